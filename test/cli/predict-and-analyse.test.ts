import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAttune } from '../support/attune-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SNAP_KEYS = [
  'name',
  'profile',
  'primary_code',
  'secondary_profile',
  'secondary_code',
  'confidence',
  'reasoning',
  'summary',
  'secondary_profile_summary',
];
const COMMS_KEYS = ['strengths', 'risks', 'suggestions', 'rewrite'];
const NOTES = 'Asked where the 14% came from before anything else.';
const keysOf = (line: string) => Object.keys(JSON.parse(line) as object);

async function batchFile(name: string, lines: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `${lines.join('\n')}\n`);
  return path;
}

describe('attune predict', () => {
  it('prints the fields of snapResponse from --notes and from standard input alike, named or not', async () => {
    const [fromOption, fromInput, fromUnnamedInput] = await Promise.all([
      runAttune(['predict', '--name', 'Dana', '--notes', NOTES, '--json']),
      runAttune(['predict', '--name', 'Dana', '-', '--json'], { input: NOTES }),
      runAttune(['predict', '--name', 'Dana', '--json'], { input: NOTES }),
    ]);
    expect(fromOption).toMatchObject({ exitCode: 0, errors: '' });
    expect(keysOf(fromOption.output)).toEqual(SNAP_KEYS);
    expect(fromInput.output).toBe(fromOption.output);
    expect(fromUnnamedInput.output).toBe(fromOption.output);
  });

  it('shows people nothing of the notes that would control their terminal, and programs all of it', async () => {
    const notes = 'Asked where the 14%\u001b[31m came from before anything else.';
    const [forPeople, forPrograms] = await Promise.all([
      runAttune(['predict', '--notes', notes]),
      runAttune(['predict', '--notes', notes, '--json']),
    ]);
    expect(forPeople.output).not.toContain('\u001b');
    expect(forPeople.output.split('\n').length).toBeGreaterThan(3);
    expect(forPrograms.exitCode).toBe(0);
  });

  it('reads for people by default', async () => {
    const { exitCode, output } = await runAttune(['predict', '--notes', NOTES]);
    expect(exitCode).toBe(0);
    expect(output.trim()).not.toBe('');
    expect(output).not.toMatch(/^\{/);
  });

  it('--batch keeps the order, reports bad lines by number, loses none of the rest and exits 1', async () => {
    const path = await batchFile('people.jsonl', [
      JSON.stringify({ name: 'First', notes: NOTES }),
      '{not json',
      JSON.stringify({ name: 'Third' }),
      JSON.stringify({ name: 'Fourth', notes: NOTES }),
    ]);
    const { exitCode, output, errors } = await runAttune(['predict', '--batch', path]);
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(exitCode).toBe(1);
    expect(lines.map((line) => line['name'] ?? line['error'])).toEqual([
      'First',
      'line 2: not well-formed JSON',
      'line 3: notes must be a string',
      'Fourth',
    ]);
    expect(errors).toContain('line 2: not well-formed JSON');
    expect(errors).toContain('line 3: notes must be a string');
    expect(errors).not.toContain('\r');
  });

  it('--batch says what its lines must be where none is JSON, and counts no blank ones', async () => {
    const path = await batchFile('people.csv', ['name,notes', '', 'Dana,Asked for the source']);
    const { exitCode, errors } = await runAttune(['predict', '--batch', path]);
    expect(exitCode).toBe(1);
    expect(errors).toContain('2 of 2 lines could not be used; see above. Each line must be one JSON object');
  });

  it('--batch reads files as other systems write them: a byte order mark, CRLF, line separators in texts', async () => {
    const path = join(folder, 'exported.jsonl');
    const lines = [
      JSON.stringify({ name: 'First', notes: NOTES }),
      JSON.stringify({ name: 'Second', notes: `${NOTES}\u2028Wants\u2029sources.\u0085` }),
      JSON.stringify({ name: 'Third', notes: NOTES }),
    ];
    await writeFile(path, `\uFEFF${lines.join('\r\n')}`);
    const { exitCode, output, errors } = await runAttune(['predict', '--batch', path]);
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
    const names = output
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { name: string }).name);
    expect(names).toEqual(['First', 'Second', 'Third']);
  });

  it('--batch calls a line that is no object so, in plain words', async () => {
    const path = await batchFile('values.jsonl', ['[]', '"text"', 'null']);
    const { exitCode, output } = await runAttune(['predict', '--batch', path]);
    expect(exitCode).toBe(1);
    expect(output.match(/"line \d: not a JSON object"/g)).toHaveLength(3);
  });

  it('quotes no byte order mark from a FILE', async () => {
    const path = join(folder, 'notes.txt');
    await writeFile(path, `\uFEFF${NOTES}`);
    const { output } = await runAttune(['predict', path, '--json']);
    expect(output).toContain(`\\"${NOTES.slice(0, -1)}`);
    expect(output).not.toContain('\uFEFF');
  });

  it('refuses text that is not UTF-8, which it would read garbled', async () => {
    const path = join(folder, 'latin1.txt');
    await writeFile(path, Buffer.from('Zoë asked for the source.', 'latin1'));
    const finished = await runAttune(['predict', path]);
    expect(finished).toMatchObject({ exitCode: 1, output: '', errors: `${path} is not text in UTF-8.\n` });
  });

  it('--batch reports a line that is not UTF-8 by its number, and loses none of the rest', async () => {
    const path = join(folder, 'one-in-latin1.jsonl');
    const line = (name: string) => `${JSON.stringify({ name, notes: NOTES })}\n`;
    const bytes = [Buffer.from(line('Zoë')), Buffer.from(line('Zoë'), 'latin1'), Buffer.from(line('Łucja'))];
    await writeFile(path, Buffer.concat(bytes));
    const { exitCode, output, errors } = await runAttune(['predict', '--batch', path]);
    const answers = output.trimEnd().split('\n');
    expect(exitCode).toBe(1);
    expect(answers.map((answer) => JSON.parse(answer)).map(({ name, error }) => name ?? error)).toEqual([
      'Zoë',
      'line 2: not text in UTF-8',
      'Łucja',
    ]);
    expect(errors).toContain('line 2: not text in UTF-8');
  });

  it('names the file that cannot be read, alone or in a batch', async () => {
    for (const parameters of [['/nowhere/a'], ['--batch', '/nowhere/a']]) {
      const { errors } = await runAttune(['predict', ...parameters]);
      expect(errors).toBe('Cannot read the file /nowhere/a.\n');
    }
  });

  it.each([
    [2, ['predict', '--batch', 'people.jsonl', '--notes', NOTES]],
    [2, ['predict', '--batch', 'people.jsonl', 'notes.txt']],
    [2, ['analyse', '--batch', 'drafts.jsonl', '--to', 'DP-03']],
    [2, ['predict']],
    [2, ['predict', 'notes.txt', '--notes', NOTES]],
    [1, ['predict', '/nowhere/notes.txt']],
    [1, ['predict', '--batch', '/nowhere/people.jsonl']],
  ] as const)('exits %i when called as %j', async (exitCode, parameters) => {
    const finished = await runAttune(parameters);
    expect(finished).toMatchObject({ exitCode, output: '' });
    expect(finished.errors.trim()).not.toBe('');
  });
});

