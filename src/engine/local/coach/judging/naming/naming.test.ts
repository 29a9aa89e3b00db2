import { describe, expect, it } from 'vitest';
import { FAULT_TAGS, type FaultTag } from '../../reading/draft-reading.ts';
import { namingChances } from './naming.ts';
import type { FaultEvidence, WeighedFaults } from './naming-traits.ts';

const NOTHING: FaultEvidence = { severity: 0.5, shown: 0, built: 0, learned: 0, likelihood: 0.01 };

/** The chances in an email to such a reader that shows these faults, each as likely by its own signs. */
function chancesIn(
  primaryCode: WeighedFaults['reader']['primaryCode'],
  likely: Partial<Record<FaultTag, number>>,
): (tag: FaultTag) => number {
  const evidence = Object.fromEntries(
    FAULT_TAGS.map((tag) => {
      const likelihood = likely[tag];
      const own = likelihood === undefined ? NOTHING : { ...NOTHING, shown: likelihood, likelihood };
      return [tag, own];
    }),
  ) as WeighedFaults['evidence'];
  return namingChances({ type: 'email', reader: { primaryCode, secondaryCode: null }, evidence });
}

describe('the chance that an expert names a fault', () => {
  it('is a chance for every fault, also where nothing shows', () => {
    const chanceOf = chancesIn(null, {});
    for (const tag of FAULT_TAGS) {
      expect(chanceOf(tag)).toBeGreaterThan(0);
      expect(chanceOf(tag)).toBeLessThan(1);
    }
  });

  it.each<FaultTag>(['hedging', 'vague_ask', 'blame', 'no_evidence', 'cold_tone'])(
    'grows with what speaks for it: %s',
    (tag) => {
      const [faint, clear] = [0.1, 0.7].map((likelihood) => chancesIn('DP-03', { [tag]: likelihood })(tag));
      expect(clear).toBeGreaterThan((faint ?? 1) + 0.2);
    },
  );

  it('depends on whom the draft is for', () => {
    const chanceFor = (code: WeighedFaults['reader']['primaryCode']): number =>
      chancesIn(code, { cold_tone: 0.3 })('cold_tone');
    expect(chanceFor('DP-06')).toBeGreaterThan(chanceFor('DP-01') + 0.1);
  });

  it('depends on what else the draft shows', () => {
    const alone = chancesIn('DP-04', { risk_unaddressed: 0.3 });
    const beside = chancesIn('DP-04', { risk_unaddressed: 0.3, blame: 0.85, sarcasm: 0.85 });
    expect(alone('risk_unaddressed')).toBeGreaterThan(beside('risk_unaddressed'));
  });
});
