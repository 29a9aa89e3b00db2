import type { MessageType } from '../../../../../domain/message-types.ts';
import { contentStems } from '../../../../facts/words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { ownOpening } from '../meeting/own-opening.ts';
import type { Unit } from '../parts/draft-parts.ts';
import { isWhole, LONGEST_PARTED } from '../sentence/clauses.ts';
import { withoutClauses } from '../sentence/cut-clauses.ts';
import type { Around } from './around.ts';
import { isMended } from './expendable/mended.ts';
import { holdsThing, namesThing } from './expendable/named-things.ts';
import { onlyAmong } from './expendable/things.ts';
import { isOfAny, namesSentence, namesSurely, quotesWhole } from './quoted-words.ts';
import { belongsToSentence } from './staying/belonging-clauses.ts';
import { isHeldPart } from './staying/held-part.ts';
import { BESIDE_POINT, HARSH, IDLE, TONE } from './tone-faults.ts';

/** From which chance on that nothing is lost a sentence is left out. */
const SPARE = 0.5;
/** The same where it would come back as it was otherwise. */
const SPARE_IF_INSISTED = 0.4;
/** The same for a part of a sentence, which can break it. */
const SPARE_PART = 0.55;
/** The same for a part that says something whole and that no finding names: what a writer added unblamed is seldom nothing. */
const SPARE_UNNAMED_CLAUSE = 0.78;
/** The same for words that name a thing which nothing else names: it may be a fact, though no number tells it. */
const SPARE_THOUGH_NAMED = 0.75;
/** Below this chance words stay even where a phrasing tells that they are a fault. */
const SURELY_MISSED = 0.15;
/** The same for words that name something that nothing else names. */
const SURELY_MISSED_IF_NAMED = 0.2;

/** The two where a finding quotes just these words for their tone, which costs more than a word too many. */
const SPARE_TONE = 0.4;
const SPARE_TONE_THOUGH_NAMED = 0.6;
/** The two where they are the whole sentence, so that nothing around them can break. */
const SPARE_TONE_WHOLE = 0.3;
const SPARE_TONE_WHOLE_THOUGH_NAMED = 0.45;
/** The same for a whole sentence that a finding quotes as a hedge or a detail and that names nothing. */
const SPARE_IDLE_WHOLE = 0.3;
/** The same for one that a finding quotes as a detour or a stock phrase, though it names a thing: that is what it is beside. */
const SPARE_BESIDE_POINT = 0.35;
/** The same for a whole sentence that hurts or pushes and names a thing in so many words. */
const SPARE_HARSH_THOUGH_HOLDING = 0.55;

/**
 * Whether the reader misses nothing when words of a unit are left out. In a letter only what an expert would rather name
 * than not: what else people write there of their day somebody asked for, or is kind.
 */
export function canGo(unit: Unit, text: string, around: Around): boolean {
  if (around.type === 'email' && !namesSurely(text, around.risks)) return false;
  if (text.length < unit.text.length && isHeldPart(unit.text, text)) return false;
  if (isSetDown(unit, text, around)) return false;
  const named = namedOnlyHere(text, around);
  const chance = around.expendable.chance(unit, text, named.length);
  if (chance < leastChance(unit, text, named, around)) return false;
  return text.length < unit.text.length || !isMended(unit, around);
}

/** First words that notes set down, and what they rule out in so many words. */
function isSetDown(unit: Unit, text: string, { type }: Around): boolean {
  if (type !== 'meeting_prep') return false;
  return ownOpening(unit.text) !== null || /^not (?:an?|the|yet|before|with|without) /i.test(text);
}

function leastChance(unit: Unit, text: string, named: readonly string[], around: Around): number {
  const isPart = text.length < unit.text.length;
  const quoted = leastChanceOfQuoted(unit, text, named, around);
  if (quoted !== null) return quoted;
  if (namesAnything(text, named)) return SPARE_THOUGH_NAMED;
  if (isPart) return isWhole(text) && !namesSentence(text, around.risks) ? SPARE_UNNAMED_CLAUSE : SPARE_PART;
  return around.insists ? SPARE_IF_INSISTED : SPARE;
}

