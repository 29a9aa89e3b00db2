import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spareFingerprint } from './fit-expendable.ts';
import { soundnessFingerprint } from './fit-soundness.ts';
import { readJudgedRisks } from './judged-risks.ts';
import { readSpareWords } from './spare-words.ts';

const COACH = '../../src/engine/local/coach';

function fingerprintIn(path: string): unknown {
  const file = JSON.parse(readFileSync(new URL(`${COACH}/${path}`, import.meta.url), 'utf8')) as object;
  return 'fingerprint' in file ? file.fingerprint : null;
}

it('ships what was learnt from the words that readers call spare (else: npm run train:coach-weights)', () => {
  expect(fingerprintIn('rewriting/faults/expendable/expendable.json')).toBe(
    spareFingerprint(readSpareWords()),
  );
});

it('ships what was learnt from the criticisms that readers agree with (else: npm run train:coach-weights)', () => {
  expect(fingerprintIn('judging/soundness/soundness.json')).toBe(soundnessFingerprint(readJudgedRisks()));
});
