import { type DestinationStream, pino } from 'pino';

/** How much text a busy service gathers before it is written: each write wakes another thread. */
const GATHERED_CHARACTERS = 32_768;
/** How long a line waits at most in a service that has little to say. */
const LONGEST_WAIT_MILLISECONDS = 500;

/** Where pino's lines go, and what it calls when they must be written now. */
export interface LogDestination extends DestinationStream {
  flush(done?: (error?: Error) => void): void;
  flushSync(): void;
}

/**
 * Standard output, without waiting for it. Lines are gathered here and handed to pino's own stream in one piece: that
 * stream could gather them too, but measures the whole of what it holds again with each line, which costs more than
 * making the line.
 */
export function createLogDestination(): LogDestination {
  const output = pino.destination({ dest: 1, sync: false, minLength: 1 });
  let gathered = '';
  let isClosed = false;
  output.once('close', () => {
    isClosed = true;
  });
  const timer = setInterval(handOver, LONGEST_WAIT_MILLISECONDS);
  timer.unref();
  // Before the stream's own hooks, which let go of what it holds and close it: a process that ends early still says why.
  process.prependListener('beforeExit', handOver);
  process.prependListener('exit', flushSync);
  return {
    write(line) {
      gathered += line;
      if (gathered.length >= GATHERED_CHARACTERS) handOver();
    },
    flush(done) {
      handOver();
      output.flush(done);
    },
    flushSync,
  };

  function handOver(): void {
    if (gathered === '' || isClosed) return;
    const text = gathered;
    gathered = '';
    output.write(text);
  }

  function flushSync(): void {
    handOver();
    if (!isClosed) output.flushSync();
  }
}
