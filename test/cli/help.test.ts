import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';

/** What `--help` prints, the texts behind the options included. */
function helpOf(command: Command): string {
  const help: string[] = [];
  command.configureOutput({ writeOut: (text) => void help.push(text) });
  command.outputHelp();
  return help.join('');
}

/** The commands that do something: a group only holds others. */
function commandsOf(command: Command): readonly Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(commandsOf);
}

test('the help says where the settings are and what the exit codes mean', () => {
  const help = helpOf(createProgram());
  expect(help).toContain('DATABASE_URL');
  expect(help).toContain('Exit codes');
});

test.each(commandsOf(createProgram()).map((command) => ({ name: command.name(), command })))(
  'the help of $name shows how it is called',
  ({ name, command }) => {
    const [, examples = ''] = helpOf(command).split(/\nExamples?:\n/);
    expect(examples).not.toBe('');
    for (const example of examples.trim().split('\n'))
      expect(example).toMatch(new RegExp(`attune (\\w+ )?${name}`));
  },
);
