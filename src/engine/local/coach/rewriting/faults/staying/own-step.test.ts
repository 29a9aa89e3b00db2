import { describe, expect, it } from 'vitest';
import { tellsOwnStep } from './own-step.ts';

describe('tellsOwnStep', () => {
  it.each([
    "I'll take it off again at some point",
    'and I will try and look at it at some stage',
    "it's been making noises",
    'I think a drawing',
    'maybe a second mast',
    'Find someone else.',
  ])('holds a fact without a figure: %s', (text) => {
    expect(tellsOwnStep(text)).toBe(true);
  });

  it.each([
    "I'll be honest",
    "it's been amazing",
    'I think it is great',
    "I'm sure it's fine",
    "we'll never regret it",
  ])('does not take a mood for one: %s', (text) => {
    expect(tellsOwnStep(text)).toBe(false);
  });
});
