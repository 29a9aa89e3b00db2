import { describe, expect, it } from 'vitest';
import { tokenise } from './tokens.ts';

const wordsOf = (text: string): string =>
  tokenise(text, { starts: [], ends: [], areAsWritten: [] }).words.join(' ');

describe('short forms', () => {
  it.each([
    ['Wants nrs b4 mtg.', 'wants numbers before meeting'],
    ['No go-live w/o backup.', 'no go live without backup'],
    ['Talked w/ ppl abt it', 'talked with people about it'],
    ['Qs re src, pls', 'questions re source please'],
  ])('are read as the words they stand for: %s', (notes, read) => {
    expect(wordsOf(notes)).toBe(read);
  });

  it('leave longer words alone, and every word its place in the text', () => {
    const notes = 'Pplatz w/old b4c, wants ppl';
    const { words, starts, ends } = tokenise(notes, { starts: [], ends: [], areAsWritten: [] });
    expect(words).not.toContain('without');
    expect(notes.slice(starts.at(-1), ends.at(-1))).toBe('ppl');
  });
});
