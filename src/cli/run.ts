import { CommanderError } from 'commander';
import { ConfigError } from '../config.ts';
import { wordsFor } from '../store/database-fault.ts';
import { CommandFailure, EXIT_FAILED, EXIT_USAGE } from './failure.ts';
import { endWithOutput } from './output.ts';
import { createProgram } from './program.ts';

endWithOutput();

try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** Commander has printed its own complaints already; everything else is told here. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
  process.stderr.write(`${wordsFor(error)}\n`);
  return error instanceof CommandFailure || error instanceof ConfigError ? error.exitCode : EXIT_FAILED;
}
