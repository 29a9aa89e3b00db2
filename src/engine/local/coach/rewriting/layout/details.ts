import type { Rewritten } from '../body/body.ts';
import { speaksOfLead } from '../order/companions.ts';
import { asLead, withoutReasonMark } from '../order/order-sentences.ts';
import { capitalised } from '../sentence/smooth.ts';
import { type Chunk, chunksOf, isPurpose, keepsSense } from './chunks.ts';
import { heading, item, LABELS } from './labels.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

const MOST_CHUNKS = 40;
/** A purpose may follow on one sentence of story. */
const EARLY_CHUNKS = 2;
const MINUTIAE =
  /\d[\d.,]*|\b(?:px|mm|cm|kW|V|GB|MB|template|form|section|annex|page|column|footer|tiles?|labels?|colour|yellow|pink|blue|green|stapler|drawer|hook|rack|font|logo|toner|stamp|hyphen|carbon copy|breadcrumb|dashboards?|numbering|hyphen|phrase|filters?|supplier|parking|laundry)\b/giu;
const FEWEST_MINUTIAE = 2;
/** Fewer sentences of detail read better where they stand. */
const FEWEST_POINTS = 3;
/** What asks, or speaks to many by name, is no detail. */
const SAYS_MORE = /\bplease\b|\bcan you\b|\bcould you\b|^(?:to )?all \p{L}+(?: \p{L}+)?:/iu;
/** A longer sentence of change is the news itself. */
const LONGEST_SMALL_CHANGE = 12;
const MATTERS =
  /\b(?:purpose|because|so that|vision|children|people|families|pupils|patients|region|country|world|years|support|thank|price|costs?|budget|deadline|by \d|EUR|USD)\b/i;

/**
 * For a Visionary: purpose first, the rest in its order, and sentences of pure detail under "Details:" at the end.
 * Null where no sentence gives a purpose, or there is little detail.
 */
export function asPurpose(paragraphs: Paragraphs): Paragraphs | null {
  const chunks = chunksOf(paragraphs);
  if (chunks.length > MOST_CHUNKS) return null;
  const purpose = purposeOf(chunks);
  const small = chunks.filter((chunk) => !purpose.includes(chunk) && isDetail(chunk));
  const points = small.flatMap(({ sentences }) => sentences.flatMap(({ text }) => clauses(text)));
  const like = small[0]?.sentences[0];
  if (purpose.length === 0 || like === undefined) return null;
  const details = points.length < FEWEST_POINTS ? [] : small;
  const rest = chunks.filter((chunk) => !purpose.includes(chunk) && !details.includes(chunk));
  const opensWithDetail = chunks[0] !== undefined && isDetail(chunks[0]);
  const isEarly = purpose.some(({ place }) => place < (opensWithDetail ? 1 : EARLY_CHUNKS));
  const inPlace = chunks.filter((chunk) => !details.includes(chunk));
  const order = (isEarly ? [inPlace] : [[...purpose, ...rest], inPlace])
    .map((front) => [...front, ...details])
    .find((candidate) => keepsSense(candidate, true));
  if (order === undefined) return null;
  const front = order.filter((chunk) => !details.includes(chunk));
  if (details.length === 0) return paragraphsOf(front, paragraphs, purpose);
  return [
    ...paragraphsOf(front, paragraphs, purpose),
    [heading(LABELS.details, like)],
    ...points.map((text) => [item(text, '- ', like)]),
  ];
}

/** What a change will bring is no purpose beside one that the draft names. */
const WILL_BRING = /^(?:every|each|all) (?:\p{L}+ ){1,3}will\b/iu;

