import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { BOSSY_NOTES } from './bossy-notes.ts';

describe('notes that steer the reader', () => {
  it.each([
    ["She'll come up with her crazy ideas, nip it in the bud", 'Leave time for her ideas'],
    ['Tell her she has no choice, scaffold comes 3 May either way.', 'scaffold comes 3 May either way.'],
    ["Don't let him talk himself out of it.", 'Leave him time to say how he sees it'],
    [
      'Ruud is hopeless with the accounts, 312 missing since Feb.',
      'About the accounts: 312 missing since Feb',
    ],
    ["He's useless, never decides anything.", 'Ask what he would need to decide'],
    ['He always blocks everything.', 'Ask what he would need for a yes'],
    ['So push him for a yes that evening.', 'So ask what he would need for a yes that evening'],
    ['Water butts still need to be ordered.', 'Water butts: who orders them, and by when\\?'],
    ['Everybody says our sensor is the best.', 'Have ready what shows that our sensor is the best'],
    ["Keep it vague so he can't object.", 'Say it plainly, and leave room for objections'],
    ['If he wants time, say the price goes up.', 'If he needs time, agree on when to talk again'],
    ['Give her the plan at the end and get out.', 'Give her the plan at the start'],
    ["The tests are not done, don't bring that up.", 'Raise it yourself: The tests are not done'],
    [
      "He'll go on about the lift, cut him off.",
      'He will ask about the lift: say what is known and what is not',
    ],
  ])('leave the reader room: %s', (note, open) => {
    expect(applyRules(note, BOSSY_NOTES)).toMatch(
      new RegExp(`^${open.replace('He will', "He(?:'ll| will)?")}`),
    );
  });

  it.each([
    'He will worry about the damp.',
    'Give him the keys.',
    'If he wants tea, it is in the hall.',
    'Keep it in the fridge.',
  ])('are not those of %s', (note) => {
    expect(applyRules(note, BOSSY_NOTES)).toBe(note);
  });
});
