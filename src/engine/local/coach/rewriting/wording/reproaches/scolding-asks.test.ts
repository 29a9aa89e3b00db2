import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { SCOLDING_ASKS } from './scolding-asks.ts';

describe('what is asked for in a reproach', () => {
  it.each([
    ["It's common sense to ask before you open it.", 'It is important to ask before you open it.'],
    ['Is it really too much to ask to close the door?', 'Please close the door.'],
    ["It's not that hard to fill in the log.", 'Please fill in the log.'],
    ["It's not rocket science: cups go in the rack.", 'cups go in the rack.'],
    ['You could at least have called.', 'A call would have helped.'],
    ['Next time maybe try talking to people.', 'Next time, please talk to us first.'],
    ["From now on you don't touch the server.", "From now on, please don't touch the server."],
    ["You can't just change the roster.", "Please don't change the roster."],
    ['I demand that somebody comes by Friday.', 'Please make sure that somebody comes by Friday.'],
    [
      'You owe Mr. Hughes an apology, and I want it done before the vote.',
      'I would like you to apologise to Mr. Hughes before the vote.',
    ],
    ["Obviously you didn't read the brief, it says 3 colours.", 'The brief says 3 colours.'],
    ["You'd better do them before 7.", 'Please do them before 7.'],
    ['Whoever broke it had better own up by Friday.', 'Whoever broke it, please own up by Friday.'],
    ['The least you can do is replace them.', 'I would like you to replace them.'],
    [
      'I expect everybody to keep to the hours in their contract.',
      'Please keep to the hours in your contract.',
    ],
    ['Stop leaving tools on site.', "Please don't leave tools on site."],
    [
      'Whoever keeps changing the list without a note: stop it.',
      "Please don't change the list without a note.",
    ],
    ['I want this fixed by Monday.', 'Could this be fixed by Monday?'],
    ['Correct the bill and explain yourself.', 'Correct the bill and tell me how it happened.'],
  ])('is said plainly: %s', (sentence, said) => {
    expect(applyRules(sentence, SCOLDING_ASKS)).toBe(said);
  });

  it.each([
    'It is important to ask first.',
    'You can just walk in.',
    "You can't just do whatever you like.",
    "You can't just skip that because it takes an hour.",
    "You can't just leave it there.",
    'You could have the room on Friday.',
  ])('is nothing that asks for no deed: %s', (sentence) => {
    expect(applyRules(sentence, SCOLDING_ASKS)).toBe(sentence);
  });
});
