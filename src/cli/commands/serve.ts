import type { Command } from 'commander';
import { serve } from '../../serve.ts';

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('start the HTTP service; settings come from the environment (docs/operations.md)')
    .addHelpText(
      'after',
      '\nThe first start on an empty database prints an API key and a call to try. Ctrl+C stops it.\n\nExample:\n  PORT=8080 DATABASE_URL=sqlite:/var/lib/attune/attune.db attune serve',
    )
    .action(() => serve(process.env));
}
