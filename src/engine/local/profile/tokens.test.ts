import { describe, expect, it } from 'vitest';
import { findName } from './name-mask.ts';
import { NAME_TOKEN, tokenise } from './tokens.ts';

const NO_NAME = { starts: [], ends: [], areAsWritten: [] };
const wordsOf = (text: string): string[] => tokenise(text, NO_NAME).words;

describe('tokenise', () => {
  it('opens contractions so that a negation is a word of its own', () => {
    expect(wordsOf("She doesn't and won't")).toEqual(['she', 'does', 'not', 'and', 'will', 'not']);
  });

  it('reads straight and curly apostrophes alike', () => {
    expect(wordsOf('can’t')).toEqual(wordsOf("can't"));
  });

  it('keeps offsets that point at the words as written', () => {
    const text = 'Über-careful: 3.4 %, "Really?"';
    const tokens = tokenise(text, NO_NAME);
    const written = tokens.starts.map((start, at) => text.slice(start, tokens.ends[at]));
    expect(written).toEqual(['Über', 'careful', '3.4', 'Really', '?']);
  });

  it('reads numbers as classes', () => {
    expect(wordsOf('$40 in 2031, 12% at 6:45')).toEqual(['#money', 'in', '#year', '#percent', 'at', '#time']);
  });

  it('skips web addresses whole', () => {
    expect(wordsOf('see https://example.com/win?x=1 soon')).toEqual(['see', 'soon']);
  });

  it('ends sentences at stops and list marks', () => {
    expect(tokenise('One two. Three\n- four', NO_NAME).sentences).toEqual([0, 0, 1, 2]);
  });

  it('sets words apart at marks and not at white space, however wide', () => {
    const apart = (text: string) => {
      const { words, isApart } = tokenise(text, NO_NAME);
      return words.filter((_, at) => isApart[at]);
    };
    const wanted = ['one', 'three', 'four', 'six'];
    expect(apart('One two, three (four five) "six')).toEqual(wanted);
    expect(apart('One  two,  three  (four   five)  "six')).toEqual(wanted);
  });

  it('reads the name as one neutral word', () => {
    const text = "Jean-Luc O'Neill wins";
    expect(
      tokenise(
        text,
        findName(text, "Jean-Luc O'Neill", () => false),
      ).words,
    ).toEqual([NAME_TOKEN, 'wins']);
  });
});
