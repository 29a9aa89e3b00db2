import { writeSync, write as writeTo } from 'node:fs';
import type { DestinationStream } from 'pino';

/** How much text a busy service gathers before it is written: each write wakes another thread. */
const GATHERED_CHARACTERS = 32_768;
/** How long a line waits at most in a service that has little to say. */
const LONGEST_WAIT_MILLISECONDS = 500;
/** How much waits for a reader that has stopped reading; lines beyond it are lost, which memory without end would not prevent. */
const MOST_CHARACTERS = 8_388_608;
const BUSY_PAUSE_MILLISECONDS = 50;
const ATTEMPTS_AT_EXIT = 20;
/** How long an ending process lets the system write what it has, so that the last lines do not overtake it. */
const SETTLING_MILLISECONDS = 100;
const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/** Where pino's lines go, and what it calls when they must be written now. */
export interface LogDestination extends DestinationStream {
  flush(done?: (error?: Error) => void): void;
  flushSync(): void;
}

/**
 * Standard output, without waiting for it. Lines are gathered here and written in one piece. A log that cannot be written (a
 * full disk, a reader that is gone) loses lines and says so once on standard error: it never stops the service, nor keeps
 * it from ending.
 */
export function createLogDestination(): LogDestination {
  let gathered = '';
  /** What is being written, or waits to be tried again. */
  let writing: Buffer | null = null;
  /** True while the system has `writing`: what it does with it can then not be told. */
  let isHandedOver = false;
  let isLosing = false;
  let whenWritten: (() => void)[] = [];
  const timer = setInterval(handOver, LONGEST_WAIT_MILLISECONDS);
  timer.unref();
  // A process that ends early still says why.
  process.prependListener('beforeExit', handOver);
  process.prependListener('exit', flushSync);
  return {
    write(line) {
      if (gathered.length > MOST_CHARACTERS) return lose('nobody reads it');
      gathered += line;
      if (gathered.length >= GATHERED_CHARACTERS) handOver();
    },
    flush(done) {
      if (done !== undefined) whenWritten.push(done);
      handOver();
      if (writing === null) tellWritten();
    },
    flushSync,
  };

  function handOver(): void {
    if (writing !== null || gathered === '') return;
    writing = Buffer.from(gathered);
    gathered = '';
    writeOut(writing);
  }

  function writeOut(piece: Buffer): void {
    isHandedOver = true;
    const written = (error: NodeJS.ErrnoException | null, count: number): void => {
      isHandedOver = false;
      if (error !== null && isBusy(error)) {
        setTimeout(writeOut, BUSY_PAUSE_MILLISECONDS, piece);
        return;
      }
      if (error === null) isLosing = false;
      else lose(error.code ?? error.message);
      writing = error === null && count < piece.length ? piece.subarray(count) : null;
      if (writing !== null) writeOut(writing);
      else if (gathered.length >= GATHERED_CHARACTERS || whenWritten.length > 0) handOver();
      if (writing === null) tellWritten();
    };
    writeTo(STANDARD_OUTPUT, piece, written);
  }

  function tellWritten(): void {
    const waiting = whenWritten;
    whenWritten = [];
    for (const done of waiting) done();
  }

  /** For a process that ends: what the system has is left to it, and comes first. */
  function flushSync(): void {
    if (isHandedOver && gathered !== '') pause(SETTLING_MILLISECONDS);
    const bytes = Buffer.concat([
      ...(writing === null || isHandedOver ? [] : [writing]),
      Buffer.from(gathered),
    ]);
    gathered = '';
    if (!isHandedOver) writing = null;
    writeAll(bytes);
  }

  function writeAll(bytes: Buffer): void {
    let rest = bytes;
    for (let attempt = 0; rest.length > 0 && attempt < ATTEMPTS_AT_EXIT; ) {
      try {
        rest = rest.subarray(writeSync(STANDARD_OUTPUT, rest));
        attempt = 0;
      } catch (error) {
        if (!isBusy(error)) return;
        attempt += 1;
        pause(BUSY_PAUSE_MILLISECONDS);
      }
    }
  }

  function lose(cause: string): void {
    if (isLosing) return;
    isLosing = true;
    try {
      writeSync(STANDARD_ERROR, `Lines of the log are lost (${cause}); the service goes on.\n`);
    } catch {
      // There is nobody left to tell.
    }
  }
}

/** Stands still: only for a process that ends. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** The reader is slow: the same bytes can be written a moment later. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY');
}
