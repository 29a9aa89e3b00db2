import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const predict = (notes: string) => predictProfile({ name: 'Jim Foss', notes, ageRange: null, jobType: null });

describe('a meeting that was not', () => {
  it.each([
    "Haven't spoken to him yet.",
    'Nobody has spoken to him so far.',
    'Not spoken to Jim yet.',
    'I have never met him in person.',
    'We have yet to speak with him.',
    'No one here has talked to Jim yet.',
  ])('is no evidence about the person: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it('leaves what is told beside it, and what the person did not do', () => {
    const beside = "I haven't met Jim yet, but he wants the source of each figure before he signs.";
    expect(predict(beside).primaryCode).toBe('DP-03');
    const undone = 'Refuses to decide before he has spoken to everyone on the team and all are on board.';
    expect(predict(undone).primaryCode).toBe('DP-06');
  });
});
