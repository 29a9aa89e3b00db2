import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { earnedFingerprint } from './fit-earned.ts';
import { spareFingerprint } from './fit-expendable.ts';
import { fittingFingerprint } from './fit-fitting.ts';
import { leadingFingerprint } from './fit-leading.ts';
import { namingFingerprint } from './fit-naming.ts';
import { praiseFingerprint } from './fit-praise.ts';
import { soundnessFingerprint } from './fit-soundness.ts';
import { wantingFingerprint } from './fit-wanting.ts';
import { readJudgedRisks } from './judged-risks.ts';
import { readSpareWords } from './spare-words.ts';

/** Every labelled draft is read for some of them: half a minute on a busy machine. */
const READING_MILLISECONDS = 120_000;

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

it(
  'ships what was learnt from the criticisms that readers agree with (else: npm run train:coach-weights)',
  () => {
    expect(fingerprintIn('judging/soundness/soundness.json')).toBe(soundnessFingerprint(readJudgedRisks()));
  },
  READING_MILLISECONDS,
);

it(
  'ships what was learnt from the faults that experts name (else: npm run train:coach-weights)',
  () => {
    expect(fingerprintIn('judging/naming/naming.json')).toBe(namingFingerprint());
  },
  READING_MILLISECONDS,
);

it('ships what was learnt from the merits that experts praise (else: npm run train:coach-weights)', () => {
  expect(fingerprintIn('judging/praise/praise.json')).toBe(praiseFingerprint());
});

it('ships what was learnt from the praise that readers agree with (else: npm run train:coach-weights)', () => {
  expect(fingerprintIn('judging/praise/earned.json')).toBe(earnedFingerprint());
});

it(
  'ships what was learnt from the last lines that readers call better (else: npm run train:coach-weights)',
  () => {
    expect(fingerprintIn('rewriting/closing/fitting/fitting.json')).toBe(fittingFingerprint());
  },
  READING_MILLISECONDS,
);

it('ships what was learnt from the sentences that experts begin with (else: npm run train:coach-weights)', () => {
  expect(fingerprintIn('rewriting/order/leading/leading.json')).toBe(leadingFingerprint());
});

it(
  'ships what was learnt from messages that want something and messages that want nothing (else: npm run train:coach-weights)',
  () => {
    expect(fingerprintIn('judging/wanting/wanting.json')).toBe(wantingFingerprint());
  },
  READING_MILLISECONDS,
);
