import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { structuralSigns } from './structure.ts';

const POINTS =
  '- the kettle is 34 now, it was 29\n- the hall is 12 an hour, 14 at night\n- 6 chairs are broken';
const OFFER = 'A school asked us to sing with them, every Friday, for two years, for nothing, in the gym.';

/** The sentences in which a fault is seen. */
function faulty(tag: FaultTag, text: string): string[] {
  const reading = readDraft(text, 'email');
  return structuralSigns(reading)
    .filter((sign) => sign.tag === tag)
    .map(({ sentenceIndex }) => reading.sentences[sentenceIndex]?.text ?? '');
}

const detailed = (text: string): string => faulty('detail_overload', text).join();

describe('too much detail', () => {
  it('is seen in the points of a list, and not in what stands behind it', () => {
    expect(detailed(`Hi Rosa,\n\n${POINTS}\n\n${OFFER}\n\nPer`)).toMatch(/kettle|hall/);
    expect(detailed(`Hi Rosa,\n\n${POINTS}\n\n${OFFER}\n\nPer`)).not.toContain('school');
  });

  it('is seen in the densest sentence where there is no list', () => {
    expect(detailed(`Hi Rosa,\n\n${OFFER}\n\nPer`)).toContain('school');
  });
});

describe('a vague ask', () => {
  it('is seen where nobody knows what a yes would mean, and not where a time or length is named', () => {
    expect(faulty('vague_ask', 'Would you be open to a conversation?')).toHaveLength(1);
    expect(faulty('vague_ask', 'Would you be open to a 30 minute demo on Tuesday?')).toEqual([]);
  });
});

describe('a risk that is left open', () => {
  it('is seen in what is proposed, and not in what says where a message belongs', () => {
    const text = 'Following up on my mail about the migration. The migration should take about 6 weeks.';
    expect(faulty('risk_unaddressed', text)).toEqual(['The migration should take about 6 weeks.']);
  });
});
