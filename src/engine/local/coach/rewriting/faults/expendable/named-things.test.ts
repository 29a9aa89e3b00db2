import { describe, expect, it } from 'vitest';
import { holdsThing, namesThing } from './named-things.ts';

describe('a word found nowhere else', () => {
  it.each([
    ['We never did the swimming form.', 'swimming'],
    ['Quite a few are unhappy with parking too.', 'parking'],
    ['Wardens will need to do some things differently.', 'Wardens'],
    ['Have a look at your ski trail.', 'ski'],
  ])('may name a thing in "%s"', (text, word) => {
    expect(holdsThing(text, [word])).toBe(true);
  });

  it.each([
    ['Anyone who spots a problem could mention it to someone.', 'spots'],
    ['It has been a long year.', 'year'],
    ['It would be nice if stuff ran smoother.', 'smoother'],
  ])('names none in "%s"', (text, word) => {
    expect(holdsThing(text, [word])).toBe(false);
  });

  it('is surely a thing behind an article, or beside another', () => {
    expect(namesThing('It was the marathon.', ['marathon'])).toBe(true);
    expect(namesThing('Boats and marathons.', ['Boats', 'marathons'])).toBe(true);
    expect(namesThing('It is nuisance enough.', ['nuisance'])).toBe(false);
  });
});
