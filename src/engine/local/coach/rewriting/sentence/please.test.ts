import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';

describe('a text that only orders', () => {
  it('says please where it would come back as it was, and opens no rule', () => {
    const stall =
      'Stall at the flea market is in row C again, 3 x 2 m, usual set-up, be there 6:45. Do it like last time.';
    const rewrite = rewriteFor('text', 'DP-02', stall);
    expect(rewrite).toContain('lease do it like last time');
    expect(rewrite).not.toContain('?');
  });

  it('that says please already is not made to say it twice', () => {
    const window = 'Window Saturday: bikes by size, left to right. Stick to it please. Done by 9.';
    expect(rewriteFor('text', 'DP-02', window)).not.toMatch(/please.*please/i);
  });
});
