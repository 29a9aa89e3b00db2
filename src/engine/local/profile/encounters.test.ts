import { describe, expect, it } from 'vitest';
import { encountersIn } from './encounters.ts';
import { findName } from './name-mask.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise } from './tokens.ts';

const NAME = 'Marta Lind';
const encounters = (notes: string): string[] => {
  const own = findName(notes, NAME, () => false);
  return encountersIn(notes, tokenise(notes, own), own).map(({ start, end }) => notes.slice(start, end));
};

describe('that the writer of the notes met the person', () => {
  it.each([
    'Sat with Marta again.',
    'Sat down with Marta for an hour.',
    'Had a long chat with Marta.',
    'Coffee with her on Tuesday, 10:30.',
    'Quick one with Marta before the stand-up.',
    'Lunch with Marta and her deputy.',
    '12 March: met Marta at the depot.',
  ])('is no evidence of how they decide: %s', (notes) => {
    expect(predictProfile({ name: NAME, notes, ageRange: null, jobType: null })).toMatchObject({
      primaryCode: null,
      confidence: null,
    });
  });

  it('ends where something is told of them', () => {
    expect(encounters('Spoke to her today; wants proof. Met Marta on Friday, asks for the source.')).toEqual([
      'Spoke to her today',
      'Met Marta on Friday',
    ]);
  });

  it.each([
    ['what they met for', 'Met Marta to go through every figure twice.'],
    ['who is met there', 'Met Marta, who checks every figure.'],
    ['what somebody is called', 'Called her a perfectionist.'],
    ['what is hers', 'Met her targets early. Saw her numbers.'],
    [
      'whom the person met',
      'Marta came. Spoke to Kim before deciding. Sat with the night team and heard them.',
    ],
    ['a meeting that comes later in a sentence', 'Marta wants lunch with Marta.'],
  ])('is not: %s', (_, notes) => {
    expect(encounters(notes)).toEqual([]);
  });
});
