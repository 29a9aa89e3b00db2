import { describe, expect, it } from 'vitest';
import { PROFILE_CODES } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

describe('a farewell', () => {
  const text =
    'I am resigning from the harbour board with this letter.\n\nAnd, to say it plainly, I am worn out.\n\nThanks to all who have sat on it with me. I wish you the best, and I hope that you find people who are as good to work with as you have been to me.';

  it('keeps its reasons, its thanks and its wishes, and gets no question behind them', () => {
    for (const code of PROFILE_CODES) {
      const result = rewriteFor('difficult_conversation', code, text);
      expect(result).not.toContain('?');
      for (const kept of ['worn out', 'Thanks to all', 'as good to work with'])
        expect(result).toContain(kept);
    }
  });

  it('is no threat to leave', () => {
    const threat =
      'You sat on the money for the nets again, and the match is on 14 September. Release it by tomorrow or I step down as chairman.';
    expect(rewriteFor('difficult_conversation', 'DP-04', threat)).toContain('?');
  });
});

it('the line over a list stays, since its points say nothing without it', () => {
  const text =
    'Hi,\n\nI found a hole in the fence of the upper field.\n\nCould somebody either:\n1. mend it, or\n2. tell me whom to ask?\n\nHappy to wait.';
  for (const code of PROFILE_CODES)
    expect(rewriteFor('outreach', code, text)).toMatch(/Could somebody either:\n+1\. mend it/i);
});
