import { expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';

const NOTES =
  "Bernard, for Wednesday at 2 in the Boat House. Agenda: minutes, the stop planks, grease for the gear, the portaloo key, biscuits, and then the lease. They're offering 40 years on the top 3 miles. Bring the photos.";

it('what a long agenda ends on stands by what the notes say of it, for a reader who hears the agenda last', () => {
  const text = rewriteFor('meeting_prep', 'DP-07', NOTES);
  expect(text).toContain("The lease: they're offering 40 years on the top 3 miles.");
  expect(text).toMatch(/minutes, the stop planks, .*, biscuits\./);
});

it('an agenda stays whole where nothing tells what its last point is', () => {
  const text = rewriteFor('meeting_prep', 'DP-07', NOTES.replace("They're offering", 'Canal people offer'));
  expect(text).toContain('biscuits, and then the lease');
});
