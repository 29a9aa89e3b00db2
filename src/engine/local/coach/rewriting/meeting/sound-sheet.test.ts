import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';
import { isSoundSheet } from './sound-sheet.ts';

describe('a sheet sorted from notes', () => {
  it('holds together where what leans on a note still follows it', () => {
    const notes = ['The pump is worn.', 'Or the belt is.', 'The rent is 900.'];
    expect(
      isSoundSheet(notes, 'Notes:\n- The pump is worn\n- Or the belt is\n\nPlan: the rent is 900.'),
    ).toBe(true);
    expect(isSoundSheet(notes, 'Notes:\n- The pump is worn\n- The rent is 900\n- Or the belt is')).toBe(
      false,
    );
    expect(isSoundSheet(notes, 'Notes:\n- Or the belt is\n- The rent is 900')).toBe(false);
  });

  it.each([
    [
      'an opening line that is half a thought',
      'Opening line: "Or take the old hall again. What would change?"',
    ],
    ['a verb in another person', 'Opening line: "You isn\'t against it."'],
    ['an aside to nothing', 'Plan:\n- First: (sales up 31%)'],
    ['half a bracket', 'Notes:\n- Stuff (is it paid?\n- 450 in cash)'],
  ])('does not where it holds %s', (_, sheet) => {
    expect(isSoundSheet(['The rent is 900.'], sheet)).toBe(false);
  });
});

describe('notes for a meeting', () => {
  it('keep in lines what their writer put in lines, and every short order', () => {
    const draft =
      'Pavel, boat yard, Tue 9am, he has 15 min\n\nmaybe a new slip. or the old crane again and paint it\nthe mast – legal?\nTake along: two quotes, the plan. Nothing else.\nI have had the plan printed.\nIf no: ask what would make it a yes. Then go.';
    const text = rewriteFor('meeting_prep', 'DP-05', draft);
    for (const kept of [
      'or the old crane again',
      'Nothing else.',
      'I have had the plan printed.',
      'Then go.',
    ])
      expect(text).toContain(kept);
    expect(text).not.toContain('Opening line');
  });

  it('never part a point that has a line of its own', () => {
    const draft =
      "Mtg with Dana Thurs 11am\n- start with the history of the depot\n- show all 19 charts\n- lessons\n- costs if there's time (repairs down 22%, I think she likes this)";
    expect(rewriteFor('meeting_prep', 'DP-01', draft)).toMatch(/costs if there's time \(repairs down 22%/i);
  });

  it('neither stretch a limit nor ask for a decision that is made', () => {
    const draft =
      'Talk with Ines about the move of the two labs. 20 mins max. Decision is made, the vans come on the 3rd. Her team goes to floor 2. She will be cross. Bring the floor plan.';
    const text = rewriteFor('meeting_prep', 'DP-06', draft);
    expect(text).toMatch(/20 mins max/i);
    expect(text).not.toMatch(/leave more|Decision needed: whom/);
  });

  it('call facts only what is one', () => {
    const draft =
      'Ward round with Jo on Friday. The new chart has been in use since May. I can see why the night staff like it. I am not sure what we want of her. 40 of 60 charts were full.';
    expect(rewriteFor('meeting_prep', 'DP-02', draft)).not.toContain('Facts:');
  });
});
