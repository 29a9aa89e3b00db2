import type { Reader } from '../../../engine.ts';
import { repairRewrite } from '../../../facts/repair-rewrite.ts';
import { countWords } from '../count-words.ts';
import { type Findings, namesFault, withFaintRisks } from '../judging/finding.ts';
import { isBeyondReading, isMarkup } from '../reading/beyond-reading.ts';
import type { BlockKind, DraftReading } from '../reading/draft-reading.ts';
import { isOrdered } from '../reading/meeting-sheet.ts';
import { type PhraseModel, phraseModel } from '../reading/phrases/model.ts';
import type { Body } from './body/body.ts';
import type { BodyOptions } from './body/drafting.ts';
import { prepared } from './body/prepared-body.ts';
import { ownBody, rewriteBody } from './body/rewritten-body.ts';
import { chargesReader } from './closing/asked/charges-reader.ts';
import { withoutLimpAsk } from './closing/asked/limp-ask.ts';
import { lostViewAsked } from './closing/asked/lost-view.ts';
import { saysWhatItWants } from './closing/asked/own-word.ts';
import { closingOf } from './closing/closing.ts';
import { isIdleQuestion } from './closing/edited-draft.ts';
import { isLabelled, runsOn } from './closing/labelled-notes.ts';
import { isPlainNews } from './closing/plain-news.ts';
import { takesLeave } from './closing/takes-leave.ts';
import { wordAsQuestion } from './closing/word-as-question.ts';
import { composed, isNotes } from './compose/composed.ts';
import type { Plan } from './compose/plan.ts';
import { draftToCheck } from './draft-to-check.ts';
import { holdsCharge } from './faults/drop-charges.ts';
import { sentencesOfLostMatter } from './faults/staying/lost-matter.ts';
import { isMarkedUp } from './layout/mark-up.ts';
import { composeNotes } from './meeting/compose-notes.ts';
import { inPlace, isNearlyRightSheet } from './meeting/in-place.ts';
import { areInOrder, isLaidOut, mendedInPlace } from './meeting/laid-out.ts';
import { isRecord } from './meeting/record.ts';
import { withPlacesMended } from './order/mended-places.ts';
import { isOutOfOrder, opensOnWriter } from './order/out-of-order.ts';
import { type DraftParts, takeApart } from './parts/draft-parts.ts';
import { runsOnAndOn, withLongSentencesParted } from './parts/long-sentences.ts';
import { haveSameWords, saysNoMore } from './same-words.ts';
import { HELD_FACTS } from './sentence/held-facts.ts';
import { withPleaseInOrder } from './sentence/please.ts';
import { capitalised } from './sentence/smooth.ts';
import { spelt } from './spelling/spelt.ts';
import { subjectLine } from './subject/subject-line.ts';
import { HYPE_RULES } from './wording/plain/cuts.ts';
import { applyRules } from './wording/rule.ts';

/** Fewer words than this say too little to be right as they are. */
const SHORTEST_RIGHT_WORDS = 3;
/** A message that less likely deserves criticism, and of which none is named, suits its reader. */
const SUITABLE = 0.09;
/** From how many merits on notes without a fault are good as they stand. */
const MERITS_OF_GOOD_NOTES = 3;
/** From how many risks on, and how surely, more is wrong with news than single words. */
const MANY_RISKS = 3;
const SURELY_AT_FAULT = 0.8;
/** Parts of a draft that are not in the writer's own words, or names of theirs. */
const VERBATIM: ReadonlySet<BlockKind> = new Set(['code', 'quoted', 'signature']);
const LONGEST_SHARE = 1.4;
const LONGEST_ADDITION = 30;

/**
 * The draft as this reader would rather get it: padding cut, asks plain, the part they look for first in front, and
 * fitted to the type of message, with common misspellings mended. Keeps every number, date, name, address and quoted
 * phrase and adds none; at most 1.4 times the draft's words plus 30. A draft in another language or in two, in HTML
 * or that is no prose, comes back as it is. Blank only when the draft is.
 */
