import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';
import { ownOpening } from './own-opening.ts';

describe('the first words that notes set down', () => {
  it.each([
    'Start with: "May I show you the plan?"',
    'begin with "May I show you the plan?".',
    'Open with: may I show you the plan?',
    'Opening line - "May I show you the plan?"',
    "Then I'd kick off with “May I show you the plan?”",
    'Say first: "May I show you the plan?"',
    'First words: May I show you the plan?',
  ])('are found in any typing: %s', (note) => {
    expect(ownOpening(note)?.toLowerCase()).toBe('may i show you the plan?');
  });

  it.each([
    'Begin with the parking permits.',
    'Start with: the door codes.',
    'Open until 9.',
    'First floor.',
  ])('are not made of what is to be talked about: %s', (note) => {
    expect(ownOpening(note)).toBeNull();
  });

  it('are the opening line of the sheet for a reader who hears little', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-02',
      'Meeting with Saoirse Tues 4pm, back bar\n- too much bread goes in the bin, 17 kg a week\n- menu is locked till September, not discussing it\n- start with: "Right, shall we look at the chart?"\n- 20 mins max',
    );
    expect(text).toContain('Opening line: "Right, shall we look at the chart?"');
    expect(text.toLowerCase()).not.toContain('start with');
  });

  it.each([
    ['the parking permits', 'DP-07'],
    ['the nine hours that every shift loses', 'DP-01'],
    ["the children's letters, not with the floor plan", 'DP-02'],
  ] as const)(
    'leave what the writer begins with where it is, and put no other line before it: %s',
    (what, code) => {
      const text = rewriteFor(
        'meeting_prep',
        code,
        `Tuesday, main building, with the dean. Our 3 schools could share one lab from 2028. Honestly it's a no brainer. Dean nodded to it. Don't begin with the cost of 80k. Begin with ${what}. Bring the contracts.`,
      );
      expect(text).toMatch(/Plan:\n- Don't begin with the cost of 80k\n- Begin with /);
      expect(text).toContain(what);
      expect(text).not.toMatch(/Only if asked|Opening line/);
    },
  );

  it('put the story of how it all began among what can wait', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-01',
      'Friday with Mr Roth about the press. Start with the history of the firm since 1952. Scrap fell from 9% to 4%. Ask for a yes to the second press.',
    );
    expect(text).toContain('Only if asked: the history of the firm since 1952.');
  });
});
