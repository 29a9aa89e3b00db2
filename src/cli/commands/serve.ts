import type { Command } from 'commander';
import { serve } from '../../serve.ts';

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('start the HTTP service; settings come from the environment (docs/operations.md)')
    .addHelpText(
      'after',
      '\nExample:\n  PORT=8080 DATABASE_URL=sqlite:/var/lib/attune/attune.db attune serve',
    )
    .action(() => serve(process.env));
}
