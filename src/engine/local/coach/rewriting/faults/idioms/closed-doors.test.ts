import { expect, test } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';

test('a notice asks how its change is for people, and does not forbid them to write', () => {
  const rewrite = rewriteFor(
    'internal_comms',
    'DP-06',
    "All,\n\nEffective immediately the kitchen on floor 3 is closed. Some people obviously can't be trusted to clean up after themselves. Do not email me about this.\n\nFacilities",
  );
  expect(rewrite).not.toContain('Do not email');
  expect(rewrite).toContain('please tell us');
});
