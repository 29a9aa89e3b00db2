import { describe, expect, it } from 'vitest';
import { duringDraft, oncePerDraft } from './draft-memory.ts';

function counted(): { readonly lengthOf: (text: string) => number | null; readonly asked: string[] } {
  const asked: string[] = [];
  const lengthOf = oncePerDraft((text) => {
    asked.push(text);
    return text === '' ? null : text.length;
  });
  return { lengthOf, asked };
}

describe('the memory of a draft', () => {
  it('has each text worked out only once, also one without an answer', () => {
    const { lengthOf, asked } = counted();
    const answers = duringDraft(() => ['late', '', 'early', 'late', ''].map(lengthOf));
    expect(answers).toEqual([4, null, 5, 4, null]);
    expect(asked).toEqual(['late', '', 'early']);
  });

  it('forgets a draft when its analysis ends, also by an error', () => {
    const { lengthOf, asked } = counted();
    duringDraft(() => lengthOf('late'));
    expect(() =>
      duringDraft(() => {
        lengthOf('late');
        throw new Error('stopped');
      }),
    ).toThrow('stopped');
    duringDraft(() => lengthOf('late'));
    expect(asked).toEqual(['late', 'late', 'late']);
  });

  it('keeps no more than one answer outside an analysis', () => {
    const { lengthOf, asked } = counted();
    for (const text of ['late', 'late', 'early', 'late']) lengthOf(text);
    expect(asked).toEqual(['late', 'early', 'late']);
  });
});
