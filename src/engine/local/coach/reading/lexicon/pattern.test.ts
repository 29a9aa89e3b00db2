import { describe, expect, it } from 'vitest';
import { wordsOf } from '../words.ts';
import { LEXICON_TABLES } from './lexicon.ts';
import { parsePatterns } from './pattern.ts';
import { lineOf, PatternIndex } from './pattern-index.ts';

function found(table: string, text: string): string[] {
  const words = wordsOf(text);
  return new PatternIndex(parsePatterns('tag', table))
    .matches(lineOf(words))
    .map(({ from, to }) => text.slice(words[from]?.start, words[to - 1]?.end));
}

describe('a pattern', () => {
  it('takes one of several words, and skips optional ones', () => {
    expect(found('you|they really? never', 'They never ask, you really never ask.')).toEqual([
      'They never',
      'you really never',
    ]);
  });

  it('leaves gaps of two or five words, and no more', () => {
    expect(found('if .. fails', 'if the pump fails')).toEqual(['if the pump fails']);
    expect(found('if .. fails', 'if the big old pump fails')).toEqual([]);
    expect(found('if ... fails', 'if the big old pump fails')).toEqual(['if the big old pump fails']);
  });

  it('knows stems, word classes and the ends of a sentence', () => {
    expect(found('unbeliev*', 'Unbelievably good')).toEqual(['Unbelievably']);
    expect(found('within NUM days', 'within 14 days, within ten days')).toEqual([
      'within 14 days',
      'within ten days',
    ]);
    expect(found('^ noted $', 'Noted.')).toEqual(['Noted']);
    expect(found('^ noted $', 'Well noted.')).toEqual([]);
  });

  it('takes a word class among other words, at its head and later', () => {
    expect(found('only NUM|few places left', 'only 3 places left, only few places left')).toHaveLength(2);
    expect(found('NUM|several days', '14 days or several days')).toEqual(['14 days', 'several days']);
  });

  it('takes a stem by its letters alone', () => {
    expect(found('unbel* good|NUM', 'unbelievably good, unbelief good, unbend good')).toHaveLength(2);
  });

  it('is found once where the next word is both listed and of a listed class', () => {
    expect(found('about two|NUM days', 'about two days')).toEqual(['about two days']);
    expect(found('is not? VERBED|not', 'is not')).toEqual(['is not']);
  });

  it('comes in the order of the lines, those whose second word is listed last', () => {
    const words = wordsOf('as soon as we can');
    const matches = new PatternIndex(
      parsePatterns('tag', 'as soon => a\n as .. as => b\n as very? soon => c\n as soon as => d'),
    ).matches(lineOf(words));
    expect(matches.filter(({ from }) => from === 0).map(({ pattern }) => pattern.better)).toEqual([
      'b',
      'c',
      'a',
      'd',
    ]);
  });

  it('matches contractions as the words they stand for', () => {
    expect(found("don't worry", 'dont worry, do not worry, don’t worry')).toHaveLength(3);
  });

  it('carries its wording and weight', () => {
    const [pattern] = parsePatterns('tag', 'in order to @0.4 => to');
    expect(pattern).toMatchObject({ better: 'to', weight: 0.4 });
  });

  it('is refused without a first word', () => {
    expect(() => parsePatterns('tag', '... late')[0]?.compiled).toThrow();
    expect(() => parsePatterns('tag', 'late !')[0]?.compiled).toThrow();
  });

  it('stands on each line of the tables', () => {
    for (const [tag, table] of Object.entries(LEXICON_TABLES)) {
      for (const pattern of parsePatterns(tag, table))
        expect(pattern.compiled.places.length).toBeGreaterThan(0);
    }
  });
});
