import { describe, expect, it } from 'vitest';
import type { Reader } from '../../../engine.ts';
import { readDraft } from '../reading/read-draft.ts';
import { judgeDraft } from './judge-draft.ts';
import { praiseOf } from './judge-strengths.ts';

const strengthsOf = (text: string) =>
  judgeDraft(readDraft(text, 'internal_comms'), { primaryCode: 'DP-04', secondaryCode: null }).strengths;

describe('praise for a figure or a day', () => {
  it('quotes words that hold one, however long the sentence is', () => {
    const strengths = strengthsOf(
      'The new breathing sets are already on the trucks, my colleague and I swapped the whole lot on Sunday night while all of you were fast asleep, 14 Kestrel packs are in by now, and the maker comes by on 9 April at 10:00.\n\nStation Officer Hallam approved it.',
    );
    const figures = strengths.filter(({ tag, alsoTag }) => [tag, alsoTag].includes('specific_numbers'));
    const days = strengths.filter(({ tag, alsoTag }) => [tag, alsoTag].includes('clear_deadline'));
    expect(figures.length + days.length).toBeGreaterThan(0);
    for (const { quote } of figures) expect(quote).toMatch(/\d/);
    for (const { quote } of days) expect(quote).toMatch(/9 April|10:00/);
  });
});

describe('praiseOf', () => {
  it.each([
    ['by Friday', 'gives a definite date'],
    ['before noon', 'gives a definite time'],
    ['Can you send it today?', 'says when'],
  ])('calls "%s" what it is: %s', (quote, shows) => {
    const reader: Reader = { primaryCode: 'DP-05', secondaryCode: null };
    expect(praiseOf('clear_deadline', null, quote, reader)).toContain(`" ${shows}:`);
  });
});
