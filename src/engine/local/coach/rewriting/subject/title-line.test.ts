import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { titleLine } from './title-line.ts';

function titleOf(text: string, profile: ProfileCode = 'DP-05'): string | null {
  const reading = readDraft(text, 'internal_comms');
  return titleLine(reading, takeApart(reading), profile);
}

describe('titleLine', () => {
  it.each([
    [
      'Hi all, from Monday the dye workshop is only open on Tue. Ask Itzel.',
      'Dye workshop: what changes from Monday',
    ],
    ['The parking rules shall change from 3 May. Ask Ana.', 'Parking rules: what changes from 3 May'],
    [
      'With effect from 1 July the massage team is transferred. Ask Ana.',
      'Massage team: what changes from 1 July',
    ],
    [
      'The canteen at Site B closes permanently on 28 February. Ask Ana.',
      'Canteen at Site B: what changes from 28 February',
    ],
    [
      'The staff meal at 14:15 is withdrawn with effect from 7 October. Ask Ana.',
      'Staff meal: what changes from 7 October',
    ],
    [
      'From tomorrow we drop the double sign-out at the gate. Ask Ana.',
      'Double sign-out: what changes from tomorrow',
    ],
    [
      'It could be worthwhile to offer eye tests without appointment on weekdays, possibly from 1 August. Ask Ana.',
      'Eye tests without appointment: planned from 1 August',
    ],
  ])('names what changes and when in %s', (draft, title) => {
    expect(titleOf(draft)).toBe(title);
  });

  it('gives a Visionary what it is for, or nothing', () => {
    const draft =
      'From 1 July entry is free, so that nobody in this city grows up thinking art is for others. Ask Ana.';
    expect(titleOf(draft, 'DP-07')).toBe('So that nobody in this city grows up thinking art is for others');
    expect(titleOf('From 1 July the lift is closed. Ask Ana.', 'DP-07')).toBeNull();
  });

  it('stays out where a date says when something takes place, and of a word that names no thing', () => {
    for (const draft of [
      'The deal closes on 1 July if the authority agrees. Ask Ana.',
      'The new training starts on 3 May. Ask Ana.',
      "For four weeks from 6 May the design team won't have any meetings. Ask Ana.",
      'From tomorrow each handover is five minutes at the board. Ask Ana.',
    ])
      expect(titleOf(draft)).toBeNull();
  });

  it('stays out where there is a title, or no plain change', () => {
    for (const draft of [
      'Stocktake Saturday 30 August, all three stores\n\nFrom 30 August the shop is closed.',
      'Subject: Lift\n\nFrom 1 July the lift is closed.',
      'Dear all, from Monday everyone calls me in person.',
      'Dear all, the press is booked from 12 September.',
      'Dear all, thank you for a good year.',
      '',
    ])
      expect(titleOf(draft)).toBeNull();
  });

  it('takes the place of a line that says no more than "Notice"', () => {
    expect(titleOf('NOTICE\n\nFrom 1 July the lift is closed. Ask Ana.')).toBe(
      'Lift: what changes from 1 July',
    );
    expect(titleOf('NOTICE. From 1 July the lift is closed. Ask Ana.')).toBe(
      'Lift: what changes from 1 July',
    );
  });
});
