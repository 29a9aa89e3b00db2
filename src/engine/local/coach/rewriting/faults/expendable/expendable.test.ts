import { describe, expect, it } from 'vitest';
import { judgeDraft } from '../../../judging/judge-draft.ts';
import type { DraftReading } from '../../../reading/draft-reading.ts';
import { phraseModel } from '../../../reading/phrases/model.ts';
import { readDraft } from '../../../reading/read-draft.ts';
import { takeApart } from '../../parts/draft-parts.ts';
import { expendableFor } from './expendable.ts';
import type { WeighedDraft } from './expendable-traits.ts';

const READER = { primaryCode: 'DP-03', secondaryCode: null } as const;

function draftOf(reading: DraftReading): WeighedDraft {
  const model = phraseModel();
  return { reading, reader: READER, findings: judgeDraft(reading, READER, model), model };
}

function chanceOf(sentence: string): number {
  const reading = readDraft(`The list is long. ${sentence}`, 'email');
  const unit = takeApart(reading).paragraphs.flat().at(-1);
  if (unit === undefined) throw new Error('no sentence');
  return expendableFor(draftOf(reading), new Set()).chance(unit, unit.text, 1);
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

  it.each(['Honestly, it is a joke that Anna got 40 chairs.', 'So sorry again, the note is due by Friday!'])(
    'is never %s, which holds a fact',
    (sentence) => {
      expect(chanceOf(sentence)).toBe(0);
    },
  );

  it('calls words of tone plain, and words for things not', () => {
    const { isPlain } = expendableFor(draftOf(readDraft('Hi.', 'text')), new Set());
    for (const word of ['honestly', 'wonderful', 'sorry', "we're"]) expect(isPlain(word)).toBe(true);
    for (const word of ['valve', 'insurance', 'horse', 'xqzzy', 'fastest', 'region', 'blind'])
      expect(isPlain(word)).toBe(false);
  });
});
