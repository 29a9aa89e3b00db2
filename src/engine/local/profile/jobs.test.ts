import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const predict = (notes: string) =>
  predictProfile({ name: 'Ines Roth', notes, ageRange: null, jobType: null });

describe('what the writer expects of a job', () => {
  it.each([
    'Because he is a lawyer he will read everything twice.',
    "Because she's an accountant she'll want every figure.",
    'She is a lawyer so she will be cautious.',
    'As a former auditor she will check every number.',
    "She's in sales so she only cares about targets.",
    'He is a lawyer. He will want a guarantee.',
    'Lawyer, will want everything in writing.',
    "As a designer, she'll surely want to try new things.",
  ])('is no evidence: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it('is said to be who they are where the notes tell nothing else', () => {
    expect(predict('As a former auditor she will check every number.').reasoning).not.toContain(
      'other people',
    );
  });

  it.each([
    [
      'what they want beside the job',
      'He is a lawyer and wants a guarantee in writing before he signs.',
      'DP-04',
    ],
    ['what they asked for', 'She is a lawyer, so she asked for the method and the raw data.', 'DP-03'],
    ['what turns from it', 'He is a lawyer so he will be careful, but he asked for the raw data.', 'DP-03'],
    ['what they would like', "As a nurse she'd like to see the data and the source first.", 'DP-03'],
  ])('is not %s: %s', (_, notes, code) => {
    expect(predict(notes).primaryCode).toBe(code);
  });
});
