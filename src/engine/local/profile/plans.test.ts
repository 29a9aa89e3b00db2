import { describe, expect, it } from 'vitest';
import { findName } from './name-mask.ts';
import { plansOfNoteTaker } from './plans.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise } from './tokens.ts';

const NAME = 'Ines Roth';
const plansIn = (notes: string) => {
  const own = findName(notes, NAME, () => false);
  return plansOfNoteTaker(notes, tokenise(notes, own), own).map(({ start, end }) => notes.slice(start, end));
};
const codeOf = (notes: string) =>
  predictProfile({ name: NAME, notes, ageRange: null, jobType: null }).primaryCode;

describe('what the writer of the notes means to do', () => {
  it.each([
    'Plan for Thursday: open with the savings, then the timeline. Bring the comparison, maybe push for a date. First time we meet her.',
    'Prep: check the figures, print three copies. He is new in the role.',
    "Note to self: slow down, listen more, don't push him.",
    'Nervous before this one. I tend to drown people in numbers. Must breathe, must let her talk. Pay attention to the closing.',
    'Must send her the plan by Friday.',
    'Need to show him the data before the board meets.',
    'I think we should show Ines the long-term vision, that usually works with founders.',
    'We could pitch the data angle to him.',
    "Let's send her a case study first.",
  ])('is no evidence about the person: %s', (notes) => {
    expect(codeOf(notes)).toBeNull();
  });

  it('ends where the person comes in', () => {
    const notes = 'For the call: have the pilot ready. Bring the figures. Ines wants the plan. Bring cake.';
    expect(plansIn(notes)).toEqual(['For the call: have the pilot ready', 'Bring the figures']);
  });

  it.each([
    ['advice by what failed', 'We could never show her a deck without sources.'],
    ['a wish of the person', 'We should show the team the plan, Ines wants them on board.'],
    ['an order of the person', "Don't ask her to chair. Ask what a village ought to be."],
    ['what the person must have', 'Must see the data before she signs.'],
    ['advice on the person', 'Have to show her the sources every time or she sends it back.'],
    ['a plan of the person', 'Plan for Thursday came back from her with an owner for every line.'],
    [
      'the plan of who tells of nobody else',
      'My plan: first the pilot, then owners and dates for each step.',
    ],
  ])('is not: %s', (_, notes) => {
    expect(plansIn(notes)).toEqual([]);
  });
});
