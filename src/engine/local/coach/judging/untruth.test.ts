import { describe, expect, it } from 'vitest';
import { readDraft } from '../reading/read-draft.ts';
import { judgeDraft } from './judge-draft.ts';
import { isUntruth } from './untruth.ts';

describe('a plan to say what is not so', () => {
  it.each([
    'tell her that the others have agreed (they havent all yet but will)',
    "Tell him the board is keen (it hasn't seen it)",
    "Push hard on the Friday deadline, there isn't one really",
    'Just say the tests are done, but they are not',
    'Pretend that we have three other offers',
  ])('is named before all that is petty: %s', (plan) => {
    const text = `Notes for Wednesday with Barbara about the new till\n- begin with the tour\n- ${plan}\n- ask for a yes by Friday 9 May`;
    const { risks } = judgeDraft(readDraft(text, 'meeting_prep'), {
      primaryCode: 'DP-04',
      secondaryCode: null,
    });
    expect(risks[0]?.quote).toBe(plan);
    expect(risks[0]?.text).toContain('plans to say what is not so');
  });

  it.each([
    'Tell her that the others have agreed (they have all signed)',
    "Tell him what we know, and that we don't know the rest",
    'The neighbours say that they get fewer calls, although we have not counted them',
    "Don't pretend that it is finished",
    "You couldn't make it up",
    'Tell them we are closed on Monday, but that there is a key next door',
  ])('is not: %s', (sentence) => {
    expect(isUntruth(`${sentence}.`)).toBe(false);
  });
});
