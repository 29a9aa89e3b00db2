import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const predict = (notes: string) =>
  predictProfile({ name: 'Robin Vale', notes, ageRange: null, jobType: null });

describe('what others tell of the person', () => {
  it.each([
    'His boss says he only looks at the numbers. His team says he asks everyone before he moves.',
    'Marketing swears she loves wild ideas; legal says she refuses anything without precedent.',
    'The old rep noted he only cares about the quarter. The new rep noted he wants everybody on board.',
    'Anna thinks he is a risk taker. Paul thinks he never signs anything without a guarantee.',
    'According to Tom he goes by the data. According to Maria he goes by his gut and tries things at once.',
  ])('is no more than a first guess where they tell opposite things: %s', (notes) => {
    const { confidence, reasoning } = predict(notes);
    expect([null, 'Low']).toContain(confidence);
    if (confidence !== null) expect(reasoning).toContain('disagree');
  });

  it.each([
    ['His boss says he checks every number. His deputy says he asks where each figure comes from.', 'DP-03'],
    [
      'Tom says she wants a plan with dates. Maria says she ticks off every step and hates loose ends.',
      'DP-05',
    ],
  ])('counts in full where they agree: %s', (notes, code) => {
    expect(predict(notes)).toMatchObject({ primaryCode: code, confidence: 'High' });
  });

  it('gives way to what was seen', () => {
    const seen = 'In the meeting she asked for the sample size, the method and the raw data.';
    const told = 'Sales says she loves wild ideas. Legal says she refuses anything without precedent.';
    const { primaryCode, reasoning } = predict(`${told} ${seen}`);
    expect(primaryCode).toBe('DP-03');
    expect(reasoning).not.toContain('disagree');
  });
});
