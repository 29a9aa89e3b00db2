/** Which sentences of a draft stay: those with facts, and of the others those that experts keep. */
import type { MessageType } from '../../../../../domain/message-types.ts';
import { contentStems } from '../../../../facts/words.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import { saysWhereToAsk } from '../closing/where-to-ask.ts';
import { isOfMeeting } from '../meeting/invited.ts';
import { isKindWord } from '../order/kind-word.ts';
import { topicLine } from '../order/topic-line.ts';
import type { DraftParts, Unit } from '../parts/draft-parts.ts';
import { isHeld } from '../sentence/bound-clauses.ts';
import { withCarriedSubject } from '../sentence/carried-subject.ts';
import { clausesOf } from '../sentence/clauses.ts';
import { asksRoundabout } from '../sentence/edit-sentence.ts';
import { holdsFacts } from '../sentence/held-facts.ts';
import { capitalised } from '../sentence/smooth.ts';
import type { Around } from './around.ts';
import { asksAnswer, namesDeadline } from './binding-words.ts';
import {
  canGo,
  chanceOfUnit,
  cutFaultClauses,
  isMeant,
  isNeeded,
  leaveOut,
  namesOwnThing,
  saysWhatItIs,
} from './cut-faults.ts';
import { isOnlyCharge } from './drop-charges.ts';
import type { FaultWords } from './drop-faults.ts';
import { asksNobody, isOpenDoor, isPadding, isVagueAsk, NAMES_MATTER } from './drop-padding.ts';
import { isLeanedOn, tellsOfSigner } from './leaned-on.ts';
import { isMeantAsObject, withMeantByFirst } from './meant-by-next.ts';
import { isPraiseOfCounted } from './plain-claim.ts';
import { holdsWritersWord } from './writers-word.ts';

/** How sure a sentence must be one that experts leave out when it names things. */
const SURELY_BACKGROUND = 0.9;
/** The same where the writer speaks of what went through their head. */
const SURELY_THOUGHT = 0.7;
const THOUGHT = /^(?:I|we)(?: have|['’]ve|['’]m| am| was| were| are) (?:been )?(?:\p{L}+ )?\p{L}+ing\b/iu;

/** Whether a sentence of background holds no fact, and nothing that experts keep; notes that it goes. */
export function isBackgroundOnly(unit: Unit, around: Around): boolean {
  if (holdsFacts(unit.text, around.known) || isMeant(unit.text)) return false;
  if (around.type === 'internal_comms' && saysWhereToAsk(unit.text)) return false;
  if (saysWhatItIs(unit.text, around)) return false;
  const least = THOUGHT.test(unit.text) ? SURELY_THOUGHT : SURELY_BACKGROUND;
  if (isNeeded(unit, around) && chanceOfUnit(unit, around) < least) return false;
  leaveOut(unit.text, around);
  return true;
}

/** With fewer risks a draft keeps what none of them quotes. */
const FEWEST_RISKS = 2;

/** The share of the body's words that stays whatever could go, so that the matter itself is not lost. */
const LEAST_SHARE = 0.34;

/** The units without those that say nothing; what can go most surely goes first. */
export function keptUnits(
  type: MessageType,
  parts: DraftParts,
  around: Around,
  faults: FaultWords,
  mayChange: (unit: Unit) => boolean,
): readonly (readonly Unit[])[] {
  const { known, risks, insists } = around;
  const units = parts.paragraphs.flat();
  const isFlawed = insists || risks.length >= FEWEST_RISKS;
  const isCharge = chargeTest(type, parts, known);
  const saysNothing = (unit: Unit): boolean =>
    isPadding(unit, known) || isIdleAsk(type, unit, known) || isCharge(unit) || faults.isOnlyFault(unit);
  const empty = new Set(units.filter(saysNothing));
  for (const [at, unit] of units.entries())
    if (
      (TAKEN_BACK.test(units[at + 1]?.text ?? '') && isMockPraise(unit, known)) ||
      (AGAIN.test(unit.text) && isMaimed(units[at - 1], faults))
    )
      empty.add(unit);
  const isEmpty = (unit: Unit): boolean => empty.has(unit);
  const candidates = units
    .filter((unit) => isEmpty(unit) || !around.plain.has(unit.sentence))
    .filter((unit) => !staysAlways(type, parts.greeting, unit))
    .filter((unit) => mayChange(unit) && (isEmpty(unit) || isFlawed || isQuoted(unit, risks)))
    .map((unit) => ({ unit, chance: isEmpty(unit) ? 1 : chanceOfUnit(unit, around) }))
    .sort((a, b) => b.chance - a.chance);
  const gone = new Set<Unit>();
  let words = units.reduce((sum, unit) => sum + unit.sentence.wordCount, 0);
  const fewestWords = words * LEAST_SHARE;
  for (const { unit } of candidates) {
    const isFew = words - unit.sentence.wordCount < fewestWords;
    const isBad = faults.isOnlyFault(unit) || isCharge(unit);
    if (isFew && (gone.size + 2 > units.length || !isBad)) continue;
    if (!isEmpty(unit) && (!canGo(unit, unit.text, around) || isFaultInPart(unit, around))) continue;
    if (isReliedOn(units, unit, gone, parts.signature, around)) continue;
    leaveOut(unit.text, around);
    gone.add(unit);
    words -= unit.sentence.wordCount;
  }
  return withoutOrphans(parts.paragraphs, withMeantByFirst(type, units, gone), known);
}