export function rewriteDraft(
  reading: DraftReading,
  reader: Reader,
  judged: Findings,
  model: PhraseModel = phraseModel(),
): string {
  if (isUnread(reading)) return reading.text;
  const verbatim = reading.blocks.filter(({ kind }) => VERBATIM.has(kind)).map(({ text }) => text);
  return spelt(rewritten(reading, reader, judged, model), verbatim);
}

function isUnread(reading: DraftReading): boolean {
  const { language, sentences } = reading;
  return language !== 'english' || sentences.length === 0 || isMarkup(reading) || isBeyondReading(reading);
}

function rewritten(reading: DraftReading, reader: Reader, judged: Findings, model: PhraseModel): string {
  const { text } = reading;
  const findings = withFaintRisks(judged);
  if (findings.wanting === 'nothing' && findings.risks.length === 0) return text;
  const asks = reading.sentences.some((sentence) => sentence.isQuestion);
  if (reading.wordCount <= SHORTEST_RIGHT_WORDS && !asks) return text;
  const rewrite = compose(reading, reader, findings, model);
  const draft = draftToCheck(reading);
  const repaired = repairRewrite(draft, rewrite, { kinds: HELD_FACTS }).rewrite;
  // Of a run of signs in two halves a bound may have kept one half.
  if (repaired === draft || !repaired.isWellFormed()) return text;
  return countWords(repaired) > countWords(text) * LONGEST_SHARE + LONGEST_ADDITION ? text : repaired;
}

/** A draft that is right already is only tidied, unless that leaves a fault standing that was found in it. */
function compose(reading: DraftReading, reader: Reader, findings: Findings, model: PhraseModel): string {
  if (reading.type === 'meeting_prep' && findings.risks.length < 2 && isOrdered(reading.text))
    return reading.text;
  const parts = takeApart(reading);
  const rewrite = rewriteOf(reading, parts, reader, findings, { model });
  const held = sentencesOfLostMatter(parts.paragraphs.flat(), rewrite);
  return held.size === 0 ? rewrite : rewriteOf(reading, parts, reader, findings, { model, held });
}

/** The rewrite of a draft that may need one, whatever it loses. */
function rewriteOf(
  reading: DraftReading,
  parts: DraftParts,
  reader: Reader,
  findings: Findings,
  options: Pick<BodyOptions, 'model' | 'held'>,
): string {
  const bodyOf = (isRight: boolean): Body =>
    rewriteBody(reading, parts, reader, findings, { ...options, isRight });
  if (standsAsItIs(reading, reader, findings)) {
    const rewrite = inPlace(reading.text, parts, bodyOf(true), { keepsAll: true });
    const isEnough = !isUnchanged(rewrite, reading) && !isSurelyAtFault(findings);
    if (isEnough || !isNewsAtFault(reading, findings)) return rewrite;
  }
  if (areGoodNotes(reading, parts, reader, findings)) {
    const body = bodyOf(true);
    return inOwnOrder(reading, parts, body, planOf(reading, reader, findings, body));
  }
  if (isNearlyRightSheet(reading, findings)) return inPlace(reading.text, parts, bodyOf(true));
  if (isLaidOut(reading, parts, reader)) return mendedInPlace(reading, parts, findings, bodyOf);
  if (isRightAlready(reading, parts, findings)) {
    const body = bodyOf(true);
    const rewrite = tidied(reading, parts, body, planOf(reading, reader, findings, body));
    if (findings.risks.length === 0 || !isUnchanged(rewrite, reading)) return rewrite;
  }
  const parted = reading.type === 'meeting_prep' ? parts : withLongSentencesParted(parts, reading.type);
  const bodyWith = (insists: boolean): Body =>
    rewriteBody(reading, parted, reader, findings, { ...options, isRight: false, insists });
  const rewrite = reshaped(reading, parts, reader, findings, bodyWith(false));
  const isDone = !namesFault(findings) || !isUnchanged(rewrite, reading);
  // That a mail comes back as it was is no reason to leave something out.
  const isKept = reading.type === 'email' || isFairLetter(reading, findings);
  const fuller = isDone || isKept ? rewrite : reshaped(reading, parts, reader, findings, bodyWith(true));
  if (isDone || findings.risks.length < 2 || !isUnchanged(fuller, reading)) return fuller;
  const ordered = withPlacesMended(reading.type, bodyWith(false), findings.risks);
  return reshaped(reading, parts, reader, findings, ordered);
}

