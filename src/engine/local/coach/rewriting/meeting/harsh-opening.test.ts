import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';
import { insteadOfHarsh } from './harsh-opening.ts';

const NOTES =
  'Lorraine, Friday 9.30 before opening.\n1. We close Saturdays from 5 July.\n2. 14 volunteers are affected, she can ring them.\n3. Len has done Saturdays 19 years.\nOpening: "I\'ll keep this short, it\'s already decided."';

describe('an opening line that would shut this reader out', () => {
  it('gives way to one that leaves room, and stays beside it', () => {
    expect(rewriteFor('meeting_prep', 'DP-06', NOTES)).toMatch(
      /^Opening line: "I have news .*" \(rather than "I'll keep this short, it's already decided\."\)$/m,
    );
  });

  it('stays for a reader who wants it short', () => {
    expect(rewriteFor('meeting_prep', 'DP-01', NOTES)).toMatch(
      /^Opening(?: line)?: "I'll keep this short, it's already decided\."/m,
    );
  });

  it('asks for no decision where the notes say that it is made', () => {
    expect(rewriteFor('meeting_prep', 'DP-06', NOTES)).not.toContain('Decision needed');
  });

  it.each(['May I show you the plan?', 'Thank you for coming.', 'The board has the figures.'])(
    'is not a fair one: %s',
    (line) => {
      expect(insteadOfHarsh(line, 'DP-06')).toBeNull();
      expect(insteadOfHarsh(line, 'DP-04')).toBeNull();
    },
  );
});
