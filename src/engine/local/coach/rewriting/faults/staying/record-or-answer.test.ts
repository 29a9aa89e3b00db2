import { expect, it } from 'vitest';
import { isRecordOrAnswer } from './record-or-answer.ts';

it('how it went before, and a bare answer, are never a spare part of a sentence', () => {
  expect(isRecordOrAnswer('there were no problems to speak of')).toBe(true);
  expect(isRecordOrAnswer('we have had not a single complaint')).toBe(true);
  expect(isRecordOrAnswer('No')).toBe(true);
  expect(isRecordOrAnswer('nothing will go wrong')).toBe(false);
  expect(isRecordOrAnswer('no problem')).toBe(false);
});
