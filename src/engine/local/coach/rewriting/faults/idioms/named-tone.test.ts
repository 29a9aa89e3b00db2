import { describe, expect, it } from 'vitest';
import { isToneAlone } from './named-tone.ts';

describe('a sentence that is nothing but a tone', () => {
  it.each([
    'It has been decided.',
    'This is totally unacceptable and will not be tolerated.',
    "I'm not collecting opinions this time.",
    'Trust me on this one.',
    'Frankly those who stay out are going to be left behind.',
    'There is no other acceptable format.',
    'Deviations are not supported.',
    'The grid is the grid.',
    'Your members obviously think somebody else will do it.',
    'I suppose reading the rota is beneath you.',
    'There is zero risk.',
    'We trust this is clear.',
    "I'm amazed nobody has been killed on your playground.",
    'Thanks a bunch for that.',
    "It's not a negotiation.",
    'You simply must get one before everyone else does.',
  ])('is told where a risk names it: %s', (sentence) => {
    expect(isToneAlone(sentence, true)).toBe(true);
  });

  it.each([
    'If anyone has a problem with that they know where the door is.',
    "If you don't like it tough.",
    "Anyone who can't manage that should ask themselves whether they belong here.",
    "Those who think this doesn't apply to them should think again.",
    "I don't want any drama about this.",
    "Anyone still moaning about it obviously hasn't understood the modern world.",
    'Decide.',
    "Your mother doesn't work here.",
    'I cannot understand how a museum lets this happen.',
    "Moaning about the old one won't change anything.",
    "I'd have thought a manager would know better.",
    "I don't know how many times this has to be said.",
    "I'm sure you've got bigger fish to fry.",
    'Thanks for nothing.',
    "I can't believe I'm having to write this again.",
  ])('is told without one: %s', (sentence) => {
    expect(isToneAlone(sentence, false)).toBe(true);
  });

  it.each([
    'It has been decided by the board on 2 July.',
    'It is unacceptable that 14 tents stood in the wet.',
    "Anyone who can't come by 6 should look for the key under the mat.",
    'Anyone who says no gets the fee back.',
    "I'm surprised it was only 4 days.",
    'There is only one format for the 14 slides.',
    'Swaps are not possible before 5 May.',
    'You must think of the children first, all 14 of them.',
    'I suppose the rota is in the office.',
    'There is no risk to the 3 children with an allergy.',
  ])('is none where it says something: %s', (sentence) => {
    expect(isToneAlone(sentence, true)).toBe(false);
  });

  it('may be meant as it is said where no risk names it', () => {
    expect(isToneAlone('It has been decided.', false)).toBe(false);
    expect(isToneAlone('There is zero risk.', false)).toBe(false);
    expect(isToneAlone('Thanks a lot for that.', false)).toBe(false);
  });
});
