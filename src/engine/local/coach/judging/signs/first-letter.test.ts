import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { judgeDraft } from '../judge-draft.ts';
import { failsStranger } from './first-letter.ts';

const ORDERS =
  'To the Manager,\n\nWe need a raffle prize for the school fair on Saturday 14 June. Other shops have already given. Please drop it off at the school office before 5pm on 10 June.\n\nThe parents';
const ASKS =
  'Dear Ms Hall,\n\nWe are collecting prizes for the school fair on Saturday 14 June. Would you like to give one? The office takes them until 10 June.\n\nThe parents';

describe('a first letter', () => {
  it('is at fault that only orders, however it says please', () => {
    const reader = { primaryCode: 'DP-06', secondaryCode: null } as const;
    const { risks } = judgeDraft(readDraft(ORDERS, 'outreach'), reader);
    expect(risks.map(({ tag }) => tag)).toContain('cold_tone');
    expect(risks.length).toBeGreaterThan(1);
  });

  it('is at fault that asks for nothing', () => {
    const text =
      'Dear Ines, I have bought your rye for two years. The wheat is beautiful this year. Love, Tessa';
    expect(failsStranger(readDraft(text, 'outreach'))).toBe(true);
  });

  it('may ask, and an email may order', () => {
    expect(failsStranger(readDraft(ASKS, 'outreach'))).toBe(false);
    expect(failsStranger(readDraft(ORDERS, 'email'))).toBe(false);
  });

  it('is not taken for vague, self-centred or pushy for a question that can be answered or a promise', () => {
    const text =
      "Dear Mr Shaw, you wrote about the old mill in the Echo. We have cleared half of it with 14 families. Would you walk round it with us one Saturday and tell us what you would do? And who else should we be asking? If yes, you'll have our plan within 2 days of the walk. Tom";
    for (const primaryCode of ['DP-05', 'DP-07'] as const) {
      const { risks } = judgeDraft(readDraft(text, 'outreach'), { primaryCode, secondaryCode: null });
      expect(risks.filter(({ tag }) => ['vague_ask', 'self_centred', 'pressure'].includes(tag))).toEqual([]);
    }
  });
});
