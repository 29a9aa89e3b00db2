import { describe, expect, it } from 'vitest';
import { unwrapped } from './unwrapped.ts';

describe('an ask wrapped in how the writer comes to ask', () => {
  it.each([
    [
      'I just wanted to maybe check if you could possibly look at the 3 quotes by 4 May?',
      'Could you look at the 3 quotes by 4 May?',
    ],
    ['Wanted to ask whether you might be allowed to join us.', 'Would you be allowed to join us?'],
    [
      'Wondering if anybody might be able to lend us a van on Friday.',
      'Could anybody lend us a van on Friday?',
    ],
    [
      "I suppose what I'm asking is whether your company would sponsor the cup.",
      'Could your company sponsor the cup?',
    ],
    [
      "I'm writing to see if it would be possible to move the call to Thursday.",
      'Would it be possible to move the call to Thursday?',
    ],
    [
      "Thought I'd ask whether it would be OK to drop the boxes at yours.",
      'Would it be OK to drop the boxes at yours?',
    ],
    [
      'Anyway I was meaning to ask you about whether the hall is free on the 9th.',
      'Is the hall free on the 9th?',
    ],
    ['Not sure if you want it or what.', 'Do you want it?'],
    ["I guess I just need to know if you're in or not.", 'Are you in?'],
    [
      'I just wanted to quickly check in on whether you maybe had a chance to look at the lease?',
      'Have you had a chance to look at the lease?',
    ],
    ['Just wondering if you had had time to read the draft.', 'Have you had time to read the draft?'],
    [
      "I was just wondering whether you'd had any thoughts on the Harlow quote?",
      'Have you had any thoughts on the Harlow quote?',
    ],
    [
      "I just wanted to check in and see if maybe you'd had a chance to read the quote?",
      'Have you had a chance to read the quote?',
    ],
    ["I was just wondering whether you'd maybe had a look at the sign?", 'Have you had a look at the sign?'],
    ['I was checking if you had anything else.', 'Do you have anything else?'],
    ['Is there any chance somebody could look at the boiler?', 'Could somebody look at the boiler?'],
    ['Any chance at all that we could start on the 4th?', 'Could we start on the 4th?'],
    ['Would you mind awfully if I asked you to check the invoice?', 'Could you check the invoice?'],
    ['Could I trouble you to maybe tell me when the van is back?', 'Could you tell me when the van is back?'],
    [
      "So was thinking, maybe if you're around at some point, could be nice to maybe look at the flat on Elm Rd, it's another one from the list.",
      "Could we look at the flat on Elm Rd? It's another one from the list.",
    ],
  ])('is asked outright: %j', (wrapped, asked) => {
    expect(unwrapped(wrapped)).toBe(asked);
  });

  it.each([
    "I'm not sure if you want it to end like this, but I don't.",
    'Not sure if you are aware, but the lift is out.',
    'I wanted to check whether the man who is on the gate has a key.',
    "I'm writing to say that the lift is out.",
    'I need to know if the 3 quotes are in and if Sam has paid.',
    'Is there any chance of rain?',
    'We wanted to see if it would hold, and it did.',
    'I wanted to see if they could do it, and they could.',
  ])('is left as it is where nothing plain is asked: %j', (sentence) => {
    expect(unwrapped(sentence)).toBe(sentence);
  });
});
