import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';

describe('what is left to the reader', () => {
  it('stays where a verb needs it', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-03',
      'Hi Annelise, for tomorrow 9.30 with the hauliers. It saves about 1,900 km a week by the model. The numbers stack up, trust me. Bring whatever you think. Ruud',
    );
    expect(text).toContain('Please bring whatever you think.');
  });
});
