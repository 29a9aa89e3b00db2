import { expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';
import { isSharedOut } from './ownerless-task.ts';

const JOB = 'Somebody should ring the miller about the flour.';

it('a job left to somebody is no question of its own where the draft says who takes what', () => {
  const rewrite = rewriteFor(
    'email',
    'DP-05',
    `Hi Gudrun,\n\n${JOB} The leaflets need printing and the form has to be at the town hall by 22 May. I feel maybe we could perhaps do it like last year.\n\nCould you take the miller and the form? I'll do the leaflets.\n\nPer`,
  );
  expect(rewrite).not.toContain('or shall I?');
  expect(rewrite).toContain('Could you take the miller and the form?');
});

it('a job left to somebody stays one where only something else is asked', () => {
  expect(isSharedOut(JOB, ['Could you come on Friday?'])).toBe(false);
  expect(isSharedOut(JOB, ['Could you take the miller and the form?'])).toBe(true);
});