describe('attune analyse', () => {
  it('prints the fields of commsResponse', async () => {
    const { exitCode, output } = await runAttune(
      ['analyse', '--type', 'email', '--to', 'DP-03,DP-05', '--json'],
      {
        input: 'Churn fell to 4%.',
      },
    );
    expect(exitCode).toBe(0);
    expect(keysOf(output)).toEqual(COMMS_KEYS);
  });

  it('--batch keeps the order, and reports bad lines by number', async () => {
    const draft = { messageText: 'Churn fell to 4%.', messageType: 'email', primaryCode: 'DP-03' };
    const path = await batchFile('drafts.jsonl', [
      JSON.stringify(draft),
      JSON.stringify({ ...draft, primaryCode: 'DP-09' }),
      JSON.stringify({ ...draft, primaryCode: undefined, snapId: 1 }),
      JSON.stringify({ ...draft, secondaryCode: 'DP-01' }),
      JSON.stringify({ ...draft, snapId: 1 }),
      JSON.stringify({ ...draft, primaryCode: undefined }),
    ]);
    const { exitCode, output } = await runAttune(['analyse', '--batch', path]);
    const lines = output.trimEnd().split('\n');
    expect(exitCode).toBe(1);
    expect(lines).toHaveLength(6);
    for (const line of lines.slice(4)) expect(line).toContain('give primaryCode; snapId needs the service');
    expect(keysOf(lines[0] ?? '')).toEqual(COMMS_KEYS);
    expect(lines[1]).toContain('line 2: primaryCode must be one of');
    expect(lines[2]).toContain('line 3: give primaryCode');
    expect(keysOf(lines[3] ?? '')).toEqual(COMMS_KEYS);
  });

  it.each([
    ['without a type', ['analyse', '--to', 'DP-03']],
    ['with an unknown type', ['analyse', '--type', 'fax', '--to', 'DP-03']],
    ['with a Visionary secondary', ['analyse', '--type', 'email', '--to', 'DP-03,DP-07']],
    ['with three readers', ['analyse', '--type', 'email', '--to', 'DP-03,DP-04,DP-05']],
  ])('exits 2 %s', async (_how, parameters) => {
    expect(await runAttune(parameters, { input: 'Hello' })).toMatchObject({ exitCode: 2, output: '' });
  });

  it.each([
    ['DP-99', 'The first code of --to must be one of: DP-01,'],
    ['DP-01,DP-99', 'The second code of --to must be one of: DP-01,'],
    ['DP-01,DP-07', "The second code of --to cannot be 'DP-07'"],
  ])('names its own option when --to is %s', async (codes, words) => {
    const { errors } = await runAttune(['analyse', '--type', 'text', '--to', codes], { input: 'Hello' });
    expect(errors).toContain(words);
  });
});

describe('attune', () => {
  it.each(['predict', 'analyse', 'serve', 'account create', 'key create', 'credits add'])(
    '%s --help shows an example',
    async (command) => {
      const { exitCode, output } = await runAttune([...command.split(' '), '--help']);
      expect(exitCode).toBe(0);
      expect(output).toMatch(/Examples?:\n {2}.*attune /);
    },
  );

  it.each([[['nonsense']], [['predict', '--nonsense']], [['key']]])(
    'exits 2 when called as %j',
    async (parameters) => {
      const { exitCode, errors } = await runAttune(parameters);
      expect(exitCode).toBe(2);
      expect(errors).toMatch(/help|Usage/);
    },
  );
});
