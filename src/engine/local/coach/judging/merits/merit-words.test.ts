import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Reader } from '../../../../engine.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { judgeDraft } from '../judge-draft.ts';
import { wordedMerits } from './merit-words.ts';

const GUARDIAN: Reader = { primaryCode: 'DP-04', secondaryCode: null };

function worded(draft: string): string[] {
  return wordedMerits(readDraft(draft, 'email')).map(({ tag }) => tag);
}

function named(draft: string, type: MessageType, reader: Reader): string[] {
  return judgeDraft(readDraft(draft, type), reader).strengths.flatMap(({ tag, alsoTag }) =>
    alsoTag === null ? [tag] : [tag, alsoTag],
  );
}

describe('worded merits', () => {
  it.each([
    ['The old meters stay connected until the spring.', 'safeguard_named'],
    ['The late start was because of me.', 'ownership'],
    ['Ask first how she is, her father is ill.', 'empathy'],
    ['The pictures are kept here and wiped after 24 hours.', 'safeguard_named'],
    ['Two complaints and eleven compliments came in.', 'evidence_cited'],
    ['Floor 4 keeps two persons.', 'concrete_plan'],
    ['Is that too much on top of the harvest?', 'empathy'],
    ['Goal: the village keeps its own bakery.', 'purpose_stated'],
    ['You can come on the 4th, or would you rather have something of your own?', 'options_offered'],
    ['Your crew put so much care into this.', 'appreciation'],
    ['The stopcock is off so nothing more can happen.', 'safeguard_named'],
    ["If it doesn't suit, we'll keep the 15th.", 'safeguard_named'],
    ['Anna Roth leads it and will report in May.', 'ownership'],
    ['How would that be for you and the others?', 'empathy'],
    ['If the wind goes above 50 km/h we stop work.', 'safeguard_named'],
    ['Both ways were compared: 61 notes, no differences.', 'evidence_cited'],
    ['So far 23 families have signed up.', 'evidence_cited'],
  ])('are seen in "%s"', (draft, tag) => {
    expect(worded(draft)).toContain(tag);
  });

  it('are not seen where a day or a bare statement stands', () => {
    expect(worded('It must be signed by Friday. The meeting is at noon.')).toEqual([]);
    expect(worded('Every patient is to get an appointment within 48 hours.')).toEqual([]);
  });

  it('quote exact words of their sentence', () => {
    const reading = readDraft('Hello all. The boiler stays in place until May, it was my mistake.', 'email');
    for (const { span, sentenceIndex } of wordedMerits(reading)) {
      const words = reading.text.slice(span?.start, span?.end);
      expect(reading.sentences[sentenceIndex]?.text).toContain(words);
    }
  });
});

describe('strengths of one sentence', () => {
  it('name the safeguard to a Guardian although the sentence has figures and a day', () => {
    const draft =
      'Dear Ms Okafor, we would like to move the archive in May. The old server stays connected until 31 December, and 40 files were restored last week. Could you look at the plan by 12 May?';
    expect(named(draft, 'email', GUARDIAN)).toContain('safeguard_named');
  });

  it('do not call a sentence personal that could go to anybody', () => {
    const draft =
      'Hello Tom, we sell lamps. Somebody from our side will come back to you at the appropriate time. I wanted to ask if eventually you would have some interest in our lamps.';
    expect(named(draft, 'outreach', GUARDIAN)).not.toContain('personalised');
  });
});
