import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { judgeDraft } from '../judging/judge-draft.ts';
import { readDraft } from '../reading/read-draft.ts';
import { rewriteDraft } from './rewrite-draft.ts';

function rewrite(text: string, primaryCode: ProfileCode): string {
  const reader = { primaryCode, secondaryCode: null };
  const reading = readDraft(text, 'meeting_prep');
  return rewriteDraft(reading, reader, judgeDraft(reading, reader));
}

describe('notes for a meeting', () => {
  const draft = [
    'Prep for Mrs. Okonjo (landlady), Tue 9:00',
    '- we want the cellar for the bike workshop',
    '- get her to sign the lease before lunch',
    '- if she asks about the damp, steer back to the photos',
    '- 46 bikes stood in the rain last winter, 9 were stolen',
    '- the roof survey is not yet done, can do later',
    "- haven't asked the caretaker, he'd only say no",
    '- bring the photos',
  ].join('\n');
  const result = rewrite(draft, 'DP-04');

  it('stand under labels, with what the writer wants first', () => {
    expect(result).toContain('Purpose: get the cellar for the bike workshop.');
    expect(result).toContain('Bring: the photos.');
  });

  it('leave the reader room where the draft steers or rushes', () => {
    expect(result).not.toMatch(/before lunch|steer back/);
    expect(result).toContain('If she asks about the damp, answer that first');
    expect(result).toContain('Before the meeting: ask the caretaker.');
  });

  it('name the weak points of the draft as likely objections', () => {
    expect(result.slice(result.indexOf('Likely objections:'))).toContain('roof survey is not yet done');
  });

  it('open with a fact of the draft', () => {
    expect(result).toMatch(/Opening line: "46 bikes stood in the rain last winter, 9 were stolen\. .+\?"/);
  });

  it('keep labels and wording when they are right', () => {
    const right =
      'Dr. Renner, Mon 10:00, 30 min\n\nPurpose: choose the cut-off.\nDecision needed: which of the two cut-offs would she defend?\nOpening line: "220 samples, both assays, agreement 96%. Where does that break for you?"\nBring: the table of misses.\nNot known: lot-to-lot spread';
    expect(rewrite(right, 'DP-03')).toContain('Decision needed: which of the two cut-offs would she defend?');
  });
});
