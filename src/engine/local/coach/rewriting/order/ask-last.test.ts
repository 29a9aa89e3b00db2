import { describe, expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { withAskLast, withRequestLast } from './ask-last.ts';

const TOLD = ['The hall is booked.', 'Ken has the chairs.', 'The band comes at six.'];

function textsOf(paragraphs: ReturnType<typeof withAskLast>): readonly (readonly string[])[] {
  return paragraphs.map((sentences) => sentences.map(({ text }) => text));
}

describe('an ask near the end', () => {
  it('becomes the last word: a question, and a request', () => {
    const question = { ...rewritten('Could you bring the urn?'), isQuestion: true };
    const [first, second] = TOLD.map((text) => rewritten(text));
    if (first === undefined || second === undefined) return;
    expect(textsOf(withAskLast([[first, question, second]])).at(-1)).toEqual(['Could you bring the urn?']);
    const request = rewritten('Please bring the urn.');
    expect(textsOf(withRequestLast([[first, request, second]])).at(-1)).toEqual(['Please bring the urn.']);
  });
});

describe('an ask with more than a sentence behind it', () => {
  it('stays where it is told why', () => {
    const question = { ...rewritten('Could you bring the urn?'), isQuestion: true };
    const asked = [[question, ...TOLD.map((text) => rewritten(text))]];
    expect(withAskLast(asked)).toBe(asked);
    const requested = [[rewritten('Please bring the urn.'), ...TOLD.map((text) => rewritten(text))]];
    expect(withRequestLast(requested)).toBe(requested);
  });
});
