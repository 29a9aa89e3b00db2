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

  it('put a thing to begin with among what can wait without the order to begin with it', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-07',
      'Tuesday, main building, with the dean. Our 3 schools could share one lab from 2028. Dean nodded to it. Begin with the parking permits. Bring the contracts.',
    );
    expect(text).toContain('Only if asked: the parking permits.');
  });
});
