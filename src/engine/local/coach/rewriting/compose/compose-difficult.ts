import type { Body, Rewritten } from '../body/body.ts';
import { admits, ownsUp, plainAdmission } from '../closing/admission.ts';
import { demandAsQuestion } from '../closing/asked/demand.ts';
import { asksAgreement } from '../faults/staying/agreement-asked.ts';
import { pointsBack } from '../order/points-back.ts';

/** How a part is owned where the draft grants it without saying so. */
export const OWNERSHIP = { I: 'That part is mine.', we: 'That part is ours.' } as const;

/** "Next time just hand them out, OK?": an order for all its question mark. */
const ENDS_IN_OK = /, (?:ok(?:ay)?|right)\?$/i;

/** The body with each bare demand put as the question that the reader can answer. */
export function withDemandAsked(body: Body): Body {
  const paragraphs = body.paragraphs.map((sentences) =>
    sentences.map((sentence) => {
      if (
        (sentence.isQuestion && !ENDS_IN_OK.test(sentence.text)) ||
        sentence.isListItem ||
        sentence.startsLine
      )
        return sentence;
      const text = demandAsked(sentence.text);
      return text === null ? sentence : { ...sentence, text, isQuestion: true, isAsk: true };
    }),
  );
  return { ...body, paragraphs };
}

