import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { structuralSigns } from './structure.ts';

const POINTS =
  '- the kettle is 34 now, it was 29\n- the hall is 12 an hour, 14 at night\n- 6 chairs are broken';
const OFFER = 'A school asked us to sing with them, every Friday, for two years, for nothing, in the gym.';

/** The sentences in which too much detail is seen. */
function detailed(text: string): string[] {
  const reading = readDraft(text, 'email');
  return structuralSigns(reading)
    .filter(({ tag }) => tag === 'detail_overload')
    .map(({ sentenceIndex }) => reading.sentences[sentenceIndex]?.text ?? '');
}

describe('too much detail', () => {
  it('is seen in the points of a list, and not in what stands behind it', () => {
    expect(detailed(`Hi Rosa,\n\n${POINTS}\n\n${OFFER}\n\nPer`).join()).toMatch(/kettle|hall/);
    expect(detailed(`Hi Rosa,\n\n${POINTS}\n\n${OFFER}\n\nPer`).join()).not.toContain('school');
  });

  it('is seen in the densest sentence where there is no list', () => {
    expect(detailed(`Hi Rosa,\n\n${OFFER}\n\nPer`).join()).toContain('school');
  });
});