/** The least chance for just the words that a finding quotes; null where none does, or where being quoted changes nothing. */
function leastChanceOfQuoted(
  unit: Unit,
  text: string,
  named: readonly string[],
  around: Around,
): number | null {
  const isNamedFor = (faults: ReadonlySet<FaultTag>): boolean =>
    around.risks.some((risk) => isOfAny(risk, faults) && quotesWhole(risk, text));
  const isPart = text.length < unit.text.length;
  const isUndated = !SAYS_WHEN.test(text) && !NAMES_IN_ROW.test(text);
  const isFree = isUndated && !holdsThing(text, named);
  const isWholeTold = isFree && !isPart && !asksForDeed(unit) && !PRAISES_READER.test(text);
  if (isFree && isNamedFor(TONE)) {
    if (isWholeTold) return named.length > 0 ? SPARE_TONE_WHOLE_THOUGH_NAMED : SPARE_TONE_WHOLE;
    return named.length > 0 ? SPARE_TONE_THOUGH_NAMED : SPARE_TONE;
  }
  if (isPart) return null;
  if (isUndated && isNamedFor(HARSH)) return SPARE_HARSH_THOUGH_HOLDING;
  if (isNamedFor(BESIDE_POINT) && !isPoint(unit, around)) return SPARE_BESIDE_POINT;
  const isIdle = isWholeTold && named.length === 0 && !SAYS_OPINION.test(text);
  return isIdle && isNamedFor(idleFaultsIn(around.type)) ? SPARE_IDLE_WHOLE : null;
}

/** Whether a sentence thanks, asks, tells a time or says what a matter turned out to be: what a message may be for. */
function isPoint(unit: Unit, around: Around): boolean {
  const { text } = unit;
  return asksForDeed(unit) || SAYS_WHEN.test(text) || THANKS.test(text) || saysWhatItIs(text, around);
}

/** "You're a star": loud, but meant for the reader. */
const PRAISES_READER =
  /\byou(?:['’]re| are| were|['’]ve been| have been) (?:an? |the |such an? |so |really |very |truly )*(?:stars?|heroes?|heroine|legends?|angels?|gems?|treasures?|great|wonderful|brilliant|amazing|fantastic|kind|lovely|patient|generous)\b/i;
const THANKS = /\b(?:thanks?|thank(?:ed|ful)|grateful|appreciat\w+|congratulat\w+|well done|hats off)\b/i;

/** Whether a sentence asks for something or bids it, however gruffly. */
function asksForDeed({ text, sentence }: Unit): boolean {
  return sentence.asks.length > 0 || /\b(?:please|wonder(?:ed|ing)?)\b/i.test(text) || BIDS.test(text);
}

const BIDS =
  /^(?:(?:and|so|just|now|then),? )*(?:do|decide|choose|pick|say|follow|use|stick|get|come|go|send|tell|bring|keep|put|take|give|make|read|check|ask|call|ring|write|reply|wait|stop)\b(?! (?:you|we|I|they)\b)/i;

/** The chance from 0 to 1 that nothing is lost with a unit. */
export function chanceOf(unit: Unit, around: Around): number {
  return around.expendable.chance(unit, unit.text, namedOnlyHere(unit.text, around).length);
}

/** Messages where a hedge may be all that is said of what was seen or is planned. */
const HOLD_HEDGES: ReadonlySet<MessageType> = new Set(['difficult_conversation', 'meeting_prep']);

/** Of the faults of idle words, the one that counts in a letter: there a hedge or a detail is somebody's answer. */
const UNPROVEN: ReadonlySet<FaultTag> = new Set(['no_evidence']);
const NONE: ReadonlySet<FaultTag> = new Set();

function idleFaultsIn(type: MessageType): ReadonlySet<FaultTag> {
  if (HOLD_HEDGES.has(type)) return NONE;
  return type === 'email' ? UNPROVEN : IDLE;
}

/** "I believe it's safe", "We doubt it": what somebody holds, which the reader may need. */
const SAYS_OPINION = /^(?:(?:and|but|so),? )?(?:I|we)\b|\b(?:un)?safe\b|\bdanger/i;

