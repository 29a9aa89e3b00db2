import { expect, test } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';

test('what somebody is wanted to do is a purpose in whole words, though the notes leave out "that"', () => {
  const sheet = rewriteFor(
    'meeting_prep',
    'DP-07',
    'Meeting with the founder, Mrs. Adebayo, Thursday 11.00. Bring: cost sheet per reel (41 lines), the courier tariffs. Explain line by line. We want she approves the budget of 26,000 euro for the film archive.',
  );
  expect(sheet).toContain('Purpose: that she approves the budget of 26,000 euro for the film archive.');
});
