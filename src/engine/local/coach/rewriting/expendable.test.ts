import { describe, expect, it } from 'vitest';
import { phraseModel } from '../reading/phrases/model.ts';
import { readDraft } from '../reading/read-draft.ts';
import { takeApart } from './draft-parts.ts';
import { expendableFor } from './expendable.ts';

const READER = { primaryCode: 'DP-03', secondaryCode: null } as const;

function chanceOf(sentence: string): number {
  const reading = readDraft(`The list is long. ${sentence}`, 'email');
  const unit = takeApart(reading).paragraphs.flat().at(-1);
  if (unit === undefined) throw new Error('no sentence');
  return expendableFor(reading, READER, phraseModel(), new Set()).chance(unit, unit.text);
}

describe('what a draft can do without', () => {
  it.each([
    'I am so terribly sorry to be such a burden again!',
    'Everyone knows that nothing else even comes close.',
    'Perhaps we could possibly think about it at some point.',
  ])('is %s rather than a matter', (sentence) => {
    expect(chanceOf(sentence)).toBeGreaterThan(chanceOf('The valve is tested and the inspector signed.'));
    expect(chanceOf(sentence)).toBeGreaterThan(0.6);
  });

  it.each([
    'Honestly, it is a joke that Anna got 40 chairs.',
    'So sorry again, the note is due by Friday!',
    'Whatever, I will send it.',
  ])('is never %s, which holds a fact or a promise', (sentence) => {
    expect(chanceOf(sentence)).toBe(0);
  });

  it('calls words of tone plain, and words for things not', () => {
    const { isPlain } = expendableFor(readDraft('Hi.', 'text'), READER, phraseModel(), new Set());
    for (const word of ['honestly', 'wonderful', 'sorry', "we're"]) expect(isPlain(word)).toBe(true);
    for (const word of ['valve', 'insurance', 'horse', 'xqzzy']) expect(isPlain(word)).toBe(false);
  });
});
