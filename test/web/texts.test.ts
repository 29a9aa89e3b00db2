import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONFIDENCE_MEANING } from '../../src/domain/confidence.ts';
import { PROFILE_KNOWLEDGE } from '../../src/domain/profile-knowledge.ts';
import { PROFILE_CAVEAT, PROFILE_CODES, PROFILE_NAMES } from '../../src/domain/profiles.ts';
import { findEvidence } from '../../web/src/text/evidence.ts';
import {
  PROFILES,
  PROFILE_CAVEAT as shownCaveat,
  CONFIDENCE_MEANING as shownMeaning,
} from '../../web/src/text/profiles.ts';
import { findWordChanges } from '../../web/src/text/word-changes.ts';

describe('evidence in the notes', () => {
  const marked = (reasoning: string, notes: string) =>
    findEvidence(reasoning, notes).map(({ start, end }) => notes.slice(start, end));

  test.each([
    ['double quotes', 'They "asked for data" first.', ['asked for data']],
    ['curly quotes', 'They “asked for data” first.', ['asked for data']],
    ['single quotes', "They 'asked for data' first.", ['asked for data']],
    ['a full stop that the notes do not have', 'They "asked for data."', ['asked for data']],
    ['words that are not in the notes', 'They "never asked".', []],
    ['an apostrophe, which quotes nothing', "The person's notes don't say.", []],
  ])('are found by %s', (_words, reasoning, expected) => {
    expect(marked(reasoning, 'She asked for data and waited.')).toEqual(expected);
  });

  test('are joined where quotations overlap, and found at every place', () => {
    expect(marked('"a b c" and "c d"', 'a b c d, then a b c')).toEqual(['a b c d', 'a b c']);
  });
});

describe('changes between two texts', () => {
  test('are the words that only one of them has', () => {
    expect(findWordChanges('please approve it soon', 'please approve it by Friday')).toEqual([
      { kind: 'same', text: 'please approve it ' },
      { kind: 'removed', text: 'soon' },
      { kind: 'added', text: 'by Friday' },
    ]);
  });

  test('run through the spaces within a changed phrase', () => {
    expect(findWordChanges('it is really great.', 'it pays back soon.')).toEqual([
      { kind: 'same', text: 'it ' },
      { kind: 'removed', text: 'is really great.' },
      { kind: 'added', text: 'pays back soon.' },
    ]);
  });

  test('run through a small word that a reworded phrase has by chance', () => {
    expect(findWordChanges('Sorry to bother you again.', 'Churn fell to four percent.')).toEqual([
      { kind: 'removed', text: 'Sorry to bother you again.' },
      { kind: 'added', text: 'Churn fell to four percent.' },
    ]);
  });

  test('leave a small word alone where nothing is written in place of what was cut', () => {
    expect(findWordChanges('send me just the really big file', 'send me the file')).toEqual([
      { kind: 'same', text: 'send me ' },
      { kind: 'removed', text: 'just ' },
      { kind: 'same', text: 'the' },
      { kind: 'removed', text: ' really big' },
      { kind: 'same', text: ' file' },
    ]);
  });

  test('leave a name alone that stands on a line of its own', () => {
    const changes = findWordChanges('Best wishes,\nLee\nPS Sorry', 'Thank you,\nLee\nSent today');
    expect(changes).toContainEqual({ kind: 'same', text: '\nLee\n' });
  });

  const LONG = Array.from({ length: 5000 }, (_, place) => `word${place % 97}`).join(' ');
  const marked = (before: string, after: string) =>
    findWordChanges(before, after).filter(({ kind }) => kind !== 'same');

  test('are none between equal texts, however long', () => {
    expect(findWordChanges(LONG, LONG)).toEqual([{ kind: 'same', text: LONG }]);
  });

  test('are the changed words alone, however long the text and wherever they stand in it', () => {
    const before = `please ${LONG} now ${LONG} soon`;
    const after = `kindly ${LONG} later ${LONG} today`;
    expect(marked(before, after).map(({ text }) => text)).toEqual([
      ...['please', 'kindly'],
      ...['now', 'later'],
      ...['soon', 'today'],
    ]);
  });

  test('are all between the common start and end where too much of a long text differs', () => {
    const other = LONG.replaceAll('word', 'other');
    const changes = findWordChanges(`Hello ${LONG} bye`, `Hello ${other} bye`);
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  });

  test('give back both texts, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'word')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const changes = findWordChanges(before, after);
        const joined = (unless: string) =>
          changes
            .filter(({ kind }) => kind !== unless)
            .map(({ text }) => text)
            .join('');
        expect([joined('added'), joined('removed')]).toEqual([before, after]);
      }),
    );
  });
});

test('the dashboard tells of profiles and confidence what the service does', () => {
  const known = PROFILE_CODES.map((code) => ({
    code,
    name: PROFILE_NAMES[code],
    saysYesWhen: PROFILE_KNOWLEDGE[code].saysYesWhen,
  }));
  expect(PROFILES).toEqual(known);
  expect(shownCaveat).toBe(PROFILE_CAVEAT);
  expect(shownMeaning).toBe(CONFIDENCE_MEANING);
});
