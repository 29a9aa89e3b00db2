import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Finished {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the built command line as a person would, and waits for its end. */
export async function runAttune(
  parameters: readonly string[],
  {
    environment = {},
    input = '',
    fileBlocks = 'unlimited',
    uid,
  }: {
    readonly environment?: Record<string, string>;
    readonly input?: string;
    /** Largest file that the command may write, in blocks of 512 bytes: beyond it, the disk is full. */
    readonly fileBlocks?: number | 'unlimited';
    /** The user that runs it; the one who runs the tests unless told. */
    readonly uid?: number;
  } = {},
): Promise<Finished> {
  const limited = ['-c', `ulimit -f ${fileBlocks}; exec "$0" "$@"`, process.execPath, 'bin/attune.js'];
  const child = spawn('sh', [...limited, ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [exitCode, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  return { exitCode, output, errors };
}
