import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { saysOwnPart } from './told-to-many.ts';

describe('what a writer to many owns, regrets or stands for', () => {
  it.each([
    "I know how much work families have put in and I'm truly sorry about it.",
    "We're very sorry for the noise next week.",
    'We apologise for the wrong dates.',
    'I take responsibility for that.',
    'so this goes for me too',
    "I don't mind either way personally.",
  ])('is known: %s', (text) => {
    expect(saysOwnPart(text)).toBe(true);
  });

  it.each([
    'Sorry for the long mail.',
    "I'm so sorry to bother you all again.",
    'I apologise for the group email.',
    "I'm sorry but this is how it is.",
    'We are sorry if that is hard.',
  ])('is not an apology for writing at all: %s', (text) => {
    expect(saysOwnPart(text)).toBe(false);
  });

  it('stays in a flawed message', () => {
    const garden =
      "Dear parents, the school garden is to be dug up in the autumn. I know how much work families have put in and I'm truly sorry about it. It might be nice if some of you could perhaps help at some point.";
    expect(rewriteFor('internal_comms', 'DP-07', garden)).toContain(
      "I know how much work families have put in and I'm",
    );
    const handover =
      'Hi team, I think we can all agree that the night shift never does handovers properly. From tomorrow each handover is five minutes. I did two last week myself and was too quick, so this goes for me too. Does anybody see a reason why that would not work?';
    expect(rewriteFor('internal_comms', 'DP-05', handover)).toContain('so this goes for me too');
  });
});
