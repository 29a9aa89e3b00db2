import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const MODULE = new URL('../../src/observe/log-destination.ts', import.meta.url);

/** What a process wrote that gave `lines` lines to the destination and ended as told. */
async function outputOf(lines: number, end: string): Promise<string> {
  const program = `
    const { createLogDestination } = await import(${JSON.stringify(MODULE.href)});
    const destination = createLogDestination();
    for (let line = 0; line < ${lines}; line += 1) destination.write('line ' + line + '\\n');
    ${end}`;
  const parameters = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { maxBuffer: 1e8 });
  return stdout;
}

const expected = (lines: number) => Array.from({ length: lines }, (_, line) => `line ${line}\n`).join('');

describe('the log destination', () => {
  for (const lines of [1, 20_000]) {
    test(`writes every one of ${lines} lines in order when the process has nothing more to do`, async () => {
      expect(await outputOf(lines, '')).toBe(expected(lines));
    });

    test(`writes every one of ${lines} lines in order when the process is told to exit`, async () => {
      expect(await outputOf(lines, 'process.exit(0);')).toBe(expected(lines));
    });
  }

  test('a disk that is full loses lines, says so once, and neither stops the process nor keeps it from ending', async () => {
    const program = `
      const { createLogDestination } = await import(${JSON.stringify(MODULE.href)});
      const destination = createLogDestination();
      const flushed = () => new Promise((resolve) => destination.flush(resolve));
      destination.write('first');
      await flushed();
      destination.write('second');
      await flushed();
      destination.write('last');
      process.exitCode = 7;`;
    const onFullDisk = [
      '-c',
      'exec "$0" "$@" > /dev/full',
      process.execPath,
      '--input-type=module',
      '--eval',
    ];
    const ended = promisify(execFile)('sh', [...onFullDisk, program]);
    const stderr = 'Lines of the log are lost (ENOSPC); the service goes on.\n';
    await expect(ended).rejects.toMatchObject({ code: 7, stderr });
  });

  test('hands over what it holds when it is flushed', async () => {
    const end = 'destination.flush(() => process.kill(process.pid, "SIGKILL"));';
    const output = await outputOf(3, end).catch((error: { stdout: string }) => error.stdout);
    expect(output).toBe(expected(3));
  });
});
