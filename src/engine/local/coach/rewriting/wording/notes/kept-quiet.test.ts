import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { KEPT_QUIET } from './kept-quiet.ts';
import { OPEN_NOTES } from './notes.ts';

const openly = (note: string): string => applyRules(note, OPEN_NOTES);

describe('a note on what is not to be said', () => {
  it.each([
    ["If she starts with her ideas say there's no time.", 'If she starts with her ideas, listen first'],
    [
      'If he wants to change the menu, tell him it is too late.',
      'If he wants to change the menu, listen first',
    ],
    ["Don't let her start with the new ideas again or we'll be there all night.", 'Leave time for her ideas'],
    ["She'll probably cry.", 'If it upsets her, wait'],
    [
      'Nobody needs to see the contract beforehand as they only ever nitpick.',
      'Before the meeting: send the contract',
    ],
    [
      "The chair always asks about data protection so just tell her it's all in hand.",
      'The chair will ask about data protection: say what is known and what is not',
    ],
    ["No discussion, we haven't got time.", 'Leave time for questions'],
    [
      "Announce it at the very end so there's no time for questions.",
      'Announce it at the start, and leave time for questions',
    ],
    ["She'll cry, ignore it.", 'If it upsets her, wait'],
    ["Don't let him waffle about feelings.", 'Leave room for how he feels about it'],
    ["don't get into feelings", 'Leave room for how they feel about it'],
    ['Parking will come up, just laugh it off.', 'Be ready for questions about parking'],
  ])('leaves the reader room: %s', (note, open) => {
    expect(openly(note)).toBe(open);
  });

  it.each([
    ['Keep quiet about the leak.', 'Raise it yourself: the leak'],
    [
      "Remarks about the second gate to be avoided, it's delivered only on the 6th.",
      'Raise it yourself: the second gate is delivered only on the 6th',
    ],
    [
      "The neighbours' petition (340 names) to be left in the drawer.",
      "Bring the neighbours' petition (340 names)",
    ],
    ["Don't bother with stats she'll only pick holes.", 'Bring the stats'],
  ])('names it, and every figure in it: %s', (note, open) => {
    expect(openly(note)).toBe(open);
  });

  it.each([
    "Don't mention the crane thing.",
    'Do not talk about the merger, not announced yet.',
    "Don't bring up his son.",
    "Don't mention that we also asked Varga.",
    "Don't bring up that he lost the last vote.",
    'Keep quiet about the new prices.',
    "The board is split, so don't go there.",
    "Don't show the slides.",
    'Skip the long introduction.',
  ])('is left as it is where nothing tells that it hides a failing: %s', (note) => {
    expect(openly(note)).toBe(note);
  });

  it.each([
    ["Don't mention that the second pump failed.", 'Raise it yourself: that the second pump failed.'],
    ["Don't talk about the three complaints.", 'Raise it yourself: the three complaints.'],
    ["Don't bring up that the gate doesn't lock.", "Raise it yourself: that the gate doesn't lock."],
    [
      'Leave out the list of repairs, it only confuses people.',
      'Show the list of repairs, and say what they leave open',
    ],
  ])('is turned round where it hides a failing: %s', (note, open) => {
    expect(openly(note)).toBe(open);
  });

  it('keeps the answer to what the reader will ask', () => {
    expect(openly("He'll want dates but I haven't got any.")).toBe(
      "If asked about dates: I haven't got any; say so",
    );
  });

  it.each(["Don't say that Liam asked to swap.", 'Sandra is to stay in the office.'])(
    'leaves a confidence and a plain fact alone: %s',
    (note) => {
      expect(applyRules(note, KEPT_QUIET)).toBe(note);
    },
  );
});
