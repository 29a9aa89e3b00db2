/** Exit codes of `attune`: 0 done, 1 could not be done, 2 called wrongly; wrong settings have one of their own (ConfigError). */
export const EXIT_FAILED = 1;
export const EXIT_USAGE = 2;

/** Stops a command; the message is for the person who typed it. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT_FAILED) {
    super(message);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}
