/** What a sentence takes from those before it without pointing at them. */
import { allMatches } from '../../../../facts/all-matches.ts';
import type { Placed } from './placed.ts';

/** "I think we should close on Mondays." */
const CLAIM =
  /^(?:(?:I|we) (?:think|believe|suggest|propose|would suggest|would propose|recommend)|in my (?:view|opinion)|what would you need to see before|we should)\b/i;
const WHEN_OR_WHERE =
  /\b(?:on|in|at) ((?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:the )?(?:mornings?|evenings?|weekends?|summer|winter|north|south)|\p{Lu}\p{Ll}+)\b/giu;

/** Whether the first sentence claims something of a day or a place that the figures, told alone, would not name. */
export function isClaimWithScope(sentences: readonly Placed[], text: string): boolean {
  const claim = sentences[0]?.text ?? '';
  if (!CLAIM.test(claim)) return false;
  return allMatches(claim, WHEN_OR_WHERE).some(([, scope = '']) => !text.includes(scope));
}

const INTRODUCED = /\b(?:an?|our|my|this) (?:\p{Ll}[\p{Ll}-]* ){0,2}?(\p{Ll}{4,})\b/giu;
const SPOKEN_OF = /\bthe (?:\p{Ll}[\p{Ll}-]* ){0,1}?(\p{Ll}{4,})\b/giu;

/** Whether the words from one place to another speak of "the crawler" that "a crawler" before them introduced. */
export function speaksOfIntroduced(sentences: readonly Placed[], start: number, index: number): boolean {
  const moved = sentences
    .slice(start, index + 1)
    .map(({ text }) => text)
    .join(' ');
  const spoken = new Set(allMatches(moved, SPOKEN_OF).map((match) => (match[1] ?? '').toLowerCase()));
  if (spoken.size === 0) return false;
  return sentences
    .slice(0, start)
    .some(({ text }) =>
      allMatches(text, INTRODUCED).some((match) => spoken.has((match[1] ?? '').toLowerCase())),
    );
}

/** "a PayLoop link", "a firm called Doorling", "the new Ceres": what has a name the reader may not have heard. */
const NAMED_FIRST =
  /\b(?:an?|our|called|named|new|named after) (?:\p{Ll}[\p{Ll}-]* ){0,1}?(\p{Lu}[\p{L}\d]{2,})|\b(\p{Lu}\p{Ll}+\p{Lu}\p{L}+)/gu;
/** "The other supplier, Kwan, can give us …": the sentence that says who somebody is. */
const SAID_WHO =
  /\b(?:[Tt]he|[Oo]ur|[Mm]y|[Yy]our|[Aa]n?) (?:\p{Ll}+ ){0,2}?\p{Ll}{3,}, (\p{Lu}\p{Ll}{2,}),/gu;
/** "it puts Arabic speakers low": what "it" is, nothing before it in the sentence tells. */
const UNKNOWN_IT =
  /^(?:(?!\b(?:the|an?|our|your|my|this|their|his|her|each|every)\b)[^.!?]){0,80}?\bit (?!(?:is|was|will be|would be|has been|took|takes|seems|looks|happen|turns)\b)\p{Ll}+/iu;

/** "The window is worth 12,000", "the new ones start on Monday": of which the sentences before it have told. */
const BARE_THE =
  /\bthe (?:new|old|other|first|second|cheaper|bigger|smaller) ones?\b|^the \p{Ll}+ (?:is|was|are|were|has|have|had|will|would|can|costs?|ends?|starts?|begins?|opens?|closes?|takes?|needs?|runs?)\b/iu;

/** Whether a sentence, at the front, speaks of a name, a thing or an "it" that only those before it tell the reader. */
export function usesUnknownName(sentences: readonly Placed[], index: number): boolean {
  const text = sentences[index]?.text ?? '';
  if (UNKNOWN_IT.test(text) || BARE_THE.test(text)) return true;
  return sentences
    .slice(0, index)
    .some((before) =>
      allMatches(before.text, NAMED_FIRST).some(([, first, coined]) => text.includes(first ?? coined ?? ' ')),
    );
}

/** Whether the words from one place to another name somebody of whom a sentence before them says who that is. */
export function usesIntroducedName(sentences: readonly Placed[], start: number, index: number): boolean {
  const moved = sentences.slice(start, index + 1);
  return sentences
    .slice(0, start)
    .some((before) =>
      allMatches(before.text, SAID_WHO).some(([, name = ' ']) =>
        moved.some(({ text }) => text.includes(name)),
      ),
    );
}
