/** What criticism says of the place of a sentence, done in a body in which nothing else has changed. */
import type { MessageType } from '../../../../../domain/message-types.ts';
import { contentStems } from '../../../../facts/words.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { Body, Rewritten } from '../body/body.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { leansOnLast } from './leans-on-last.ts';
import { asLead, canLead } from './order-sentences.ts';
import { isHeading, staysInFront } from './stays-in-front.ts';

/** Messages that are skimmed, so that what stands first counts most. */
const SKIMMED: ReadonlySet<MessageType> = new Set(['email', 'outreach', 'internal_comms']);
/** Beginnings of words that any two sentences may share. */
const FEWEST_LETTERS = 4;
/** With fewer words a sentence says too little to be what counts. */
const FEWEST_WORDS = 8;

/** "Only after that can we talk", "80 is £64.50": what speaks of, or counts, what stands in front of it. */
const AFTER_THAT = /\b(?:after|before|until|by) (?:that|this|then)\b/i;
const COUNTS_FROM = /^\d/;

/**
 * The body with the sentence first that a risk calls buried, and the one last that a risk calls too much detail, where
 * each stands by itself and nothing behind it leans on it. The same body where there is none, or where lines have their order.
 */
export function withPlacesMended(type: MessageType, body: Body, risks: readonly RiskFinding[]): Body {
  const all = body.paragraphs.flat();
  if (!SKIMMED.has(type) || all.length < 3 || all.some((one) => one.isListItem || one.startsLine))
    return body;
  return withBuriedFirst(type, withDetailLast(body, risks), risks);
}

function withDetailLast(body: Body, risks: readonly RiskFinding[]): Body {
  const all = body.paragraphs.flat();
  const at = placeOfQuoted(all, risks, 'detail_overload');
  const detail = all[at];
  const next = all[at + 1]?.text ?? '';
  const isFree = at > 0 && next !== '' && !leansOnLast(next) && !AFTER_THAT.test(next);
  if (detail === undefined || !isFree || detail.isAsk) return body;
  if (leansOnLast(detail.text) || COUNTS_FROM.test(detail.text)) return body;
  // Below what is asked, and below what speaks of the same thing, a detail is a riddle.
  if (all.slice(at + 1).some((later) => later.isAsk || NEEDS.test(later.text) || isOfSame(detail, later)))
    return body;
  const paragraphs = keptSentences(body.paragraphs, (sentence) => sentence !== detail);
  return { ...body, paragraphs: [...paragraphs, [detail]] };
}

/** "I need signature for the O-rings" */
const NEEDS = /^(?:I|we) (?:(?:would|['’]d) like|need|want|ask)\b|\b(?:please|let me know)\b/i;

/** Whether a later sentence speaks of a thing that the detail names. */
function isOfSame(detail: Rewritten, later: Rewritten): boolean {
  const named = new Set(contentStems(detail.text).filter((stem) => stem.length >= FEWEST_LETTERS));
  return contentStems(later.text).some((stem) => named.has(stem));
}

function withBuriedFirst(type: MessageType, body: Body, risks: readonly RiskFinding[]): Body {
  const all = body.paragraphs.flat();
  const at = placeOfQuoted(all, risks, 'buried_ask');
  const buried = all[at];
  const counts = buried !== undefined && (buried.numberCount > 0 || buried.hasDeadline);
  if (!counts || buried.isAsk || buried.text.split(' ').length < FEWEST_WORDS) return body;
  const opening = all[0]?.text ?? '';
  if (isHeading(opening) || staysInFront(opening) || !canLead(type, all, at)) return body;
  const paragraphs = keptSentences(body.paragraphs, (sentence) => sentence !== buried);
  return { ...body, paragraphs: [[{ ...buried, text: asLead(buried.text) }], ...paragraphs] };
}

/** The place of the sentence that a risk of this kind quotes from; -1 where there is none. */
function placeOfQuoted(all: readonly Rewritten[], risks: readonly RiskFinding[], fault: FaultTag): number {
  const quotes = risks.flatMap(({ tag, quote }) => (tag === fault && quote !== null ? [quote] : []));
  return all.findIndex(({ text }) => quotes.some((quote) => inWords(text).includes(inWords(quote))));
}

/** Without the commas that an edit may have added. */
function inWords(text: string): string {
  return text.replaceAll(',', '');
}
