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
  }: { readonly environment?: Record<string, string>; readonly input?: string } = {},
): Promise<Finished> {
  const child = spawn(process.execPath, ['bin/attune.js', ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [exitCode, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  return { exitCode, output, errors };
}
