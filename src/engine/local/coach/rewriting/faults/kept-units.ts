/** Which sentences of a draft stay: those with facts, and of the others those that experts keep. */
import type { MessageType } from '../../../../../domain/message-types.ts';
import { abuseOf } from '../../judging/abuse.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import { isPersonalRemark } from '../../judging/personal-remark.ts';
import { isInterestAsked } from '../closing/asked/own-word.ts';
import { saysWhereToAsk } from '../closing/asked/where-to-ask.ts';
import type { DraftParts, Unit } from '../parts/draft-parts.ts';
import { isCounted } from '../parts/unit.ts';
import { isHeld } from '../sentence/bound-clauses.ts';
import { clausesOf } from '../sentence/clauses.ts';
import { holdsFacts } from '../sentence/held-facts.ts';
import { capitalised } from '../sentence/smooth.ts';
import type { Around } from './around.ts';
import {
  canGo,
  chanceOf,
  cutFaultClauses,
  isMissed,
  isNeeded,
  leaveOut,
  saysWhatItIs,
} from './cut-faults.ts';
import { isOnlyCharge, isOnlyJudgement } from './drop-charges.ts';
import type { FaultWords } from './drop-faults.ts';
import { asksNobody, isOpenDoor, isPadding, isVagueAsk } from './drop-padding.ts';
import { goesWithNeighbour } from './goes-with.ts';
import { isToneAlone } from './idioms/named-tone.ts';
import { namesSentence, namesSurely } from './quoted-words.ts';
import { asksAgreement } from './staying/agreement-asked.ts';
import { withMeantByFirst } from './staying/meant-by-next.ts';
import { isOwed } from './staying/owed.ts';
import { isReliedOn } from './staying/relied-on.ts';
import { staysAlways } from './staying/stays-always.ts';
import { asksView, isOnlyWish } from './staying/view-asked.ts';

/** A remark on what the reader is, an insult or a threat of violence, without a fact in it. */
function isRemark({ text }: Unit, known: ReadonlySet<string>): boolean {
  if (abuseOf(text) !== null) return !holdsFacts(text, known);
  return isPersonalRemark(text) && !/\d/.test(text);
}

/** How sure it must be that nothing is lost with a sentence of background that names things. */
const SURELY_BACKGROUND = 0.9;
/** The same where the writer speaks of what went through their head. */
const SURELY_THOUGHT = 0.7;
const THOUGHT = /^(?:I|we)(?: have|['’]ve|['’]m| am| was| were| are) (?:been )?(?:\p{L}+ )?\p{L}+ing\b/iu;

/** Whether nothing is lost with a sentence of background; notes that it goes. */
export function isBackgroundOnly(unit: Unit, around: Around): boolean {
  if (holdsFacts(unit.text, around.known) || isMissed(unit, unit.text, around)) return false;
  if (around.type === 'internal_comms' && saysWhereToAsk(unit.text)) return false;
  if (saysWhatItIs(unit.text, around)) return false;
  const isUnblamed = around.type === 'email' && !namesSurely(unit.sentence.text, around.risks);
  const least = THOUGHT.test(unit.text) ? SURELY_THOUGHT : SURELY_BACKGROUND;
  if ((isUnblamed || isNeeded(unit, around)) && chanceOf(unit, around) < least) return false;
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
  const isTone = (unit: Unit): boolean =>
    type !== 'meeting_prep' &&
    isToneAlone(unit.text, namesSentence(unit.sentence.text, risks)) &&
    !holdsFacts(unit.text, known);
  const remarks = new Set(units.filter((unit) => isRemark(unit, known)));
  const saysNothing = (unit: Unit): boolean =>
    isIdleAsk(type, unit, around) ||
    isCharge(unit) ||
    isTone(unit) ||
    remarks.has(unit) ||
    ((isPadding(unit, known) || faults.isOnlyFault(unit)) && !isMissed(unit, unit.text, around));
  const empty = new Set(units.filter(saysNothing));
  for (const [at, unit] of units.entries())
    if (goesWithNeighbour(unit, units[at - 1], units[at + 1], isCharge, around, faults)) empty.add(unit);
  const isEmpty = (unit: Unit): boolean => empty.has(unit);
  const agreed = new Set(units.filter((unit, at) => asksAgreement(unit.text, units[at - 1]?.text)));
  const candidates = units
    .filter((unit) => isEmpty(unit) || !around.plain.has(unit.sentence))
    .filter(
      (unit) =>
        !isCounted(unit) &&
        !around.held.has(unit.sentence) &&
        !isOwed(type, unit, units) &&
        (isTone(unit) || !staysAlways(type, parts.greeting, unit)),
    )
    .filter((unit) => !asksViewBeside(unit, units) && !isOnlyWish(type, unit, units) && !agreed.has(unit))
    .filter((unit) => mayChange(unit) && (isEmpty(unit) || isFlawed || isQuoted(unit, risks)))
    .map((unit) => ({ unit, chance: isEmpty(unit) ? 1 : chanceOf(unit, around) }))
    .sort((a, b) => b.chance - a.chance);
  const gone = new Set<Unit>();
  let words = units.reduce((sum, unit) => sum + unit.sentence.wordCount, 0);
  const fewestWords = words * LEAST_SHARE;
  for (const { unit } of candidates) {
    const isFew = words - unit.sentence.wordCount < fewestWords;
    const isBad = faults.isOnlyFault(unit) || isCharge(unit) || isTone(unit) || remarks.has(unit);
    if (isFew && (gone.size + 2 > units.length || !isBad)) continue;
    if (!isEmpty(unit) && (!canGo(unit, unit.text, around) || isFaultInPart(unit, around))) continue;
    if (isReliedOn(units, unit, gone, parts.signature, around)) continue;
    leaveOut(unit.text, around);
    gone.add(unit);
    words -= unit.sentence.wordCount;
  }
  return withoutOrphans(parts.paragraphs, withMeantByFirst(type, units, gone), known);
}

