import { describe, expect, it } from 'vitest';
import { saysWhereToAsk } from './where-to-ask.ts';

describe('saysWhereToAsk', () => {
  it.each([
    'Any questions just ask.',
    'Any issues see Debbie.',
    'Any probs shout.',
    'Let me know if any problems.',
    'If you are not sure about the codes, speak to Phil.',
    'If you cannot manage this, please talk to the deputy head.',
  ])('knows the way back in the words of the writer: %s', (sentence) => {
    expect(saysWhereToAsk(sentence)).toBe(true);
  });

  it.each([
    'There are no problems with the lift.',
    'If anything changes someone will shout.',
    'Two questions came up at the meeting.',
    'Tell your team about the gate.',
  ])('takes nothing else for one: %s', (sentence) => {
    expect(saysWhereToAsk(sentence)).toBe(false);
  });
});
