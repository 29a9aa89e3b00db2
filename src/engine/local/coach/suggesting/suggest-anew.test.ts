import { describe, expect, it } from 'vitest';
import { suggested } from './suggested.fixture.ts';

describe('a suggestion', () => {
  it('asks for what is ordered without the words said behind the order', () => {
    const text = "You left the shop short again. Sort it out with Jo today, I'm not getting involved.";
    expect(suggested(text, 'text', 'DP-06')).not.toContain('getting involved?"');
  });

  it('offers no question that only puts a vague ask politely', () => {
    const text =
      "Nadia, two of the figures for March were wrong. It's obvious that you don't check. You need to be more accurate going forward. I'll be watching. Martin";
    expect(suggested(text, 'difficult_conversation', 'DP-03')).not.toContain('Could you be more accurate');
  });

  it('offers what a roundabout ask comes to', () => {
    const text =
      'Hi Dana,\n\nI was wondering if maybe you could have a look at the pilot at some point? Churn fell from 6% to 4% in March. It is an absolutely game-changing result.\n\nLee';
    expect(suggested(text, 'email', 'DP-03')).toContain('"Could you have a look at the pilot?"');
  });

  it('wants no reason for what gives one already', () => {
    const text =
      'Hello everyone,\n\nFrom Monday 3 March the reading room on level 2 will be closed for about three weeks while the ceiling is repaired. Bags will be removed. No discussions.\n\nInes';
    expect(suggested(text, 'internal_comms', 'DP-06')).not.toMatch(
      /Give the reason (?:beside|for) the part that begins "From Monday/,
    );
  });

  it('begins with no trifle where what counts comes late', () => {
    const text = `Hi Gabriel,

Following on from the last meeting I have updated the sheet. Column F now has the revised unit costs (previously col G), and I have moved the tax line to row 48 as Peter pointed out that it was double counted in version 3. On tab 2 the postage has gone from £3.85 to £3.95 and the envelopes are now listed per 250 rather than per 500. I have also renamed tab 4. Page 6 of the leaflet needs a decision between 170gsm and 150gsm and there are two versions of the footer, see attached.

Oh, and if we want the trust to fund the second library they need a letter from you by the 30th.

Let me know your thoughts.

Nigel`;
    expect(suggested(text, 'email', 'DP-07')).not.toMatch(/Begin with "On tab 2/);
  });

  it('takes no aim of a meeting for a fact that speaks for itself', () => {
    const text =
      'Meeting with Dr Patel, Tuesday 2pm\nAim: get her to agree to the app. Say that the pilot went amazingly well. Opening: "This is a total no brainer."';
    expect(suggested(text, 'meeting_prep', 'DP-03')).not.toContain('the fact speak: "Aim');
  });
});
