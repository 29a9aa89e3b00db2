import { describe, expect, it } from 'vitest';
import { findName } from './name-mask.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise } from './tokens.ts';
import { stancesOfNoteTaker } from './writers-stance.ts';

const NAME = 'Oskar Lund';
const stancesIn = (notes: string): string[] => {
  const own = findName(notes, NAME, () => false);
  return stancesOfNoteTaker(notes, tokenise(notes, own), own).map(({ start, end }) =>
    notes.slice(start, end),
  );
};
const predict = (notes: string) => predictProfile({ name: NAME, notes, ageRange: null, jobType: null });

describe('what the writer of the notes wants or is like', () => {
  it.each([
    "I need to see the raw data before I trust anything, that's how I am, and I told him so. Oskar nodded.",
    'Told him that I want to be first in the region by June. He smiled.',
    'We always want everyone heard before a vote. Oskar listened.',
    'Personally I only trust figures that were counted twice. No word from Oskar.',
    "I'd rather try five odd prototypes than plan one. Oskar was on leave.",
    'Our house rule is two signatures and a way back. Mentioned it to Oskar.',
    'I never sign without the sources in front of me. Oskar poured more coffee.',
  ])('is no evidence about the person: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it.each([
    ['I want proof, but Oskar wants speed.', ['I want proof']],
    ['I like a plan and he wants to try things.', ['I like a plan']],
    ['I love numbers. Oskar asked for the source.', ['I love numbers']],
  ])('ends where the person comes in: %s', (notes, stances) => {
    expect(stancesIn(notes)).toEqual(stances);
  });

  it.each([
    ['notes that tell of nobody but "I"', 'I want everyone heard before we sign.'],
    ['what the writer thinks of the person', 'I think Oskar wants proof before he signs.'],
    ['what was done with the person', 'I had to show Oskar the source of each figure twice.'],
    ['the words of the person', 'Oskar wrote: "I need proof before I sign."'],
    ['words in single quotation marks', "Oskar: 'I want the plan first. I check every step.'"],
    ['what is liked about the person', 'I like him, and Oskar likes us.'],
    [
      'a diary in which "she" is somebody else',
      'I want proof. I check every figure. I never sign early. She laughs.',
    ],
  ])('is not: %s', (_, notes) => {
    expect(stancesIn(notes)).toEqual([]);
  });

  it('leaves what the notes tell of the person', () => {
    const { primaryCode } = predict('I love to try new things. Oskar asked for the raw data and the method.');
    expect(primaryCode).toBe('DP-03');
  });
});