/** "Please send it by Friday and don't leave it to others." */
const AND_NOT =
  /^(.{10,}?),? and (?:please )?(?:don['’]t|do not|never) (?:ever )?(?!forget|hesitate|worry)(\p{Ll}.*)$/iu;

/** The demand as a question; what must not be done stays a request, since no question can hold both. */
function demandAsked(text: string): string | null {
  const [, deed, not] = AND_NOT.exec(text) ?? [];
  if (deed === undefined || not === undefined) return demandAsQuestion(text);
  const asked = demandAsQuestion(`${deed}.`);
  return asked === null ? null : `${asked} Please don't ${not}`;
}

/** Good news about the reader that stands on its own. */
const GOOD =
  /\byou (?:did|do|had|have had|made|finished|closed|brought) (?:the |a |an |our )?(?:\p{L}+ )?(?:best|great|record|brilliant|excellent|lovely|wonderful|strong)\b|\b(?:guests|customers|families|visitors|children|pupils|parents|clients|people|readers) (?:love|loved|like|liked|enjoy|enjoyed)\b|\b(?:compliments|was great with|are lovely|good work)\b|, amazing[.!]*$/iu;
/** "You can't build a club if you treat people like dirt" holds something against the reader. */
const HELD_AGAINST =
  /\byou (?:can['’]t|cannot|could(?:n['’]t| not)|never|only|just|treat)\b|\bif you\b|\bpeople like (?:you|dirt|that|this|children|idiots|fools|rubbish)\b/i;
const LEANS = /^(?:and|but|so|that|this|it|they|he|she|then|which|or|because|still|also)\b/i;

/**
 * The sentences of a difficult message in the order in which they can be heard: the good first, what was observed,
 * what the writer owns in a paragraph of its own, then what is asked. A sentence that leans on its neighbour stays;
 * without a greeting the first sentence stays first.
 */
export function inDifficultOrder(body: Body, isGreeted: boolean): Body {
  const all = body.paragraphs.flat();
  if (all.some((sentence) => sentence.isListItem || sentence.startsLine)) return body;
  const says = ownedUp(all);
  const moved = { part: [] as Rewritten[], ask: [] as Rewritten[], good: [] as Rewritten[] };
  const lastAskThatStays = all.findLastIndex((own, at) => placeOf(own) === 'ask' && staysAsked(all, at));
  let at = 0;
  const facts = body.paragraphs.map((paragraph) =>
    paragraph.flatMap((own) => {
      const sentence = says[at] ?? own;
      const found = placeOf(own);
      const place = found === 'good' && !isGreeted ? 'fact' : found;
      const isBeforeAsk = place === 'ask' && at < lastAskThatStays;
      const stays = place === 'fact' || isBeforeAsk || isBound(all, at) || wouldPart(all, at, place);
      at += 1;
      if (!stays) moved[place].push(sentence);
      return stays ? [sentence] : [];
    }),
  );
  const [first = [], ...others] = facts.filter((sentences) => sentences.length > 0);
  const paragraphs = [[...moved.good, ...first], ...others, moved.part, moved.ask];
  return { ...body, paragraphs: paragraphs.filter((sentences) => sentences.length > 0) };
}

/** Whether a question stays where it is, so that one in front of it must, too: else the second would be asked first. */
function staysAsked(all: readonly Rewritten[], index: number): boolean {
  return isBound(all, index) || wouldPart(all, index, 'ask');
}

function placeOf({ text, isQuestion }: Rewritten): 'part' | 'ask' | 'good' | 'fact' {
  if (admits(text)) return 'part';
  if (isQuestion && ASKS.test(text)) return 'ask';
  return GOOD.test(text) && !HELD_AGAINST.test(text) ? 'good' : 'fact';
}

/** "Nobody was going??" states something for all its question mark. */
const ASKS =
  /^(?:(?:and|so|but|please|then|now),? )*(?:can|could|would|will|shall|should|may|might|do|does|did|is|are|was|were|am|has|have|had|what|when|where|who|whom|whose|which|why|how)\b|, (?:can|could|would|will|shall|should|do|did|are|is|what|when|where|who|which|why|how)\b/i;
/** "If I did I'd rather know", "No phones", "I have Tuesday at 9", "I want to hear it": said of what was just asked or owned. */
const SAID_OF_LAST =
  /^(?:if|unless|otherwise|no|not|only|just|happy to|maybe|perhaps|whatever|even|(?:I|we)(?:['’](?:d|ll)| would| will| can| could| don['’]t (?:mind|need|want|expect)| want to (?:hear|know|understand)|(?: have| can do| could do|['’]m (?:free|around|in|there))(?= (?:on |from |until |all )?(?:\p{Lu}\p{Ll}+day|\d|tomorrow|today)))|any\p{Ll}*|thanks?)\b|^(?:\S+ ){0,3}\S+$/iu;
/** "Third time I'm asking.": the question is what comes next. */
const LEADS_TO_ASK = /\b(?:ask(?:ing|ed)?|questions?|wonder(?:ing|ed)?)\b[^.?!]{0,30}[.:!]$/i;
/** What is asked or offered without a question mark. */
const BIDS =
  /^(?:and |but |so |also,? )*(?:please|if you|if (?:money|time|there|something|that|it)|tell|let|ring|call|send|come)\b/i;

/** Whether a question or an admission would be parted from what is said of it, or an admission come behind what is asked. */
function wouldPart(all: readonly Rewritten[], index: number, place: 'part' | 'ask' | 'good'): boolean {
  if (place === 'good') return false;
  const next = all[index + 1]?.text;
  if (place === 'ask' && LEADS_TO_ASK.test(all[index - 1]?.text ?? '')) return true;
  if (next !== undefined && SAID_OF_LAST.test(next)) return true;
  return (
    place === 'part' &&
    all.slice(index + 1).some((one) => placeOf(one) !== 'ask' && (one.isAsk || BIDS.test(one.text)))
  );
}

/** "Could that be sorted?" asks for what stands before it. */
const ASKS_FOR_THAT = /^could (?:it|this|that|these|those|they|he|she)\b/i;

/** Whether a sentence opens the message, points at what is before it or is pointed at by the next. */
function isBound(all: readonly Rewritten[], index: number): boolean {
  const next = all[index + 1]?.text ?? '';
  const opening = next.split(' ').slice(0, 4).join(' ');
  return (
    index === 0 ||
    asksAgreement(all[index]?.text ?? '', all[index - 1]?.text) ||
    ASKS_FOR_THAT.test(all[index]?.text ?? '') ||
    pointsBack(all[index]?.text ?? '') ||
    LEANS.test(next) ||
    /\b(?:it|this|that|them)\b/i.test(opening)
  );
}

/** Admissions that were shrugged off without the shrug, the last one owned where none is; every other as it was put. */
function ownedUp(all: readonly Rewritten[]): readonly Rewritten[] {
  const last = all.findLastIndex(({ text }) => admits(text));
  const isOwned = all.some(({ text }) => admits(text) && ownsUp(text));
  return all.map((sentence, index) => {
    if (!admits(sentence.text)) return sentence;
    if (sentence.isShrugged !== true) return sentence;
    const text = plainAdmission(sentence.text);
    return { ...sentence, text: index === last && !isOwned ? `${text} ${ownershipOf(text)}` : text };
  });
}

function ownershipOf(text: string): string {
  return /^(?:we|our)\b/i.test(text) ? OWNERSHIP.we : OWNERSHIP.I;
}
