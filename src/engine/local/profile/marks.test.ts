import { describe, expect, it } from 'vitest';
import { marksOf, markWords } from './marks.ts';
import { tokenise } from './tokens.ts';
import { bears, findersBy, holdsMark, leaveUnread } from './unread.ts';

const tokensOf = (text: string) => tokenise(text, { starts: [], ends: [], areAsWritten: [] });

describe('the marks of words', () => {
  const first = markWords(['zugzwang', 'zwieback']);
  const second = markWords(['zwieback']);

  it('gives every rule a bit of its own, and a word the bits of all rules that marked it', () => {
    expect(first & second).toBe(0);
    expect(marksOf('zwieback') & (first | second)).toBe(first | second);
    expect(marksOf('zugzwang') & second).toBe(0);
    expect(marksOf('zarzuela')).toBe(0);
  });

  it('are those of each word of the notes, in whatever case', () => {
    const tokens = tokensOf('No Zwieback, no zugzwang.');
    expect(tokens.words.map((_, at) => bears(tokens, at, first))).toEqual([false, true, false, true]);
    expect(holdsMark(tokens, second, 2)).toBe(false);
    expect(holdsMark(tokens, second)).toBe(true);
  });

  it('lead to a rule that was made after them, and stay with words that another rule left unread', () => {
    const finders = findersBy([['zugzwang', (_, at) => ({ from: at, to: at + 1 })]]);
    const tokens = leaveUnread(tokensOf('In zugzwang again.'), finders);
    expect(tokens.words).toEqual(['in', '#unread', 'again']);
    expect(bears(tokens, 1, finders.mark)).toBe(true);
    expect(leaveUnread(tokens, finders)).toBe(tokens);
  });
});
