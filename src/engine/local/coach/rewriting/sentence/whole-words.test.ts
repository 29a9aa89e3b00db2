import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

/** A sentence as it stands in a message between two others. */
function among(sentence: string, type: MessageType, primaryCode: ProfileCode): string {
  const text = `Hi Sam,\n\nThe hall is booked for 12 May. ${sentence} Jo Lind from the office has the key.\n\nBest,\nKim`;
  return rewriteFor(type, primaryCode, text);
}

describe('an edited sentence says what the draft said', () => {
  it.each<[MessageType, ProfileCode, string, RegExp]>([
    ['email', 'DP-02', 'Everyone but you has signed already.', /(?:^|\. )You has/],
    ['outreach', 'DP-05', 'Our method halves the drying period.', /the drying[.]/],
    ['internal_comms', 'DP-07', 'Please complete the fire training in the coming period.', /coming[.]/],
    ['email', 'DP-07', 'The undersigned takes note of your resignation.', /\bme takes\b/i],
    ['internal_comms', 'DP-04', 'Users are to remove their mats.', /please [^.]*\btheir\b/i],
    [
      'outreach',
      'DP-04',
      'Prepare to have everything you knew about compost turned on its head!',
      /please prepare/i,
    ],
    [
      'email',
      'DP-06',
      'With all due respect to your full calendar, the bees swarmed.',
      /(?:^|\. )To your full/,
    ],
    ['difficult_conversation', 'DP-03', 'Paint and two brushes are in the shed.', /could you paint/i],
    [
      'difficult_conversation',
      'DP-07',
      'Apologise to the squad, or hand in your jersey.',
      /could you apologise/i,
    ],
    ['email', 'DP-05', 'What goes where is on the plan, which is nearly final, more or less.', /final\?/],
    ['email', 'DP-01', 'He knows how to mend it, more or less.', /mend it[.]/],
    ['outreach', 'DP-01', "Please just delete this if it's a nuisance!", /delete this[.]/],
    [
      'internal_comms',
      'DP-06',
      "The canteen is rubbish and everyone knows it so we're changing it.",
      /and it so/,
    ],
    [
      'difficult_conversation',
      'DP-01',
      "You're doing an amazing job and I want you to know it.",
      /doing a job/,
    ],
  ])('in a %s for %s: "%s"', (type, profile, sentence, broken) => {
    expect(among(sentence, type, profile)).not.toMatch(broken);
  });

  it.each<[MessageType, ProfileCode, string, string]>([
    ['internal_comms', 'DP-05', "They're in the fridge, I suppose.", "They're in the fridge, I think."],
    ['email', 'DP-04', 'The pump was replaced by a slightly larger one.', 'slightly larger'],
    ['email', 'DP-03', 'Sales are slightly down, from 44 to 43.', 'slightly down'],
    ['difficult_conversation', 'DP-04', 'Sample 14 was labelled twice, fine, that was us.', 'that was us'],
  ])('keeps in a %s for %s: "%s"', (type, profile, sentence, kept) => {
    expect(among(sentence, type, profile)).toContain(kept);
  });
});
