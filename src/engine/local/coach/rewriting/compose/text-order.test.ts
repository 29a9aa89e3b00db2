import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { rewriteDraft } from '../rewrite-draft.ts';

function rewrite(text: string, primaryCode: ProfileCode): string {
  const reader = { primaryCode, secondaryCode: null };
  const reading = readDraft(text, 'text');
  return rewriteDraft(reading, reader, judgeDraft(reading, reader));
}

describe('a text', () => {
  it('gives an Achiever the matter first and a yes or no to say', () => {
    const text =
      "hey so sorry to bug you, was just wondering if maybe you'd had a look at the Marlin quote? It's 12k and they close at 4 today";
    expect(rewrite(text, 'DP-01')).toBe('The Marlin quote is 12k and they close at 4 today. Yes or no?');
  });

  it('asks a Guardian what is to be put right, and owns nothing that the writer does not', () => {
    const text =
      "moved the spare keys out of the safe into the drawer btw, safe was a faff lol. drawer doesn't lock, should be fine";
    const rewritten = rewrite(text, 'DP-04');
    expect(rewritten).toMatch(/What should I check or put right first with the spare keys\?$/);
    expect(rewritten).not.toContain('I should have asked you first');
  });

  it('asks for what is missing in a whole sentence', () => {
    expect(rewrite('bake sale totals?? only yours missing. asap', 'DP-06')).toContain(
      'Could I have your bake sale totals?',
    );
  });
});
