import { describe, expect, it } from 'vitest';
import { hangsOnLast } from './leaned-on.ts';

describe('a sentence that is nothing without the one in front of it', () => {
  it.each([
    'We had 212 in April and 268 in May.',
    'It was 41 last year.',
    'Last time it was only 9.',
    'Before that it was about 900.',
    'Three times last week alone.',
    'Twice.',
    'So does the caretaker.',
    'We would love to.',
    'I would be honoured.',
    'Or plants.',
    'We have four.',
    'Could you?',
    'When would suit?',
    'In his view it won’t last another winter.',
    'You didn’t.',
    'Mostly on Mondays.',
    'I hope you are too.',
    'The old one was cheaper.',
    'Cafes using it get 20% more guests.',
  ])('is told: %s', (text) => {
    expect(hangsOnLast(text)).toBe(true);
  });

  it.each([
    'We had 212 sign-ups in April.',
    'It was 9 o’clock.',
    'The office was closed three times.',
    'One of them rang.',
    'Could you send it?',
    'When does the shop open?',
    'We are 12 people in the shop.',
    'There are 2,300 scores.',
  ])('says itself what it speaks of: %s', (text) => {
    expect(hangsOnLast(text)).toBe(false);
  });
});
