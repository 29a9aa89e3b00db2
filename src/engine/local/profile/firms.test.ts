import { describe, expect, it } from 'vitest';
import { toldOfFirms } from './firms.ts';
import { findName } from './name-mask.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise } from './tokens.ts';

const NAME = 'Ruth Amsel';
const toldIn = (notes: string): string[] => {
  const own = findName(notes, NAME, () => false);
  return toldOfFirms(notes, tokenise(notes, own), own).map(({ start, end }) => notes.slice(start, end));
};
const predict = (notes: string) => predictProfile({ name: NAME, notes, ageRange: null, jobType: null });

describe('what other firms, offers and slogans are like', () => {
  it.each([
    'Job ad: you hit targets, you move fast, you win.',
    'From the job description: "finishes what she starts, with an owner for every step".',
    'Her old firm never moved without three approvals.',
    'The company she came from never moved without three approvals.',
    'Company motto: second is nowhere, win by Friday.',
    'House policy says two signatures and a way back for everything.',
    'The competitor promises faster growth and a top rank by June.',
  ])('is no evidence about the person: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it('gives way to what the person does about it', () => {
    const notes =
      'The rival offer was cheaper and faster. Ruth signs nothing until she sees how it was measured.';
    expect(predict(notes).primaryCode).toBe('DP-03');
  });

  it.each([
    [
      'The rival bid was cheaper, but nobody had ever used one, so Ruth said no.',
      ['The rival bid was cheaper'],
    ],
    ['The competitor promises growth and Ruth asks how they know.', ['The competitor promises growth']],
    ['Her previous employer was all about rank. She is not.', ['Her previous employer was all about rank']],
  ])('ends where something is set against it, or the person comes in: %s', (notes, told) => {
    expect(toldIn(notes)).toEqual(told);
  });

  it.each([
    ['what a rival does to the person', 'A rival and a stopwatch bring Ruth to life.'],
    ['what the person says of rivals', 'Competitors brace themselves when I enter an auction.'],
    ['what the person does with an offer', 'Turned down the cheaper offer until she saw the sources.'],
    ['what the person does with an ad', 'Rewrote the job ad so that it named the deadline.'],
  ])('is not: %s', (_, notes) => {
    expect(toldIn(notes)).toEqual([]);
  });
});
