import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../reading/draft-reading.ts';
import { type Candidate, candidates } from './candidates.ts';

/** The fault as it is named to a Collaborator where one sentence shows it so surely, and the draft as a whole lacks it. */
function named(tag: FaultTag, shown: number): Candidate | undefined {
  const whole = { tag, span: null, sentenceIndex: -1, weight: 0.5 };
  const ofSentence = { tag, span: { start: 0, end: 40 }, sentenceIndex: 0, weight: shown };
  const signs = { shown: [], built: [whole], learned: [ofSentence] };
  return candidates(signs, 'internal_comms', { primaryCode: 'DP-06', secondaryCode: null }).find(
    (one) => one.tag === tag,
  );
}

describe('a fault of what the draft lacks', () => {
  it('quotes the sentence that shows it', () => {
    expect(named('no_people', 0.5)?.sign.span).not.toBeNull();
  });

  it('is held against no sentence that hardly shows it', () => {
    expect(named('no_people', 0.1)?.sign.span).toBeNull();
  });
});
