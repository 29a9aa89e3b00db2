import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstCallSnippets } from '../../web/src/text/snippets.ts';
import { type Attune, startAttune, type TestAccount } from '../support/attune.ts';

/** How a reader of the dashboard would run what they have copied, and what proves that it can be run here. */
const PROGRAMS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['curl', ['sh', '-c'], ['curl', '--version']],
  ['TypeScript', [process.execPath, '--input-type=module', '--eval'], [process.execPath, '-v']],
  ['Python', ['python3', '-c'], ['python3', '--version']],
];
const isHere = ([program = '', ...parameters]: readonly string[]) =>
  spawnSync(program, parameters).status === 0;

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(3);
});
afterAll(() => attune.close());

/** What a snippet prints, complaints included. */
async function outputOf([program = '', ...parameters]: readonly string[], code: string): Promise<string> {
  const child = spawn(program, [...parameters, code], { stdio: ['ignore', 'pipe', 'pipe'] });
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('\n');
}

function snippet(language: string, key: string): string {
  const found = firstCallSnippets(attune.url, key).find((candidate) => candidate.language === language);
  if (found === undefined) throw new Error(`There is no snippet in ${language}.`);
  return found.code;
}

describe('the first call, as the dashboard offers it to be copied', () => {
  for (const [language, command, proof] of PROGRAMS) {
    test.runIf(isHere(proof))(`runs in ${language}, and tells why it was refused`, async () => {
      expect(await outputOf(command, snippet(language, account.key))).toMatch(/Analyzer/);
      expect(await outputOf(command, snippet(language, 'nobody'))).toContain('Invalid or inactive api key');
    });
  }
});