/**
 * Marks hold a draft together, minutes stand in the order of their meeting, and of news, farewells and what suits
 * its reader nothing is spare: only single words change in them.
 */
function standsAsItIs(reading: DraftReading, reader: Reader, findings: Findings): boolean {
  if (reading.type === 'text') return false;
  if (suitsReader(reading, reader, findings)) return true;
  if (isMarkedUp(reading) || takesLeave(reading) || isPlainNews(reading, findings)) return true;
  return reading.type === 'meeting_prep' && isRecord(reading.text);
}

/** Whether so much is wrong with a message that single words mended in it are not enough. */
function isSurelyAtFault({ risks, atFault }: Findings): boolean {
  return risks.length >= MANY_RISKS && atFault >= SURELY_AT_FAULT;
}

/** Whether news has several faults, so that its sentences may go and its reader can use an order. */
function isNewsAtFault(reading: DraftReading, findings: Findings): boolean {
  if (findings.risks.length < 2 || isMarkedUp(reading) || takesLeave(reading)) return false;
  return isPlainNews(reading, findings);
}

/** Whether nothing is to be said against a message but its order; of notes for a meeting others judge. */
function suitsReader({ type }: DraftReading, { primaryCode }: Reader, findings: Findings): boolean {
  if (type === 'meeting_prep' || namesFault(findings)) return false;
  return findings.atFault < SUITABLE && !isOutOfOrder(primaryCode, findings);
}

/** Notes of which no fault is named and several merits are keep their order, which is what they lean on ("if she does, …"). */
function areGoodNotes(reading: DraftReading, parts: DraftParts, reader: Reader, findings: Findings): boolean {
  if (reading.type !== 'meeting_prep' || namesFault(findings)) return false;
  return findings.strengths.length >= MERITS_OF_GOOD_NOTES && areInOrder(reading, parts, reader);
}

/** Notes in the order of their writer, with labels that run on in one line on lines of their own. */
function inOwnOrder(reading: DraftReading, parts: DraftParts, body: Body, plan: Plan): string {
  return isLabelled(body.paragraphs.flat())
    ? tidied(reading, parts, body, { ...plan, reorders: false })
    : inPlace(reading.text, parts, body, { keepsAll: true });
}

/**
 * A first contact of which no fault is named, or that says plainly what it wants: that it comes back as it was is no
 * reason to leave something out.
 */
function isFairLetter({ type, sentences }: DraftReading, findings: Findings): boolean {
  return (
    type === 'outreach' && (!namesFault(findings) || sentences.some((one) => saysWhatItWants(one, null)))
  );
}

function reshaped(
  reading: DraftReading,
  parts: DraftParts,
  reader: Reader,
  findings: Findings,
  drafted: Body,
): string {
  const { body, title } = prepared(reading, parts, reader, drafted);
  const plan = { ...planOf(reading, reader, findings, body), reshapes: true };
  const chosen = closingOf({ reading, reader, findings, body });
  const proposed = chosen.map(({ text }) => applyRules(text, HYPE_RULES));
  const view = proposed.length === 0 ? lostViewAsked(reading.type, parts, body) : null;
  const closing = view === null ? proposed : [view];
  const [heading = ''] = parts.headings;
  const isFlawed = findings.risks.length > 1;
  const subject = subjectLine({
    reading,
    profile: reader.primaryCode,
    body,
    closing,
    heading,
    isFlawed,
    isCharge: chargesReader(findings),
  });
  const rewrite = composed(reading, parts, withoutLimpAsk(body, chosen, reading.type), {
    ...plan,
    closing,
    subject,
    title,
  });
  if (!saysNoMore(rewrite, reading.text) || answersItself(reading)) return rewrite;
  if (reading.type === 'meeting_prep' && findings.risks.length > 0 && parts.greeting === '') {
    return composeNotes(reading, parts, body, plan.profile);
  }
  const word = reading.type === 'text' ? wordAsQuestion(reading.text, reader.primaryCode) : null;
  if (word !== null) return capitalised(word);
  if (reading.type !== 'text' || !isUnchanged(rewrite, reading)) return rewrite;
  const polite = withPleaseInOrder(body);
  return polite === body ? rewrite : composed(reading, parts, polite, plan);
}

