import { describe, expect, it } from 'vitest';
import type { PhraseTag } from '../../reading/phrases/model.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { learnedSigns } from './learned-signs.ts';

/** About as sure as one in a hundred good sentences would be by mistake. */
const CLEAR = 0.25;

function surest(tag: PhraseTag, text: string): { readonly weight: number; readonly words: string } {
  const { faults, merits } = learnedSigns(readDraft(text, 'email'));
  let best = { weight: 0, words: '' };
  for (const { tag: own, weight, span } of [...faults, ...merits])
    if (own === tag && weight > best.weight)
      best = { weight, words: span === null ? '' : text.slice(span.start, span.end) };
  return best;
}

/** Sentences that stand in none of the texts that the model learnt from. */
const SHOWN: readonly (readonly [PhraseTag, string])[] = [
  ['absolutes', 'Not once in ten years has anybody from your floor answered the bell.'],
  ['apologetic', 'Please forgive me for turning up in your inbox yet again with this little matter.'],
  ['blame', 'We lost the booking because you could not be bothered to call the hotel back.'],
  ['cold_tone', 'Your objection has been noted and will not be discussed any further.'],
  ['hedging', 'I might be wrong, but it could perhaps be worth having some sort of look at it.'],
  ['hype', 'This is the most breathtaking bicycle lock ever made, and it will blow your mind!'],
  ['no_owner', 'Somebody really ought to ring the plumber before the weekend.'],
  ['pressure', 'Only two berths are left, so sign today or somebody else will have yours.'],
  ['rigid', 'There is one way to fold the sails and we will all do it exactly like that.'],
  ['risk_unaddressed', 'If the dam leaks we will just deal with it when it happens.'],
  ['safeguard_missing', 'We skipped the second signature this time, it only slows everybody down.'],
  ['surprise_change', 'By the way, as of this morning your stall has been given to the bakery.'],
  ['ultimatum', 'Either the dog is gone by Sunday or I move out.'],
  ['vague_ask', 'It would be lovely to hear your thoughts on all this at some point.'],
  ['vague_deadline', 'Get it to me soon-ish, whenever things calm down a bit at your end.'],
  ['appreciation', 'Thank you for sitting with the new nurses all through the night shift.'],
  ['options_offered', 'You can take the early ferry, the late one, or join us by video.'],
  ['purpose_stated', 'We do this so that every child in the valley can learn to swim.'],
  ['safeguard_named', 'The old boiler stays connected until the new one has run for a month.'],
];

const PLAIN = [
  'The kiosk opens at eight and closes at four.',
  'The cellos sit in the second row, behind the flutes.',
  'The blue crates are stacked behind the barn.',
  'Lunch is soup with bread from the village bakery.',
];

describe('what the phrase model sees in wording that it never met', () => {
  it.each(SHOWN)('is %s in "%s"', (tag, text) => {
    expect(surest(tag, text).weight).toBeGreaterThanOrEqual(CLEAR);
  });

  it.each(PLAIN)('is no fault in "%s"', (text) => {
    const { faults } = learnedSigns(readDraft(text, 'email'));
    expect(faults.filter(({ weight }) => weight >= CLEAR)).toEqual([]);
  });

  it('is shown by the clause that weighs most when the rest of the sentence is plain', () => {
    const text =
      'The boat has four cabins and was built in Gdansk in 1998, so sign today or somebody else will have yours.';
    expect(surest('pressure', text).words).toBe('so sign today or somebody else will have yours.');
  });
});
