import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { judgeDraft } from '../judging/judge-draft.ts';
import { readDraft } from '../reading/read-draft.ts';
import { takeApart } from './parts/draft-parts.ts';
import { rewriteDraft } from './rewrite-draft.ts';

function rewrite(type: MessageType, primaryCode: ProfileCode, text: string): string {
  const reader = { primaryCode, secondaryCode: null };
  const reading = readDraft(text, type);
  return rewriteDraft(reading, reader, judgeDraft(reading, reader));
}

describe('a rewrite does no harm', () => {
  it('opens a notice said to many with whom it is for, and keeps its date with its news', () => {
    const text =
      'To all volunteers: from Monday 3 March crates go on the left-hand rack, not the right. Blue lids 40 litres, green lids 25 litres. Van leaves at 8:40 instead of 9:00. Labels are in drawer 2, section 3. Reason is that we will be supplying the Tolworth kitchen as well as giving out parcels.';
    const result = rewrite('internal_comms', 'DP-07', text);
    expect(result).toMatch(/^To all volunteers,/);
    expect(result).not.toMatch(/Reason is that|- (?:To all|From Monday)/);
  });

  it('keeps a titled name at the end out of the body', () => {
    const text =
      'Dear Ms Hartnell,\n\nThe cases were due by 30 May. Eleven of them stand bare.\nCol. A. Prendergast (retd)';
    expect(takeApart(readDraft(text, 'email')).signature).toBe('Col. A. Prendergast (retd)');
  });

  it('takes a note on a line of its own as a note, and a wrapped line as none', () => {
    const notes =
      'Rasmus, Thurs 15:00, video\nvibe is good\nretention day 1 is 44%\ngoal: get him on our side';
    const unitsOf = (text: string): number =>
      takeApart(readDraft(text, 'meeting_prep')).paragraphs.flat().length;
    expect(unitsOf(notes)).toBe(4);
    const wrapped =
      'We met the harbour master on Wednesday and he told us at length that the silt\nin the second basin is higher than it was and that he would like it out by May\nat the latest.';
    expect(unitsOf(wrapped)).toBe(1);
  });

  it('leaves no fragment where the small words before the point went', () => {
    const text =
      'Hi Olu,\n\nI was thinking back to when we opened with one stand and a kettle. Sales fell by 31% in September. Perhaps we could maybe have a chat at some point?';
    expect(rewrite('email', 'DP-01', text)).not.toMatch(/(?:^|[.!?]\s)Back to when/);
  });

  it('never opens a message on an idle "So"', () => {
    const text =
      'Hi Tom,\n\nSo the Lambert kitchen is coming along, kind of! Somebody should maybe look at the electrics. The cooker is delivered on the 21st. Let us play it by ear.';
    expect(rewrite('email', 'DP-05', text)).not.toMatch(/\bSo the Lambert/);
  });
});