/** What a writer must be able to say in a hard message, whom to ask, and what an invitation to a meeting is for. */
function staysAlways(type: MessageType, greeting: string, { text }: Unit): boolean {
  if (type === 'text') return isKindWord(text);
  if (type === 'internal_comms') return saysWhereToAsk(text) || ASKS_A_DEED.test(text);
  if (type === 'difficult_conversation') return holdsWritersWord(text) || isKindWord(text);
  if (type === 'meeting_prep' && CANNOT.test(text)) return true;
  return type === 'meeting_prep' && greeting !== '' && isOfMeeting(text);
}

/** "Please download it asap": what all of them are to do. */
const ASKS_A_DEED =
  /^(?:and |so |also )?please (?!(?:note|be|bear|see|find|advise|action|feel|respect|understand|remember|ensure|make sure|consider|think|accept)\b)\p{Ll}+ (?:(?:it|them|this|your|the|an?|all)\b|\d)/iu;
/** "We can't really afford it": what the writer cannot do, which a meeting turns on however softly it is noted. */
const CANNOT =
  /^(?:but |and )?(?:we|I) (?:can['’]?t|cannot|can not) (?:really |actually |probably )?(?:afford|pay|spend|do|take|offer|give|promise|change|extend)\b/i;

/** "Film school here!" behind a greeting: who writes, where nothing else may say so. */
const SAYS_WHO =
  /^(?!(?:I|you|we|he|she|they|there|everything|nothing|come|look|stay)\b)(?:this is |it['’]s )?(?:(?:the|your|our) )?\p{L}[^,.!?]{1,40} here[.!]*$/iu;

/** Whether the others cannot be understood without it. */
function isReliedOn(
  units: readonly Unit[],
  unit: Unit,
  gone: ReadonlySet<Unit>,
  signature: string,
  around: Around,
): boolean {
  if (around.type === 'outreach' && tellsOfSigner(units, unit, gone, signature)) return true;
  if (isPraiseOfCounted(units, unit, gone, (words) => namesOwnThing(words, around))) return true;
  if (TO_ONE.has(around.type) && isMeantByNext(units, unit, gone)) return true;
  if (around.type === 'difficult_conversation' && isOnlyNameOfNext(units, unit, gone, around)) return true;
  if (around.type === 'text' && isMeantAsObject(units, unit, gone)) return true;
  if (isLeanedOn(units, unit, gone)) return true;
  if (units[0] === unit && SAYS_WHO.test(unit.text)) return true;
  const next = units[units.indexOf(unit) + 1]?.text ?? '';
  if (ASKS_DEED.test(unit.text) || ASKS_TO_MIND.test(unit.text)) return true;
  if (TO_ONE.has(around.type) && ASKS_TO_TALK.test(unit.text)) return true;
  if (ONE_MORE.test(unit.text) && namesOwnThing(unit.text, around)) return true;
  if (asksRoundabout(unit.text)) return true;
  return NAMES_MATTER.test(unit.text) || saysMatter(units, unit) || SPEAKS_OF_LAST.test(next);
}

/** Messages whose first sentence is seldom a charge. */
const TO_ONE: ReadonlySet<MessageType> = new Set(['email', 'outreach', 'text']);
/** "Our new supplier is amazing": a thing that can be told of as "it" or "they". */
const TELLS_OF_THING =
  /^(?:(?:so|and|but),? )?(?:every(?:one|body) knows (?:that )?\p{L}|(?:the|our|your|my|a|an|this|these) )/iu;
const SPEAKS_OF_IT =
  /^(?:they|he|she|ours|mine)\b|^it(?! (?:is|was|will be|would be|['’]s) (?:\p{L}+ )?(?:to|that|time|clear|possible)\b| takes? | rain| snow)\b/iu;

/** "Our new supplier is amazing. They deliver in 3 days": whether what follows means what only this sentence names. */
function isMeantByNext(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): boolean {
  const at = units.indexOf(unit);
  const next = units.slice(at + 1).find((later) => !gone.has(later));
  if (next === undefined || next.isListItem || units.slice(0, at).some((one) => !gone.has(one))) return false;
  if (!SPEAKS_OF_IT.test(next.text) || !TELLS_OF_THING.test(unit.text)) return false;
  return withCarriedSubject(next.text, next, () => unit) === next.text;
}

/** "I'm fed up with waiting for the scaffold. It's been up since Thursday": what the next means and nothing else names. */
function isOnlyNameOfNext(
  units: readonly Unit[],
  unit: Unit,
  gone: ReadonlySet<Unit>,
  around: Around,
): boolean {
  const at = units.indexOf(unit);
  const next = units.slice(at + 1).find((later) => !gone.has(later));
  if (next === undefined || !IS_TOLD_OF.test(next.text) || !NAMES_AT_END.test(unit.text)) return false;
  return !units.slice(0, at).some((one) => !gone.has(one)) && namesOwnThing(unit.text, around);
}

const IS_TOLD_OF =
  /^(?:it['’]s|it is|it was|it has|they['’]ve|they have|they were|it) (?:been|come|came|gone|broken|open|up|down|on|off|not|still|late|due|stood|standing|missing|full|empty|out)\b/i;
const NAMES_AT_END = /\b(?:the|your|our|my) (?:\p{Ll}+ )?\p{Ll}{3,}[.!]*$/iu;

/** "Fix it please.": what is to be done with what was told before. */
const ASKS_DEED =
  /^(?:(?:so|and),? )?(?:please )?(?:sort(?= (?:it|this|that) out)|fix|repair|mend|replace|return|redo|correct|swap|cancel|collect|clear|clean|pay|sign|move|remove|send|bring|pick up|put right) (?:it|them|these|those|this|that one)\b(?! (?:over|off|aside|to one side) )[^.!?;:]{0,30}[.!]*$/i;

/** "Tell them please.": somebody else whom the reader is to talk to. */
const ASKS_TO_TALK =
  /^(?:(?:so|and|but|please),? ){0,2}(?:tell|ask|inform|warn|remind|thank|invite|ring|call) (?:them|him|her|everyone|everybody|the (?!truth\b|time\b)\p{Ll}+)\b[^,.!?;:]{0,60}[.!]*$/iu;

/** "Don't forget the keys.", "Bring your ideas!": what the reader is to think of. */
const ASKS_TO_MIND =
  /^(?:(?:and|also|oh|so|please|just),? )*(?:(?:don['’]t|do not) forget (?:to |the |your |about )|remember to |bring (?:your|the|along|any|all|\d))/i;

/** "It might be nice to have a band too": one more thing. */
const ONE_MORE = /\b(?:an?|some|the|another) \p{Ll}+(?: \p{Ll}+)? (?:too|as well)[.!?]*$/iu;

/** Sentences in which a message says what it is about. */
const FIRST_UNITS = 3;

/** "I wanted to get your thoughts on the new booking system" where nothing else names the system. */
function saysMatter(units: readonly Unit[], unit: Unit): boolean {
  const at = units.indexOf(unit);
  const line = at < FIRST_UNITS && at < units.length - 1 ? topicLine(unit.text) : null;
  if (line === null) return false;
  const stem = contentStems(line).at(-1);
  const named = units.some((other) => other !== unit && contentStems(other.text).includes(stem ?? ''));
  return stem !== undefined && !named;
}

/** "No-shows are down. I think it was 9%": the second is nothing without the first. */
const SPEAKS_OF_LAST =
  /^[^.,;:]{2,40} (?:use|uses|used|tried|bought|run|had|got|sold|built|recommend) (?:it|them)\b|^(?:I (?:think|guess|believe|suppose) )(?:it|they|that) (?:was|were|is|are)\b|^after (?:one|two|three|four|five|\d+),? (?:you|we|they)\b|^(?:and |but )?if (?:that['’]s|that is|it['’]s) (?:the case|so|true|how)\b/i;
/** "Great job on the report. Oh wait, …": praise that the next sentence takes back. */
const MOCK_PRAISE =
  /^(?:(?:wow,? |oh,? )?(?:thanks|thank you) for|(?:how )?(?:nice|kind|good|lovely|thoughtful) of you|great|good|nice|lovely|brilliant|fantastic|excellent|superb|wonderful|amazing|well done|bravo|congratulations|congrats)\b[^.!?;,]{0,60}[.!]*$/i;
const TAKEN_BACK = /^(?:oh,? )?(?:no,? )?(?:wait|except|not)\b(?! (?:only|until|for|to)\b)/i;

function isMockPraise({ text, isListItem }: Unit, known: ReadonlySet<string>): boolean {
  return !isListItem && MOCK_PRAISE.test(text) && !holdsFacts(text, known);
}

/** "… so that's my evening gone. Again.", "… guess who gets to clean it? Me." */
const AGAIN = /^(?:(?:yet |once )?again|me|us|yours truly|you guessed it)[.!?…]*$/i;

/** Whether a sentence loses the words that the next one speaks of. */
function isMaimed(unit: Unit | undefined, faults: FaultWords): boolean {
  return unit !== undefined && (faults.isOnlyFault(unit) || faults.without(unit) !== unit);
}

/** "Ours was busy" answers small talk and goes with it. */
const ANSWERS_LAST = /^(?:ours|mine) (?:was|were|is|has)\b/i;
/** "So since Tuesday …", "But the contractor …" behind something that has gone. */
const JOINED_TO_LAST =
  /^(?:[Ss]o|[Bb]ut|[Aa]nd|[Oo]therwise),? (?=(?:since|I|we|you|he|she|they|it|the|our|your|my|this|there|a|an|from|in|on|at|\d)\b|\p{Lu})/u;

/** What stays, each paragraph without the joints that held a sentence to one that has gone. */
function withoutOrphans(
  paragraphs: readonly (readonly Unit[])[],
  gone: ReadonlySet<Unit>,
  known: ReadonlySet<string>,
): readonly (readonly Unit[])[] {
  let last: Unit | undefined;
  return paragraphs.map((paragraph) =>
    paragraph.flatMap((unit) => {
      const isAfterGone = last !== undefined && gone.has(last);
      const isAnswer = isAfterGone && ANSWERS_LAST.test(unit.text) && !holdsFacts(unit.text, known);
      if (gone.has(unit) || isAnswer) {
        last = gone.has(unit) ? unit : last;
        return [];
      }
      last = unit;
      if (!isAfterGone || unit.isListItem) return [unit];
      const text = unit.text.replace(JOINED_TO_LAST, '');
      return [text === unit.text ? unit : { ...unit, text: capitalised(text) }];
    }),
  );
}

/** Whether the fault is a clause of the sentence, and what names a thing can stand without it. */
function isFaultInPart(unit: Unit, around: Around): boolean {
  if (!isNeeded(unit, around)) return false;
  return cutFaultClauses(unit, around) !== unit.text || isHeld(clausesOf(unit.text));
}

/** Whether an ask is too vague to be answered; in a first contact a sign of receipt is no answer either. */
function isIdleAsk(type: MessageType, unit: Unit, known: ReadonlySet<string>): boolean {
  if (type === 'outreach' && isOpenDoor(unit, known)) return true;
  if (type === 'email' && asksNobody(unit.text)) return true;
  return (
    isVagueAsk(unit, known) && !namesDeadline(unit.text) && (type === 'outreach' || !asksAnswer(unit.text))
  );
}

/** Tells the charges of a difficult message, which go when it holds facts beside them. */
function chargeTest(
  type: MessageType,
  parts: DraftParts,
  known: ReadonlySet<string>,
): (unit: Unit) => boolean {
  const hasFacts = (): boolean =>
    parts.paragraphs.flat().some((unit) => !isOnlyCharge(unit, known) && holdsFacts(unit.text, known));
  return type === 'difficult_conversation' && hasFacts() ? (unit) => isOnlyCharge(unit, known) : () => false;
}

/** Whether a risk quotes the unit or words of it. */
export function isQuoted(unit: Unit, risks: readonly RiskFinding[]): boolean {
  return risks.some(({ quote, secondQuote }) =>
    [quote, secondQuote].some(
      (words) => words !== null && (unit.text.includes(words) || words.includes(unit.text)),
    ),
  );
}
