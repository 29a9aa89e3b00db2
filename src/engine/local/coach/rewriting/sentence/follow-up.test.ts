import { describe, expect, it } from 'vitest';
import { askedAfter } from './follow-up.ts';

describe('a message that only comes back to something', () => {
  it.each([
    ['Just following up on the draft contract.', 'Where do we stand with the draft contract?'],
    ['Checking in about our offer of 3 May!', 'Where do we stand with our offer of 3 May?'],
    ['I wanted to touch base regarding the Q4 budget', 'Where do we stand with the Q4 budget?'],
  ])('asks where that stands: "%s"', (sentence, question) => {
    expect(askedAfter(sentence)).toBe(question);
  });

  it.each([
    'Just following up on what we discussed.',
    'Just following up on the idea that we sell.',
    'The contract is ready.',
    'Chase the rest and get back to me.',
  ])('asks nothing for "%s"', (sentence) => {
    expect(askedAfter(sentence)).toBeNull();
  });
});
