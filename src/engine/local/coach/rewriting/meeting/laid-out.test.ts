import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { isLaidOut } from './laid-out.ts';

const READER = { primaryCode: 'DP-03', secondaryCode: null } as const;

function isLaid(text: string): boolean {
  const reading = readDraft(text, 'meeting_prep');
  return isLaidOut(reading, takeApart(reading), READER);
}

describe('notes laid out by their writer', () => {
  it('are those in rows of questions and answers', () => {
    expect(isLaid('Q: why so late\nA: the van broke down\n'.repeat(4))).toBe(true);
  });

  it('are not the hundreds of rows that nobody writes by hand, each of which would be compared with all others', () => {
    expect(isLaid('Q: why so late\nA: the van broke down\n'.repeat(100))).toBe(false);
  });
});