/** What the draft says it is for, with the question that means just that. */
function purposeOf(chunks: readonly Chunk[]): readonly Chunk[] {
  const found = chunks.filter(isPurpose);
  const named = found.filter(({ sentences }) => !WILL_BRING.test(sentences[0]?.text ?? ''));
  const purpose = named.length > 0 ? named : found;
  const last = purpose.at(-1);
  const next = last === undefined ? undefined : chunks[chunks.indexOf(last) + 1];
  const [ask] = next?.sentences ?? [];
  const isItsAsk = ask?.isQuestion === true && speaksOfLead(ask.text);
  return next !== undefined && isItsAsk ? [...purpose, next] : purpose;
}

function isDetail({ role, sentences }: Chunk): boolean {
  if (role === 'task' || role === 'question' || role === 'thanks' || role === 'reason') return false;
  if (role === 'change' && sentences.some(({ text }) => text.split(' ').length > LONGEST_SMALL_CHANGE))
    return false;
  return sentences.every(
    ({ text, isAsk, isQuestion }) =>
      !isAsk &&
      !isQuestion &&
      !MATTERS.test(text) &&
      !SAYS_MORE.test(text) &&
      (text.match(MINUTIAE)?.length ?? 0) >= (text.split(' ').length < 9 ? 1 : FEWEST_MINUTIAE),
  );
}

const FINITE =
  /\b(?:is|are|takes?|gets?|opens?|moves?|goes|becomes?|changes?|stays?|costs?|has|have|reads|now|replaces?)\b/i;
const BETWEEN = /(?:; |, and |, )(?![^()]{0,60}\))/;
const FEWEST_CLAUSES = 3;

const TELLS =
  /^(?:furthermore|moreover|in addition|also),? |^[^.]{0,70}\b(?:inform you|tell you|let you know) that /i;

/** "Tills open on F9, receipts are 58 mm and codes get a hyphen.": clauses that can stand alone, one a point. */
function clauses(text: string): readonly string[] {
  const plain = text.replace(TELLS, '').replace(/\.$/, '');
  const commas = plain.split(BETWEEN);
  const last = (commas.at(-1) ?? '').split(' and ');
  const parts = last.length === 2 && last.every(isClause) ? [...commas.slice(0, -1), ...last] : commas;
  const areWhole = parts.length >= FEWEST_CLAUSES && parts.every(isClause) && !DATE_FIRST.test(plain);
  return areWhole ? parts.map((part) => capitalised(part)) : [capitalised(plain)];
}

function isClause(part: string): boolean {
  const words = part.split(' ');
  return words.length >= 3 && FINITE.test(words.slice(1, 9).join(' '));
}

/** A date in front holds for all that follows. */
const DATE_FIRST = /^(?:from|on|as of|until|by|starting|effective) /i;

/** "Thank you for your letter." would come late behind anything else. */
const THANKS_FIRST = /^(?:many thanks|thank you|thanks)\b[^.!?\d]{0,50}[.!]$/i;

/** A purpose that leads in a paragraph of its own, the rest in the paragraphs of the draft. */
function paragraphsOf(
  front: readonly Chunk[],
  paragraphs: Paragraphs,
  purpose: readonly Chunk[],
): Paragraphs {
  const moved = (front[0]?.place ?? 0) > 0 ? purpose.flatMap(({ sentences }) => sentences) : [];
  const lead = moved.map((sentence, index) => ({
    ...sentence,
    text: index === 0 ? asLead(sentence.text) : withoutReasonMark(sentence.text),
  }));
  const kept = new Set(front.flatMap(({ sentences }) => sentences));
  const rest = paragraphs.map((sentences) =>
    sentences.filter((sentence) => kept.has(sentence) && !moved.includes(sentence)),
  );
  const thanks = rest[0]?.[0];
  if (lead.length === 0 || thanks === undefined || !THANKS_FIRST.test(thanks.text))
    return [lead, ...rest].filter((sentences) => sentences.length > 0);
  const others = rest.map((sentences) => sentences.filter((sentence) => sentence !== thanks));
  return [[thanks, ...lead], ...others].filter((sentences) => sentences.length > 0);
}
