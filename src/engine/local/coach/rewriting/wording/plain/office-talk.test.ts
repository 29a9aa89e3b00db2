import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { OFFICE_TALK } from './office-talk.ts';

describe('office talk', () => {
  it.each([
    [
      'Can you ping me your thoughts by EOD Wednesday?',
      'Can you send me your thoughts by the end of Wednesday?',
    ],
    ['All updates are actioned on Friday.', 'All updates are done on Friday.'],
    ['Reach out if you have any blockers.', 'Please write to me if anything holds you up.'],
    ['Going forward we use the app.', 'From now on, we use the app.'],
    ['Please be on time going forward.', 'Please be on time from now on.'],
    ["We'll do a deep dive into the new supplier.", "We'll look closely at the new supplier."],
    ['After a deep dive into the figures we stopped.', 'After a close look at the figures we stopped.'],
    ['Our app helps you leverage your data.', 'Our app helps you use your data.'],
    ['Please action your list by Thursday.', 'Please see to your list by Thursday.'],
    ['We will circle back with the rota on Monday.', 'We will come back to you with the rota on Monday.'],
    ["Let's circle back on this next week.", "Let's come back to this next week."],
    ['We all get our ducks in a row.', 'We all get everything in order.'],
    ['There is a lot of low-hanging fruit.', 'There is a lot that is easy to gain.'],
    ['Do you have bandwidth next week?', 'Do you have time next week?'],
    ['Can we jump on a quick call at 10?', 'Can we have a quick call at 10?'],
    ['Please loop me in.', 'Please include me.'],
  ])('is said as one colleague says it to another: %j', (sentence, said) => {
    expect(applyRules(sentence, OFFICE_TALK)).toBe(said);
  });

  it.each([
    "We're the last to leave.",
    'The action your lawyer took failed.',
    'A line with bandwidth of 10 Mbit.',
    'One call gets the parcel moving forward.',
  ])('is none: %j', (sentence) => {
    expect(applyRules(sentence, OFFICE_TALK)).toBe(sentence);
  });
});