function planOf(reading: DraftReading, reader: Reader, findings: Findings, body: Body): Plan {
  return {
    type: reading.type,
    profile: reader.primaryCode,
    secondary: reader.secondaryCode,
    closing: [],
    reshapes: false,
    reorders:
      findings.risks.length > 1 ||
      opensOnWriter(reading.type, findings) ||
      isOutOfOrder(reader.primaryCode, findings),
    subject: null,
    title: null,
    opening: openingOf(reading, body),
  };
}

function isUnchanged(rewrite: string, { text }: DraftReading): boolean {
  return haveSameWords(rewrite.replace(IDLE_SO, ''), text.replace(IDLE_SO, ''));
}

function answersItself({ type, text, wordCount }: DraftReading): boolean {
  return type === 'text' && text.includes('?') && wordCount > SHORTEST_RIGHT_WORDS;
}

/** A draft that is right for its reader, with no more than a softener or a shout taken out. */
function tidied(reading: DraftReading, parts: DraftParts, body: Body, plan: Plan): string {
  if (reading.type === 'meeting_prep' && runsOn(reading.text))
    return composed(reading, parts, body, { ...plan, reshapes: true });
  const own = composed(reading, parts, ownBody(parts), { ...plan, opening: null });
  const edited = composed(reading, parts, body, plan);
  return haveSameWords(edited, own) ? reading.text.trim() : edited;
}

/** What a difficult message is about, when the charge that named it is gone. */
function openingOf(reading: DraftReading, body: Body): string | null {
  const isNeeded =
    reading.type === 'difficult_conversation' &&
    body.lostTopic !== null &&
    !namesMatter(body) &&
    !CALLS_READER.test(reading.text);
  return isNeeded ? `I would like to talk about ${body.lostTopic}.` : null;
}

/** "Terry I'm going to be blunt": whoever is called must stay in front of everything. */
const CALLS_READER =
  /^\p{Lu}\p{Ll}+ (?:I|I['’](?:m|ve|ll|d)|you|you['’](?:re|ve)|your|the|we|we['’](?:re|ve))\s/u;

/** Whether one of the first sentences says what is to be talked about. */
function namesMatter({ paragraphs }: Body): boolean {
  return paragraphs
    .flat()
    .slice(0, 2)
    .some(({ text }) =>
      /\b(?:about|regarding|concerning) (?:the|your|our|my|this|what|how|\p{Lu})/u.test(text),
    );
}

const IDLE_SO = /^\W*so\b/i;

/** No fault, or a single one in a draft that asks its question plainly: such a draft is left alone. */
function isRightAlready(reading: DraftReading, parts: DraftParts, findings: Findings): boolean {
  if (reading.type === 'meeting_prep' && isNotes(reading, parts, ownBody(parts), false)) return false;
  if (reading.wordCount <= SHORTEST_RIGHT_WORDS) return false;
  if (reading.type === 'difficult_conversation' && holdsCharge(parts.paragraphs)) return false;
  if (findings.risks.length === 0) return true;
  if (findings.risks.length > 1 || reading.type === 'meeting_prep') return false;
  if (opensOnWriter(reading.type, findings) || runsOnAndOn(parts)) return false;
  const asks = reading.sentences.filter(({ isQuestion, text }) => isQuestion && !isIdleQuestion(text));
  if (asks.some((sentence) => sentence.asks.some((ask) => ask.plain))) return true;
  return asks.length > 0 && findings.strengths.length >= 3;
}
