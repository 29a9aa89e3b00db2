import { describe, expect, it } from 'vitest';
import type { MeritTag } from '../../reading/draft-reading.ts';
import { isHollow } from './hollow.ts';

describe('a merit', () => {
  it.each<[MeritTag, string]>([
    [
      'appreciation',
      'In the meantime thank you for your patience and flexibility in these challenging times.',
    ],
    ['appreciation', 'Thanks for being the best crew ever!'],
    ['specific_numbers', "It's going to be 50 times better."],
    ['specific_numbers', 'Ours is 10x faster and 100% of people love it.'],
    ['evidence_cited', 'We are the #1 provider, trusted by 4,000+ happy firms.'],
    ['specific_numbers', 'We move to a 4 week cycle, or perhaps 6.'],
    ['specific_numbers', 'We will see, maybe an hour, maybe 2.'],
    ['specific_numbers', '4 times.'],
    ['evidence_cited', 'According to Bob you spent half of last week in the café.'],
    ['clear_deadline', 'You promised me the list by 1 June, then by 8 June.'],
    ['clear_deadline', 'Seven people left before 5pm last Friday.'],
    ['purpose_stated', 'Why is the van not back yet?'],
    ['purpose_stated', 'This is so that the office is not bothered with questions all day.'],
    ['specific_numbers', 'I have been in insurance for 27 years and have won 11 awards.'],
  ])('is hollow in what inflates, guesses, repeats hearsay or thanks anybody: %s in "%s"', (tag, text) => {
    expect(isHollow(tag, text)).toBe(true);
  });

  it.each<[MeritTag, string]>([
    ['specific_numbers', 'The new press is 3 times faster: 900 sheets an hour.'],
    ['evidence_cited', 'According to the log you came at 9:20 on 4 May.'],
    ['clear_deadline', 'Could you send it by Friday, as on the last sheet?'],
    ['purpose_stated', 'The why: so that nobody has to go home cold.'],
  ])('is praised where it stands: %s in "%s"', (tag, text) => {
    expect(isHollow(tag, text)).toBe(false);
  });
});
