import { describe, expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { timeOf } from './meeting-time.ts';

describe('how long a meeting lasts', () => {
  it.each([
    ['Should be about an hour, or maybe two.', 'about an hour, or maybe two'],
    ['Might take 45 minutes', 'maybe 45 minutes'],
    ['Should only take half an hour', 'only half an hour'],
    ['We have 20 minutes.', '20 minutes'],
  ])('is told as it is noted: %s', (note, length) => {
    expect(timeOf([rewritten('The van is £14,200.'), rewritten(note)])?.length).toBe(length);
  });

  it('is no note on something else, and none where two notes tell it', () => {
    expect(timeOf([rewritten('The van takes two hours to load.')])).toBeNull();
    expect(timeOf([rewritten('20 minutes of slides')])).toBeNull();
    expect(timeOf([rewritten('About an hour'), rewritten('Max 45 minutes')])).toBeNull();
  });

  it('stands on a line of its own, and the points of an agenda wait under their own names', () => {
    const sheet = rewriteFor(
      'meeting_prep',
      'DP-07',
      "Prep for the chat with Leonie on Friday. We will go through the agenda: minutes of last meeting, room booking system, mileage rate 45p vs 42p, parking. If there's time at the end ask her about whether she wants to open the second school. Bring the usual stuff. Should be about an hour, or maybe two.",
    );
    expect(sheet).toContain('Time: about an hour, or maybe two.');
    expect(sheet).not.toContain('Facts:');
    expect(sheet).toContain('Only if there is time: minutes of last meeting, room booking system,');
  });
});
