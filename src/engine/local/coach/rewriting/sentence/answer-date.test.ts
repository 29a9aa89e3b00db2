import { describe, expect, it } from 'vitest';
import { withAnswerDate } from './answer-date.ts';

const WISH = 'I wondered if you might let us have a new motor.';
const QUESTION = 'Could you let us have a new motor?';

describe('a question that was only hinted at', () => {
  it('names the day by which the draft says that an answer is needed', () => {
    expect(withAnswerDate(QUESTION, WISH, `${WISH} He can do it if he knows by Thursday.`)).toBe(
      'Could you let us have a new motor, and can you let me know by Thursday?',
    );
  });

  it('names none where the day is for something else, the writer says it, or the question has its own', () => {
    const same = (question: string, draft: string): void =>
      expect(withAnswerDate(question, WISH, draft)).toBe(question);
    same(QUESTION, `${WISH} The roof is off by Thursday.`);
    same(QUESTION, `${WISH} I would have to know by Thursday.`);
    same('Could you let us have a motor before noon?', `${WISH} He wants to know by Thursday.`);
  });

  it('leaves a question of the draft alone', () => {
    expect(withAnswerDate(QUESTION, 'Could you let us have a motor?', 'Tell me by Thursday.')).toBe(QUESTION);
  });
});
