import { describe, expect, it } from 'vitest';
import { wordsOf } from '../words.ts';
import { PAIR_KINDS, pairName, partsOfPair, phraseTokens, unitValues } from './features.ts';
import { type PhraseTag, phraseModel } from './model.ts';

function weightOf(tag: PhraseTag, text: string): number {
  const { tags, weigh } = phraseModel();
  return weigh(wordsOf(text), text)[tags.indexOf(tag)] ?? 0;
}

describe('the phrase model', () => {
  it.each([
    ['ultimatum', 'Either the drummer goes or I hand in my badge.', 'The drummer goes home at ten.'],
    [
      'apologetic',
      'Sorry again for pestering you with my silly forms.',
      'The forms are on the second shelf.',
    ],
    ['vague_deadline', 'Whenever you get a quiet minute after the holidays.', 'On 4 June at ten.'],
    ['hype', 'The most incredible cheese in the universe!!!', 'The cheese weighs two kilos.'],
  ] as const)('sees %s in words that no list holds, and not in plain ones', (tag, shows, plain) => {
    expect(weightOf(tag, shows)).toBeGreaterThan(0.2);
    expect(weightOf(tag, plain)).toBeLessThan(0.3);
  });

  it('gives names, numbers and days no weight of their own', () => {
    const { weigh } = phraseModel();
    const one = 'You let Anna down on Monday, all 14 of us saw it.';
    const other = 'You let Mehmet down on Friday, all 90 of us saw it.';
    expect(weigh(wordsOf(one), one)).toEqual(weigh(wordsOf(other), other));
  });

  it('counts words that it does not know, each by itself', () => {
    const { weigh } = phraseModel();
    const weights = (text: string): readonly number[] => weigh(wordsOf(text), text);
    expect(weights('Please ring xqzzy and vrrt')).toEqual(weights('Please ring wpqzz and bnkkr'));
    expect(weights('You let xqzzy and vrrt down again')).not.toEqual(
      weights('You let xqzzy and xqzzy down again'),
    );
  });

  it('reads an empty text and one of unknown words', () => {
    const { weigh } = phraseModel();
    for (const text of ['', '🙌', 'xqzzy vrrt'])
      for (const weight of weigh(wordsOf(text), text)) expect(weight).toBeGreaterThanOrEqual(0);
  });
});

describe('the tokens of a sentence', () => {
  it('are its words and pairs, with classes for what varies from draft to draft', () => {
    const text = 'Ring Anna by Friday?';
    expect(phraseTokens(wordsOf(text), text)).toEqual({
      words: ['ring', '#name', 'by', '#day', '^ring', '#length2', '#question'],
      pairs: ['^ ring #name', 'ring #name', '#name by', 'ring _ by', 'by #day', '#name _ #day'],
    });
  });

  it.each(PAIR_KINDS)('name a pair (%s) so that its parts can be told', (kind) => {
    expect(partsOfPair(pairName(kind, 'ring', '#name'))).toEqual([kind, 'ring', '#name']);
  });

  it('have values of unit length, larger for the rarer', () => {
    const values = new Map(unitValues(['the', 'the', 'valve'], (token) => (token === 'valve' ? 5 : 1)));
    const squares = [...values.values()].reduce((sum, value) => sum + value * value, 0);
    expect(squares).toBeCloseTo(1);
    expect(values.get('valve')).toBeGreaterThan(values.get('the') ?? 1);
  });
});
