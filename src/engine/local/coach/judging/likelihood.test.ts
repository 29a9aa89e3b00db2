import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../reading/draft-reading.ts';
import type { Sign } from './finding.ts';
import { balanceOf, type FaultSigns, faultLikelihood, flawedLikelihood } from './likelihood.ts';

const NONE: FaultSigns = { shown: [], built: [], learned: [] };

function sign(tag: FaultTag, weight: number): Sign<FaultTag> {
  return { tag, span: null, sentenceIndex: -1, weight };
}

describe('the likelihood of a fault', () => {
  it('grows with how much the reader minds it', () => {
    const signs = { ...NONE, shown: [sign('hype', 0.5)] };
    expect(faultLikelihood(0.9, signs)).toBeGreaterThan(faultLikelihood(0.4, signs));
  });

  it('grows with each kind of sign', () => {
    const none = faultLikelihood(0.8, NONE);
    for (const kind of ['shown', 'built', 'learned'] as const)
      expect(faultLikelihood(0.8, { ...NONE, [kind]: [sign('hype', 0.5)] })).toBeGreaterThan(none);
  });

  it('stays a chance', () => {
    const much = Array.from({ length: 50 }, () => sign('hype', 1));
    expect(faultLikelihood(2, { shown: much, built: much, learned: much })).toBeLessThanOrEqual(1);
    expect(faultLikelihood(0, NONE)).toBeGreaterThan(0);
  });
});

describe('the likelihood that a draft is flawed', () => {
  const severity = (): number => 0.8;
  const faults: FaultSigns = { ...NONE, shown: [sign('hype', 0.9), sign('blame', 0.9), sign('rigid', 0.9)] };

  it('falls with its merits', () => {
    const merit = { tag: 'clear_ask', span: null, sentenceIndex: -1, weight: 0.9 } as const;
    const bare = flawedLikelihood(balanceOf(faults, [], severity, 'email'));
    expect(flawedLikelihood(balanceOf(faults, [merit], severity, 'email'))).toBeLessThan(bare);
  });

  it('is low for a draft without signs, whatever its type', () => {
    for (const type of ['email', 'text', 'meeting_prep'] as const)
      expect(flawedLikelihood(balanceOf(NONE, [], severity, type))).toBeLessThan(0.3);
  });
});
