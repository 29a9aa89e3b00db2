import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PhraseModelFile } from '../../../src/engine/local/coach/reading/phrases/model.ts';
import { fingerprintOf } from '../train-phrases.ts';
import { loadPhraseTexts } from './load-texts.ts';

const file = new URL('../../../src/engine/local/coach/reading/phrases/model.json', import.meta.url);

it('ships a phrase model trained from the texts and settings in the repository (else: npx tsx training/coach/train-phrases.ts)', () => {
  const model = JSON.parse(readFileSync(file, 'utf8')) as PhraseModelFile;
  expect(model.fingerprint).toBe(fingerprintOf(loadPhraseTexts()));
});