/** Whether a bare question for a view stands beside another question: no line at the end would be put in its place. */
function asksViewBeside({ text }: Unit, units: readonly Unit[]): boolean {
  return asksView(text) && units.some((one) => one.sentence.isQuestion && !asksView(one.text));
}

/** "Ours was busy" answers small talk and goes with it. */
const ANSWERS_LAST = /^(?:ours|mine) (?:was|were|is|has)\b/i;
/** "So since Tuesday …", "But the contractor …" behind something that has gone. */
const JOINED_TO_LAST =
  /^(?:[Ss]o|[Bb]ut|[Aa]nd|[Oo]therwise|[Mm]eanwhile),? (?=(?:since|I|we|you|he|she|they|it|the|our|your|my|this|there|a|an|from|in|on|at|\d)\b|\p{Lu})/u;

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

/**
 * Whether an ask is too vague to be answered; in a first contact a sign of receipt is no answer either. A text is about
 * what it asks, if nothing else names that: "Could you have a think about the van hire?"
 */
function isIdleAsk(type: MessageType, unit: Unit, around: Around): boolean {
  const { known } = around;
  if (type === 'outreach' && isInterestAsked(unit.text)) return false;
  if (type === 'outreach' && isOpenDoor(unit, known)) return true;
  if (type === 'email' && asksNobody(unit.text)) return true;
  if (type === 'email' && !namesSurely(unit.text, around.risks)) return false;
  return isVagueAsk(unit, known) && !(type === 'text' && isNeeded(unit, around));
}

/** How many sentences beside its charges a message has whose request stands for the facts that it does not give. */
const FEWEST_LEFT = 2;

/**
 * Tells the charges of a difficult message, which go when it holds facts beside them. Where it holds none, but asks
 * something of the reader, only what it says of their character goes.
 */
function chargeTest(
  type: MessageType,
  parts: DraftParts,
  known: ReadonlySet<string>,
): (unit: Unit) => boolean {
  if (type !== 'difficult_conversation') return () => false;
  const without = (isGone: typeof isOnlyCharge): readonly Unit[] =>
    parts.paragraphs.flat().filter((unit) => !isGone(unit, known));
  if (without(isOnlyCharge).some(({ text }) => holdsFacts(text, known)))
    return (unit) => isOnlyCharge(unit, known);
  const others = without(isOnlyJudgement);
  const asks = others.length >= FEWEST_LEFT && others.some(({ sentence }) => sentence.asks.length > 0);
  return asks ? (unit) => isOnlyJudgement(unit, known) : () => false;
}

/** Whether a risk quotes the unit or words of it. */
export function isQuoted(unit: Unit, risks: readonly RiskFinding[]): boolean {
  return risks.some(({ quote, secondQuote }) =>
    [quote, secondQuote].some(
      (words) => words !== null && (unit.text.includes(words) || words.includes(unit.text)),
    ),
  );
}
