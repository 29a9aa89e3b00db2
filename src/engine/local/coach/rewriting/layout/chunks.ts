import { allMatches } from '../../../../facts/all-matches.ts';
import type { Rewritten } from '../body/body.ts';
import { leansOnLast } from '../order/leans-on-last.ts';
import { leadsFor, withoutReasonMark } from '../order/order-sentences.ts';
import { pointsBack } from '../order/points-back.ts';
import { isRiddleInFront } from '../order/unfit-lead.ts';
import { type Role, roleOf } from './roles.ts';

/** A sentence with those behind it that speak of it, which move together or not at all. */
export interface Chunk {
  readonly role: Role;
  readonly sentences: readonly Rewritten[];
  /** Place in the draft. */
  readonly place: number;
  /** Whether it goes on with the chunk before it, so that nothing may come between them. */
  readonly isTied: boolean;
  /** Place of its paragraph in the draft. */
  readonly paragraph: number;
}

/** The sentences in chunks, in the order of the draft. One that leans on the last has a chunk of its own only when its role is sure. */
export function chunksOf(paragraphs: readonly (readonly Rewritten[])[]): readonly Chunk[] {
  const chunks: (Chunk & { sentences: Rewritten[] })[] = [];
  for (const [paragraph, sentences] of paragraphs.entries())
    for (const sentence of sentences) {
      const last = chunks.at(-1);
      const role = roleOf(sentence);
      const isTied =
        leansOnLast(withoutReasonMark(sentence.text)) ||
        BARE_SHARE.test(sentence.text) ||
        (sentence !== sentences[0] && TURNS.test(sentence.text));
      const follows = last !== undefined && last.role !== 'question' && FOLLOWS.test(sentence.text);
      const goesOn =
        follows || (isTied && (role === 'other' || OPENS_BARE.test(sentence.text) || role === last?.role));
      if (last !== undefined && (goesOn || endsOpen(last.sentences.at(-1)))) last.sentences.push(sentence);
      else chunks.push({ role, sentences: [sentence], place: chunks.length, isTied, paragraph });
    }
  return chunks;
}

/** "So in a few years every child could learn", "It could become a home for kids": this is what the sentence before it leads to. */
const FOLLOWS =
  /^(?:so (?:in|that|within|by|every|one day|the whole)\b|with (?:it|this|that)\b|(?:it|this|that) (?:could|will|would|can) (?:\p{L}+ )?become\b)/iu;

/** "62% with five weeks left is low": a share of what the sentence before it names. */
const BARE_SHARE = /^\d[\d.,]{0,8} ?(?:%|per ?cent)(?! (?:of|more|less|fewer|higher|lower|off|discount)\b)/i;

/** "But the children will pick the apples": turns against the sentence before it. */
const TURNS = /^(?:but|yet|still|even so|that said)\b/i;

const OPENS_BARE =
  /^(?:this|that|they|he|she|these|those|such)(?:['’]\w+)?\b(?! (?:year|month|week|morning|summer|term)\b)/i;
/** "Questions?" and "The plan:" belong to what follows. */
function endsOpen(sentence: Rewritten | undefined): boolean {
  if (sentence === undefined || sentence.isListItem) return false;
  return sentence.text.endsWith(':') || (sentence.isQuestion && sentence.text.split(' ').length <= 2);
}

/** "the box" and "that rule": what a definite article takes as known. */
const DEFINITE = /\b(?:the|that|this|these|those|both|such) (?:\p{L}+ )?\p{L}{3,}/giu;

/**
 * Whether every chunk can stand where it is now: one that goes on with another directly behind it, and none that
 * moved forward speaks of something that is first named behind it. With `namesMayLead` "the chat" may stand first, as
 * in a headline.
 */
export function keepsSense(ordered: readonly Chunk[], namesMayLead = false): boolean {
  const words = new Map(
    ordered.map((chunk) => [
      chunk,
      new Set(
        textOf(chunk)
          .toLowerCase()
          .match(/\p{L}{3,}/gu),
      ),
    ]),
  );
  return ordered.every((chunk, index) => {
    if (chunk.isTied && chunk.place > 0 && ordered[index - 1]?.place !== chunk.place - 1) return false;
    const later = ordered.slice(index + 1).filter(({ place }) => place < chunk.place);
    if (later.length === 0) return true;
    const text = textOf(chunk);
    if (namesMayLead) return !isRiddleInFront(chunk.sentences[0]?.text ?? '');
    if (pointsBack(chunk.sentences[0]?.text ?? '')) return false;
    const known = allMatches(text, DEFINITE).flatMap(([phrase]) => phrase.toLowerCase().split(' ').slice(1));
    return !known.some(
      (word) => word.length > 2 && later.some((other) => words.get(other)?.has(word) === true),
    );
  });
}

export function textOf({ sentences }: Chunk): string {
  return sentences.map(({ text }) => text).join(' ');
}

const LEADS_ON =
  /\b(?:in time|in (?:a few|\d+|five|ten) years|for the next (?:\w+ )?years|one day|could again|for the first time|grow up|generations?|whole (?:town|city|country|region|valley)|every (?:child|school|village|district|planetarium))\b/i;

/** Whether a chunk says what the matter serves, with or without "The reason is that" in front, and stands by itself. */
export function isPurpose({ role, sentences }: Chunk): boolean {
  const [first, ...more] = sentences;
  if (first === undefined || first.isAsk || first.isQuestion || first.isListItem) return false;
  const text = withoutReasonMark(first.text);
  const [second] = more;
  const leadsTo = second !== undefined && FOLLOWS.test(second.text) && LEADS_ON.test(second.text);
  const says = leadsFor('DP-07', { ...first, text }) || LEADS_ON.test(text) || role === 'reason' || leadsTo;
  return says && !leansOnLast(text) && !isRiddleInFront(text) && !more.some(({ isQuestion }) => isQuestion);
}
