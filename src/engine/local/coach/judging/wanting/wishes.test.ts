import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { asksOutright, wishesOf } from './wishes.ts';

describe('a mail asks for nothing', () => {
  it.each([
    'The crane is repaired. You will see the cost on the next invoice.',
    'Attached you will find the tide table for May.',
    'Invoice 5512 was paid on Tuesday.',
    "Gate's moved to the east side.",
    "Don't worry about the boat, it is back in the shed.",
    'Stay tuned, the result comes at nine.',
    'The following ports are closed:  ?\nOstend  ?\nBruges',
  ])('by "%s"', (text) => {
    const reading = readDraft(text, 'email');
    expect(asksOutright(reading)).toBe(false);
  });
});

describe('a mail asks for something', () => {
  it.each([
    'Make sure that the crane is greased.',
    'Find out whether invoice 5512 was paid.',
    'Please have a look at the tide table.',
    'You should have it checked, could you do that by Tuesday?',
    'Is the boat in the shed ?',
  ])('by "%s"', (text) => {
    const reading = readDraft(text, 'email');
    expect(asksOutright(reading)).toBe(true);
  });

  it('and only that ask counts, not the politeness around it', () => {
    const reading = readDraft(
      'Please send the tide table to Ostend. You will find the address on the crate. Call me if anything is unclear.',
      'email',
    );
    expect(wishesOf(reading).map(({ sentenceIndex }) => sentenceIndex)).toEqual([0]);
  });
});
