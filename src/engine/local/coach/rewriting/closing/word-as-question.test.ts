import { describe, expect, it } from 'vitest';
import { wordAsQuestion } from './word-as-question.ts';

describe('wordAsQuestion', () => {
  it.each([
    ['Permit?', 'DP-05', 'Permit: who has it, and by when?'],
    ['Regatta??', 'DP-01', 'Regatta: yes or no?'],
    ['Why?', 'DP-01', null],
    ['Is the permit in?', 'DP-05', null],
  ] as const)('puts %j to %s as a whole question', (text, profile, question) => {
    expect(wordAsQuestion(text, profile)).toBe(question);
  });
});
