import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const predict = (notes: string) =>
  predictProfile({ name: 'Ines Roth', notes, ageRange: null, jobType: null });

describe('what the writer of the notes only guesses or doubts', () => {
  it.each([
    'Karla thinks Ines may want the raw data. I doubt it.',
    'Rumour has it that she wants guarantees for everything.',
    'Wants the raw data and the method, but that is just gossip.',
    'I guess he would want everybody heard before he decides.',
    'Our assumption: she wants the steps, an owner and a date. To be verified.',
    'Unconfirmed: asks for the source of every figure.',
    "Only cares about winning. I can't confirm any of this.",
    'Someone said he tries anything new at once, but I am only guessing.',
    'She asked who is liable and wanted approvals. It was a role-play, and everyone drew a part.',
    'He pretended to be the sceptic and asked for the source of every figure.',
  ])('makes no more than a first guess, and the doubt is not quoted: %s', (notes) => {
    const { confidence, reasoning } = predict(notes);
    expect([null, 'Low']).toContain(confidence);
    expect(reasoning).not.toMatch(
      /doubt it|gossip|guess he|assumption|verified|unconfirmed|confirm any|guessing|drew a part/i,
    );
  });

  it('gives way to what is known', () => {
    const known = predict('She asked for the raw data and the method.');
    const both = predict('She asked for the raw data and the method. I guess he only cares about winning.');
    expect(both.primaryCode).toBe('DP-03');
    expect(both.confidence).toBe(known.confidence);
  });

  it.each([
    'Does he want the raw data first? Does he need a rollback plan?',
    'What does Ines want to see, the data or the plan?',
    'Is she somebody who wants guarantees? We should find out.',
  ])('names no profile as an open question: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it.each([
    ['what the person asks', 'Asked what could go wrong. Who is liable? Who signs it off?', 'DP-04'],
    ['a question with its answer', 'Does she read the method? Always. She wants the raw data.', 'DP-03'],
    ['a doubt of the person', 'Doubts every figure until she has seen the source.', 'DP-03'],
    ['what the person dislikes', 'Hates gossip and guesswork, wants the source and the raw data.', 'DP-03'],
  ])('is not: %s', (_, notes, code) => {
    const prediction = predict(notes);
    expect(prediction.primaryCode).toBe(code);
    expect(prediction.confidence).not.toBe('Low');
  });

  it('is found in time proportional to the notes', () => {
    const start = performance.now();
    for (const part of [
      'I guess it is a guess ',
      'rumour that is gossip ',
      'does he ? ',
      'she is deaf she ',
      'I told her ',
    ])
      predict(part.repeat(4000));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
