import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';
import { endsInBreath } from './breath.ts';

describe('words that stop before what somebody thinks', () => {
  it.each([
    'But I was thinking that maybe',
    'We were hoping',
    'I was thinking, if it rains on Sunday',
    'I totally understand if not, but I was just wondering',
  ])('are told: %s', (words) => {
    expect(endsInBreath(words)).toBe(true);
  });

  it.each(['I know what you were thinking', 'We thought about it', 'I was thinking of Sunday'])(
    'are no such words: %s',
    (words) => {
      expect(endsInBreath(words)).toBe(false);
    },
  );

  it('are no sentence of a rewrite, and what the wish hangs on is not parted from it', () => {
    const shy = rewriteFor(
      'email',
      'DP-06',
      "Hi Sue,\n\nIt would be the two of us again, but I was thinking that maybe, if you're not too busy, it might be nice if perhaps you could do the flowers for the hall on 11 October? There'll be about 8 tables.\n\nDee",
    );
    expect(shy).toContain('Could you do the flowers for the hall on 11 October?');
    expect(shy).not.toMatch(/thinking|maybe/);
    const bound = rewriteFor(
      'text',
      'DP-06',
      'I was thinking maybe, if it rains on Sunday, it would be nice if you could bring the tent. Lou is out until 5.',
    );
    expect(bound).toContain('if it rains on Sunday, it would be nice if you could bring the tent');
  });
});
