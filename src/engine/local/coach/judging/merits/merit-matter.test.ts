import { describe, expect, it } from 'vitest';
import type { MeritTag } from '../../reading/draft-reading.ts';
import { holdsMeritMatter } from './merit-matter.ts';

describe('what words are praised for', () => {
  it.each<[MeritTag, string]>([
    ['safeguard_named', 'Two of the pupils had to see a nurse'],
    ['safeguard_named', 'Your aunt gave me your number'],
    ['safeguard_named', 'Is the deposit covered, and up to how much?'],
    ['safeguard_named', 'We could use somebody with a licence'],
    ['appreciation', '9 of you still owe me the ticket'],
    ['empathy', 'Today I hear from a stranger that it is the 12th'],
    ['clear_ask', 'The fund covers 40,000 of it'],
    ['clear_deadline', 'My uncle passed away on Monday and we leave on Saturday'],
    ['options_offered', '24 of us, in that wind, with our own spades'],
    ['ownership', 'That desk is MINE and you know it'],
    ['ownership', 'I think there are two lists'],
    ['purpose_stated', 'The pool is closed because of the frost'],
  ])('are not there for %s: %s', (tag, text) => {
    expect(holdsMeritMatter(tag, text)).toBe(false);
  });

  it.each<[MeritTag, string]>([
    ['safeguard_named', 'The old boiler stays connected until March'],
    ['appreciation', 'Thank you for taking the late shift'],
    ['empathy', 'How would that be for your crew?'],
    ['clear_ask', 'Could you send it by noon?'],
    ['clear_deadline', 'The tickets are due on 4 May'],
    ['options_offered', 'Tuesday or Friday, whichever suits you'],
    ['ownership', 'I left the tests out, that is on me'],
    ['purpose_stated', 'We moved the shelf so that everybody can reach it'],
  ])('are there for %s: %s', (tag, text) => {
    expect(holdsMeritMatter(tag, text)).toBe(true);
  });
});
