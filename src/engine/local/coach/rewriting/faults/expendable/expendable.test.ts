import { describe, expect, it } from 'vitest';
import { countedStems } from '../../../../../facts/words.ts';
import { judgeDraft } from '../../../judging/judge-draft.ts';
import type { DraftReading } from '../../../reading/draft-reading.ts';
import { phraseModel } from '../../../reading/phrases/model.ts';
import { readDraft } from '../../../reading/read-draft.ts';
import { takeApart } from '../../parts/draft-parts.ts';
import { expendableFor } from './expendable.ts';
import type { WeighedDraft } from './weighed-draft.ts';

const READER = { primaryCode: 'DP-03', secondaryCode: null } as const;

function draftOf(reading: DraftReading): WeighedDraft {
  const model = phraseModel();
  return {
    reading,
    reader: READER,
    findings: judgeDraft(reading, READER, model),
    model,
    units: takeApart(reading).paragraphs.flat(),
    counts: countedStems(reading.text),
  };
}

/** The chance that nothing is lost with the last sentence of a draft. */
function chanceOf(draft: string): number {
  const reading = readDraft(draft, 'email');
  const unit = takeApart(reading).paragraphs.flat().at(-1);
  if (unit === undefined) throw new Error('no sentence');
  return expendableFor(draftOf(reading), new Set()).chance(unit, unit.text, 0);
}

const LIFT = 'Hi Ana, the lift stopped on Friday and the engineer came on Monday.';

describe('what a draft can do without', () => {
  it('is no thing in one word', () => {
    expect(chanceOf(`${LIFT} To see to before then: Ladder. Gloves. Vests.`)).toBe(0);
    expect(chanceOf(`${LIFT} Amazing!`)).toBeGreaterThan(0);
  });

  it.each([
    'I hope you had a lovely weekend!',
    'I am so sorry, sorry again, I know I am a pain and I am sorry to bother you.',
    'It is truly amazing, you will be blown away!',
    'As you may know, we pride ourselves on our service.',
    'Anyway, enough rambling from me.',
  ])('is talk: %s', (sentence) => {
    expect(chanceOf(`${LIFT} ${sentence}`)).toBeGreaterThan(0.45);
  });

  it.each([
    'It broke again.',
    'We think it is the motor but others say it is the doors.',
    'What do you think?',
    'For now just carry on as normal.',
    'I should have told you first, and I am sorry.',
    'I would not sign it before we know more.',
    'We have moved most of it, we think.',
    'He has not been paid yet.',
  ])('is no event, doubt, ask, rule, apology or view: %s', (sentence) => {
    expect(chanceOf(`${LIFT} ${sentence}`)).toBeLessThan(0.3);
  });

  it('is never whom the writer has asked', () => {
    expect(chanceOf('The list is long. So, after a lovely chat with the warden, we wait.')).toBe(0);
  });

  it.each(['Honestly, it is a joke that Anna got 40 chairs.', 'So sorry again, the note is due by Friday!'])(
    'is never %s, which holds a fact',
    (sentence) => {
      expect(chanceOf(`The list is long. ${sentence}`)).toBe(0);
    },
  );

  it('calls words of tone plain, and words for things not', () => {
    const { isPlain } = expendableFor(draftOf(readDraft('Hi.', 'text')), new Set());
    for (const word of ['honestly', 'wonderful', 'sorry', "we're"]) expect(isPlain(word)).toBe(true);
    for (const word of ['valve', 'insurance', 'horse', 'xqzzy', 'fastest', 'region', 'blind'])
      expect(isPlain(word)).toBe(false);
  });
});
