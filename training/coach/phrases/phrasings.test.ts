import { describe, expect, it } from 'vitest';
import { meritSigns } from '../../../src/engine/local/coach/judging/merits/merit-signs.ts';
import { learnedSigns } from '../../../src/engine/local/coach/judging/signs/learned-signs.ts';
import { wordSigns } from '../../../src/engine/local/coach/judging/signs/risk-signs.ts';
import { structuralSigns } from '../../../src/engine/local/coach/judging/signs/structure.ts';
import { FAULT_TAGS, MERIT_TAGS } from '../../../src/engine/local/coach/reading/draft-reading.ts';
import { readDraft } from '../../../src/engine/local/coach/reading/read-draft.ts';
import { PHRASE_FILES, readWrittenPhrases } from './load-texts.ts';

const PHRASES = PHRASE_FILES.flatMap((file) => readWrittenPhrases(file));
/** How sure the reading has to be that a phrase alone shows its tag. */
const LEAST_WEIGHT = 0.2;
/** Where words alone decide less than the draft around them. */
const SHOWN_BY_THE_WHOLE = new Set(['no_purpose', 'too_short', 'no_ask']);
/** What an ask is buried under. */
const BEFORE_IT =
  'The hall is booked for the 9th. The flyers are printed and hang in the shops. The band plays until ten. ';

function isFound(tag: string, text: string): boolean {
  const reading = readDraft(tag === 'buried_ask' ? BEFORE_IT + text : text, 'email');
  const learned = learnedSigns(reading);
  const signs = [
    ...wordSigns(reading),
    ...structuralSigns(reading).filter((sign) => sign.tag === 'detail_overload'),
    ...learned.faults,
    ...meritSigns(reading, learned.merits),
  ];
  return signs.some((sign) => sign.tag === tag && sign.weight >= LEAST_WEIGHT);
}

function shareFound(tag: string, shows: boolean): number {
  const phrases = PHRASES.filter((phrase) => phrase.tag === tag && phrase.shows === shows);
  return phrases.filter(({ text }) => isFound(tag, text)).length / Math.max(1, phrases.length);
}

describe('hand-written phrasings from many walks of life', () => {
  it.each(FAULT_TAGS)('show %s, and their near misses do not', (tag) => {
    expect(shareFound(tag, true)).toBeGreaterThanOrEqual(SHOWN_BY_THE_WHOLE.has(tag) ? 0.6 : 0.75);
    expect(shareFound(tag, false)).toBeLessThanOrEqual(0.5);
  });

  it.each(MERIT_TAGS.filter((tag) => PHRASES.some((phrase) => phrase.tag === tag)))(
    'show %s, and their near misses do not',
    (tag) => {
      expect(shareFound(tag, true)).toBeGreaterThanOrEqual(0.6);
      expect(shareFound(tag, false)).toBeLessThanOrEqual(0.34);
    },
  );
});
