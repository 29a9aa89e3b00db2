import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { WANTED_TALK } from './wanted-talk.ts';

describe('a talk that a writer would love to have', () => {
  it.each([
    [
      "I'd love to set up a quick 20-minute call on Tuesday to talk about the drains.",
      'Could we have a 20-minute call on Tuesday to talk about the drains?',
    ],
    [
      "I'd love to pick your brain over a quick 15 minute chat sometime next week to explore potential synergies.",
      'Could we have a 15-minute chat next week?',
    ],
    ['We would like to arrange an informal chat with Ana.', 'Could we have an informal chat with Ana?'],
    ["I'd love to jump on an 8 minute call!", 'Could we have an 8-minute call?'],
  ])('is asked for, with its length, day and purpose: %j', (wish, question) => {
    expect(applyRules(wish, WANTED_TALK)).toBe(question);
  });

  it.each([
    "I'd love to have a meeting room on the second floor.",
    "I'd love to have a call, but my phone is broken.",
    'We would love to fix the call list.',
    'I had a quick chat with Ana on Tuesday.',
  ])('is not what is told or wanted otherwise: %j', (said) => {
    expect(applyRules(said, WANTED_TALK)).toBe(said);
  });
});
