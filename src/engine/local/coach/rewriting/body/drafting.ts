import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Reader } from '../../../../engine.ts';
import { extractFacts } from '../../../../facts/extract-facts.ts';
import { countedStems } from '../../../../facts/words.ts';
import type { Findings } from '../../judging/finding.ts';
import { isContractual } from '../../reading/contractual.ts';
import type { DraftReading, Sentence } from '../../reading/draft-reading.ts';
import { isToTheLetter } from '../../reading/footer.ts';
import type { PhraseModel } from '../../reading/phrases/model.ts';
import { expects, givesNotice } from '../closing/asked/last-demand.ts';
import type { Around } from '../faults/around.ts';
import { endsWithNeededThing, isMissed, namesOwnThing, saysWhatItIs } from '../faults/cut-faults.ts';
import { type FaultWords, faultWordsFor } from '../faults/drop-faults.ts';
import { expendableFor } from '../faults/expendable/expendable.ts';
import { isQuoted } from '../faults/kept-units.ts';
import { saidPlainly } from '../faults/said-plainly.ts';
import { leavesFree } from '../faults/staying/leave-to-refuse.ts';
import { leadingChances } from '../order/leading/leading.ts';
import type { DraftParts, Unit } from '../parts/draft-parts.ts';
import { asksRoundabout } from '../sentence/asked-plainly.ts';
import { isSharedOut } from '../sentence/ownerless-task.ts';
import { wishAsked } from '../wording/asks/spoken-wishes.ts';
import { isTypedInHaste } from '../wording/asks/typed-short.ts';

export interface BodyOptions {
  readonly model: PhraseModel;
  /** Whether only what a risk quotes may change. */
  readonly isRight: boolean;
  /** Whether what can go goes though little is wrong with the draft, since it would come back as it was. */
  readonly insists?: boolean;
  /** Sentences that stay, since nothing else names what they are about. */
  readonly held?: ReadonlySet<Sentence>;
}

const NONE: ReadonlySet<Sentence> = new Set();

/** What every step from the draft's body to the rewritten one works with. */
export interface Drafting {
  readonly reading: DraftReading;
  readonly reader: Reader;
  readonly findings: Findings;
  /** Whether only what a risk quotes may change. */
  readonly isRight: boolean;
  /** The draft's parts, reproaches that can be said as plain facts said so. */
  readonly parts: DraftParts;
  readonly around: Around;
  readonly faults: FaultWords;
  readonly mayChange: (unit: Unit) => boolean;
  /** The chance, from 0 to 1, that an expert begins with a unit's sentence; 0 where the order stays. */
  readonly leads: (unit: Unit) => number;
}

/** Weighs what of a draft may go, change and lead. */
export function draftingOf(
  reading: DraftReading,
  draftParts: DraftParts,
  reader: Reader,
  findings: Findings,
  { model, isRight, insists = false, held = NONE }: BodyOptions,
): Drafting {
  const { type } = reading;
  const { parts, sentences: plain } = saidPlainly(type, draftParts, findings.risks);
  const known = knownNames(parts);
  const counts = countedStems(reading.text);
  const weighed = { reading, reader, findings, model, units: draftParts.paragraphs.flat(), counts };
  const around: Around = {
    type,
    risks: findings.risks,
    known,
    insists,
    held,
    left: new Map(counts),
    plain,
    expendable: expendableFor({ ...weighed, units: parts.paragraphs.flat() }, known),
  };
  const keepsOrder = isRight || type === 'text';
  const chances = keepsOrder ? new Map<Sentence, number>() : leadingChances(weighed);
  const faults = faultWordsFor(type, reader.primaryCode, around, {
    isNeeded: (words) => endsWithNeededThing(words, around),
    namesThing: (words) => namesOwnThing(words, around),
    isWhatItIs: (words) => saysWhatItIs(words, around),
    isMissedIn: (unit, words) => isMissed(unit, words, around),
  });
  const staysAsWritten = asWrittenTest(type, reader, weighed.units);
  const isAtFault = (unit: Unit): boolean =>
    plain.has(unit.sentence) ||
    isQuoted(unit, findings.risks) ||
    faults.isOnlyFault(unit) ||
    faults.without(unit) !== unit ||
    isPutBadly(unit, type, reader);
  return {
    reading,
    reader,
    findings,
    isRight,
    parts,
    around,
    faults,
    mayChange: (unit) => !staysAsWritten(unit) && (!isRight || isAtFault(unit)),
    leads: ({ sentence }) => chances.get(sentence) ?? 0,
  };
}

/**
 * Tells what no step may touch: a clause of a contract, leave to refuse, a task shared out by name, what a notice expects, what a machine or the law
 * puts below a message and what stands above a list.
 */
function asWrittenTest(type: MessageType, reader: Reader, units: readonly Unit[]): (unit: Unit) => boolean {
  const asked = units.filter(({ sentence }) => sentence.isQuestion).map(({ text }) => text);
  const isNotice = givesNotice(units.map(({ text }) => text));
  const introductions = listIntroductions(units);
  const clauses = contractClauses(units);
  return ({ text, sentence }) =>
    introductions.has(sentence) ||
    clauses.has(sentence) ||
    isToTheLetter(text) ||
    leavesFree(type, reader.primaryCode, text) ||
    isSharedOut(text, asked) ||
    (isNotice && expects(text));
}

/** The clauses of a contract: beside one "the keys shall be returned" is another. */
function contractClauses(units: readonly Unit[]): ReadonlySet<Sentence> {
  const isContract = units.some(({ text }) => isContractual(text));
  const found = units.filter(({ text }) => isContract && (STIPULATED.test(text) || isContractual(text)));
  return new Set(found.map(({ sentence }) => sentence));
}

const STIPULATED = /\bshall\b(?! (?:we|I)\b)/i;

/** "Could somebody either:" above a list, without which its points say nothing. */
function listIntroductions(units: readonly Unit[]): ReadonlySet<Sentence> {
  const found = units.filter(
    (unit, index) => !unit.isListItem && unit.text.endsWith(':') && units[index + 1]?.isListItem === true,
  );
  return new Set(found.map(({ sentence }) => sentence));
}

/** Whether a sentence is typed in haste or asks in a roundabout way, which is mended though no risk quotes it. */
function isPutBadly({ text }: Unit, type: MessageType, { primaryCode }: Reader): boolean {
  return (
    (type === 'text' && isTypedInHaste(text, primaryCode)) ||
    (type !== 'meeting_prep' && asksRoundabout(text)) ||
    wishAsked(text, type) !== text
  );
}

/** Names that stand in the greeting, the heading or the signature, and so stay whatever goes from the body. */
function knownNames(parts: DraftParts): ReadonlySet<string> {
  const frame = [...parts.headings, parts.greeting, parts.signature].join('\n');
  return new Set(extractFacts(frame, ['name']).flatMap((fact) => fact.keys));
}
