import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { MOCK_THANKS } from './mock-thanks.ts';

describe('thanks that thank for nothing', () => {
  it.each([
    ['Thanks a lot for leaving me with the dishes.', 'You left me with the dishes.'],
    ['Wow, thanks for telling me the hall was shut.', 'You did not tell me that the hall was shut.'],
    ['Wow thanks for telling nobody', 'Wow thanks for telling nobody'],
    ['Thank you so much for not calling back.', 'You did not call back.'],
    ['Thanks for ignoring my note again.', 'You ignored my note again.'],
    ['Well thanks for announcing the move without telling us.', 'You announced the move without telling us.'],
    ['Thanks for taking the van without asking me.', 'You took the van without asking me.'],
  ])('are what was done or left undone: %s', (sentence, said) => {
    expect(applyRules(sentence, MOCK_THANKS)).toBe(said);
  });

  it.each([
    'Thanks a lot for leaving the key.',
    'Thank you for taking the minutes.',
    'Thanks for calling.',
    'Thanks for finishing it without help.',
  ])('stay thanks otherwise: %s', (sentence) => {
    expect(applyRules(sentence, MOCK_THANKS)).toBe(sentence);
  });
});
