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

test('what was to be glossed over is named, with its figures', () => {
  const sheet = rewriteFor(
    'meeting_prep',
    'DP-04',
    "1:1 with Charles re switching our insurance broker\n\nTell him it's already decided, no point going over the old one. Keep it quick. New broker is cheaper, 12% less. Gloss over the excess going up from £500 to £2,500. Lease on the vans ends 31 March so it needs to be signed by then.",
  );
  expect(sheet).toContain('Name the excess going up from £500 to £2,500 openly');
});