/** "Prices go up tonight": a date, though no calendar has it; and "Cathedral, Bridge, Mint": names, though each is a word. */
const SAYS_WHEN =
  /\b(?:immediately|immediate|at once|from now on|tonight|tomorrow|yesterday|(?:this|next|last) (?:week|month|year|term|morning|evening|afternoon|weekend|summer|winter|spring|autumn))\b/i;
const NAMES_IN_ROW = /(?<=\p{Ll},? |: )\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+){2,}/u;

/** Whether words name a time, several names in a row, or one of the things that nothing else names. */
function namesAnything(text: string, named: readonly string[]): boolean {
  return SAYS_WHEN.test(text) || NAMES_IN_ROW.test(text) || named.length > 0;
}

/** Whether something is lost for sure when words of a unit are left out, however they are put; of facts others decide. */
export function isMissed(unit: Unit, text: string, around: Around): boolean {
  const named = namedOnlyHere(text, around);
  const chance = around.expendable.chance(unit, text, named.length);
  return chance > 0 && chance < (namesAnything(text, named) ? SURELY_MISSED_IF_NAMED : SURELY_MISSED);
}

/** Whether words name a thing that what is left of the draft has nowhere else. */
export function namesOwnThing(text: string, around: Around): boolean {
  return holdsThing(text, namedOnlyHere(text, around));
}

/** The words for things that what is left of the draft has nowhere else. */
function namedOnlyHere(text: string, { left, expendable }: Around): readonly string[] {
  return onlyAmong(expendable.thingsIn(text), left);
}

/** Notes that words of the draft are left out. */
export function leaveOut(text: string, { left }: Around): void {
  for (const stem of contentStems(text)) left.set(stem, (left.get(stem) ?? 0) - 1);
}

function takeBack(text: string, { left }: Around): void {
  for (const stem of contentStems(text)) left.set(stem, (left.get(stem) ?? 0) + 1);
}

/** The unit without the clauses that its reader can do without. */
export function withoutFaultClauses(unit: Unit, around: Around): Unit {
  const text = cutFaultClauses(unit, around);
  if (text === unit.text) return unit;
  leaveOut(unit.text, around);
  takeBack(text, around);
  return { ...unit, text };
}

/** The unit's words without those clauses. */
export function cutFaultClauses(unit: Unit, around: Around): string {
  if (around.risks.length < 2 || unit.text.length > LONGEST_PARTED) return unit.text;
  if (around.plain.has(unit.sentence)) return unit.text;
  return withoutClauses(
    unit.text,
    (clause) => !belongsToSentence(unit, clause, around) && canGo(unit, clause.text, around),
  );
}

/** Whether a sentence names a thing that what is left of the draft names nowhere else. */
export function isNeeded(unit: Unit, around: Around): boolean {
  return namesThing(unit.text, namedOnlyHere(unit.text, around));
}

/** "… about the gas bottles", "… it was the marathon": the matter, named at the end and nowhere else. */
const ENDS_WITH_THING = /\b(?:the|your|our) ((?:\p{Ll}+ )?\p{Ll}+)[.!]*$/u;

/** Whether words end with the name of a thing that what is left of the draft has nowhere else. */
export function endsWithNeededThing(text: string, around: Around): boolean {
  const thing = ENDS_WITH_THING.exec(text.trim())?.[1];
  return thing !== undefined && namedOnlyHere(thing, around).length > 0;
}

/** "… it's the gearbox", "the problem was the valve": what a matter turns out to be. */
const TURNS_OUT =
  /\b(?:it|that|this|(?:the|our|your) (?:problem|trouble|reason|cause|culprit|fault|snag|catch|answer|winner))(?:['’]s| is| was| turned out to be| turns out to be) (?:the|our|your|my|his|her|their) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)[.!]*$/iu;

/** Whether words end in what a matter turns out to be, in a noun that what is left of the draft has nowhere else. */
export function saysWhatItIs(text: string, around: Around): boolean {
  const thing = TURNS_OUT.exec(text.trim())?.[1];
  if (thing === undefined || /\b(?:every(?:one|body)|people|nobody) /i.test(text)) return false;
  const named = namedOnlyHere(thing, around);
  return (
    thing.toLowerCase().endsWith(named.at(-1)?.toLowerCase() ?? ' ') && holdsThing(`the ${thing}`, named)
  );
}
