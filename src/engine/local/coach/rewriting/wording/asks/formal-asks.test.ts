import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { FORMAL_ASKS } from './formal-asks.ts';

describe('a formal enquiry', () => {
  it.each([
    [
      'I am writing to enquire as to whether your foundation would be in a position to consider providing support to our workshop.',
      'Could your foundation provide support to our workshop?',
    ],
    [
      'I am reaching out to kindly ask if some of you would perhaps be willing to consider possibly helping with the leaflet drop.',
      'Could some of you help with the leaflet drop?',
    ],
    [
      "I'm writing to ask whether you might be able to lend us the hall on 3 May.",
      'Could you lend us the hall on 3 May?',
    ],
  ])('asks for what it wants: %j', (enquiry, question) => {
    expect(applyRules(enquiry, FORMAL_ASKS)).toBe(question);
  });

  it.each([
    'I am writing to ask whether you would be happy.',
    'I am writing to ask whether you are the owner of the hall.',
    'We are writing to you about the hall.',
  ])('is none where nobody is asked to do anything: %j', (said) => {
    expect(applyRules(said, FORMAL_ASKS)).toBe(said);
  });
});
