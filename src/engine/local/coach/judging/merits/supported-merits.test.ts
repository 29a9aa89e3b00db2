import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import type { Sign } from '../finding.ts';
import { supported } from './supported-merits.ts';

const reading = readDraft('The insurance is covered until we move.', 'email');
const [sentence] = reading.sentences;
const mark = sentence?.marks.find(({ tag }) => tag === 'safeguard_named');

describe('supported', () => {
  const phrase = { tag: 'safeguard_named', span: mark ?? null, sentenceIndex: 0, weight: 0.5 } as const;
  const whole: Sign<'safeguard_named'> = { ...phrase, span: sentence ?? null, weight: 0.1 };

  it('leaves out a merit that only a phrase of the lexicon shows', () => {
    expect(mark).toBeDefined();
    expect(supported(reading, [phrase], [])).toEqual([]);
  });

  it('keeps it where the phrase model or the wording shows it too, however faintly', () => {
    expect(supported(reading, [phrase], [whole])).toEqual([phrase]);
    expect(supported(reading, [phrase, whole], [])).toEqual([phrase, whole]);
  });

  it('keeps a merit whose phrases say enough by themselves', () => {
    const thanks = { ...phrase, tag: 'appreciation' } as const;
    expect(supported(reading, [thanks], [])).toEqual([thanks]);
  });
});
