import type { MessageType } from '../../../../domain/message-types.ts';
import type { Reader } from '../../../engine.ts';
import { extractFacts } from '../../../facts/extract-facts.ts';
import { countedStems } from '../../../facts/words.ts';
import type { Findings } from '../judging/finding.ts';
import type { DraftReading, Sentence } from '../reading/draft-reading.ts';
import type { PhraseModel } from '../reading/phrases/model.ts';
import type { Body, Rewritten } from './body.ts';
import { admits } from './closing/admission.ts';
import { expects, givesNotice } from './closing/asked/last-demand.ts';
import type { Around } from './faults/around.ts';
import { withoutBareTalk } from './faults/bare-talk.ts';
import {
  endsWithNeededThing,
  isMissed,
  namesOwnThing,
  saysWhatItIs,
  withoutFaultClauses,
} from './faults/cut-faults.ts';
import { withoutBareCharges, withoutCharges } from './faults/drop-charges.ts';
import { faultWordsFor } from './faults/drop-faults.ts';
import { isEmptied, withoutBackground } from './faults/drop-padding.ts';
import { expendableFor } from './faults/expendable/expendable.ts';
import { isBackgroundOnly, isQuoted, keptUnits } from './faults/kept-units.ts';
import { saidPlainly, withoutSweep } from './faults/said-plainly.ts';
import { leavesFree } from './faults/staying/leave-to-refuse.ts';
import { holdsWritersWord } from './faults/staying/writers-word.ts';
import { isOfMeeting } from './meeting/invited.ts';
import { leadingChances } from './order/leading/leading.ts';
import { withoutSo } from './order/openers.ts';
import type { DraftParts, Unit } from './parts/draft-parts.ts';
import { keptSentences } from './parts/kept-sentences.ts';
import { asListItems } from './parts/list-items.ts';
import { hasPlainAsk, rewrittenSentence } from './rewritten-sentence.ts';
import { withAnswerDate } from './sentence/answer-date.ts';
import { asksRoundabout } from './sentence/asked-plainly.ts';
import { withCarriedSubject } from './sentence/carried-subject.ts';
import { editSentence } from './sentence/edit-sentence.ts';
import { askedAfter } from './sentence/follow-up.ts';
import { holdsFacts } from './sentence/held-facts.ts';
import { withOwnDeadline } from './sentence/own-deadline.ts';
import { isSharedOut } from './sentence/ownerless-task.ts';
import { capitalised, smoothSentence } from './sentence/smooth.ts';
import { soundEdit } from './sentence/sound-edit.ts';
import { splitSplices } from './sentence/split-splices.ts';
import { lostTopicOf } from './subject/lost-topic.ts';
import { wishAsked } from './wording/asks/spoken-wishes.ts';
import { isTypedInHaste } from './wording/asks/typed-short.ts';
import { isOpened } from './wording/notes/notes.ts';
import { withoutShorthand } from './wording/plain/shorthand.ts';

const TO_MANY = /\b(?:all|team|everyone|everybody|folks|colleagues|both|friends|helpers|volunteers)\b/i;

export interface BodyOptions {
  readonly model: PhraseModel;
  /** Whether only what a risk quotes may change. */
  readonly isRight: boolean;
  /** Whether what can go goes though little is wrong with the draft, since it would come back as it was. */
  readonly insists?: boolean;
}

/** Types in which an Achiever wants the bottom line. */
const BRISK_TYPES: ReadonlySet<MessageType> = new Set(['outreach', 'email', 'internal_comms']);

/**
 * Every sentence of the body edited, padding and vague asks left out; never empty when the draft's body is not. In a
 * draft that is right already only the sentences that a risk quotes change.
 */
export function rewriteBody(
  reading: DraftReading,
  draftParts: DraftParts,
  reader: Reader,
  findings: Findings,
  { model, isRight, insists = false }: BodyOptions,
): Body {
  const { type } = reading;
  const plain = saidPlainly(type, draftParts, findings.risks);
  const { parts } = plain;
  const known = knownNames(parts);
  const counts = countedStems(reading.text);
  const weighed = { reading, reader, findings, model, units: draftParts.paragraphs.flat(), counts };
  const around: Around = {
    type,
    risks: findings.risks,
    known,
    insists,
    left: new Map(counts),
    plain: plain.sentences,
    expendable: expendableFor({ ...weighed, units: parts.paragraphs.flat() }, known),
  };
  const keepsOrder = isRight || type === 'text';
  const chances = keepsOrder ? new Map<Sentence, number>() : leadingChances(weighed);
  const leads = ({ sentence }: Unit): number => chances.get(sentence) ?? 0;
  const faults = faultWordsFor(type, reader.primaryCode, around, {
    isNeeded: (words) => endsWithNeededThing(words, around),
    namesThing: (words) => namesOwnThing(words, around),
    isWhatItIs: (words) => saysWhatItIs(words, around),
    isMissedIn: (unit, words) => isMissed(unit, words, around),
  });
  const asked = weighed.units.filter(({ sentence }) => sentence.isQuestion).map(({ text }) => text);
  const isNotice = givesNotice(weighed.units.map(({ text }) => text));
  const introductions = listIntroductions(weighed.units);
  const mayChange = (unit: Unit): boolean =>
    !introductions.has(unit.sentence) &&
    !leavesFree(type, reader.primaryCode, unit.text) &&
    !isSharedOut(unit.text, asked) &&
    !(isNotice && expects(unit.text)) &&
    (!isRight ||
      plain.sentences.has(unit.sentence) ||
      isQuoted(unit, findings.risks) ||
      faults.isOnlyFault(unit) ||
      faults.without(unit) !== unit ||
      (type === 'text' && isTypedInHaste(unit.text, reader.primaryCode)) ||
      (type !== 'meeting_prep' && asksRoundabout(unit.text)) ||
      wishAsked(unit.text, type) !== unit.text);
  const kept = keptUnits(type, parts, around, faults, mayChange).map((units) =>
    reader.primaryCode === 'DP-01' && BRISK_TYPES.has(type) && !isRight
      ? withoutBackground(units, reading.wordCount, (unit) => isBackgroundOnly(unit, around))
      : units,
  );
  const filled = kept.filter((units) => units.length > 0);
  const source = (filled.length > 0 ? filled : parts.paragraphs).flatMap((units) =>
    withListItems(units, type),
  );
  const isInvitation = type === 'meeting_prep' && parts.greeting !== '';
  const swept = (unit: Unit): Unit => withoutSweep(unit, type, findings.risks);
  const cut = source.map((units) =>
    units.map((unit) => {
      if (!mayChange(unit) || (type === 'meeting_prep' && isOpened(unit.text))) return unit;
      if (isInvitation && isOfMeeting(unit.text)) return unit;
      if (type !== 'difficult_conversation') return swept(withoutFaultClauses(faults.without(unit), around));
      const uncharged = withWritersWord(withoutCharges(unit, known), unit);
      return swept(withWritersWord(withoutFaultClauses(faults.without(uncharged), around), uncharged));
    }),
  );
  const whole = withoutBareTalk(cut, source, faults, parts.signature, around);
  const parted =
    type === 'text' && !isRight ? whole.map(splitSplices) : withoutBareCharges(type, whole, source, known);
  const lastUnit = parted.at(-1)?.at(-1);
  const asksSomewhere = source.flat().some(hasPlainAsk);
  const isToMany = TO_MANY.test(parts.greeting);
  const opensAnew = !isRight && type !== 'meeting_prep';
  const isBelowGreeting = parts.greeting !== '' && type !== 'text';
  const openingOf = (text: string, unit: Unit): string =>
    isBelowGreeting && !unit.isListItem ? capitalised(withoutSo(text)) : withoutSo(text);
  const drafted = parts.paragraphs.flat();
  const stays = new Set(source.flat().map(({ sentence }) => sentence));
  /** The unit in front of one, when it is left out. */
  const leftOutBefore = (unit: Unit): Unit | undefined => {
    const before = drafted[drafted.findIndex(({ sentence }) => sentence === unit.sentence) - 1];
    return before === undefined || stays.has(before.sentence) ? undefined : before;
  };
  // A sentence that was split is edited piece by piece, so that it must not come back whole.
  const cutFrom = new Map(
    parted === whole ? source.flat().map((unit) => [unit.sentence, unit] as const) : [],
  );
  const edited = parted.map((units, paragraph) =>
    units.map((unit, place) => {
      if (!mayChange(unit)) return rewrittenSentence(unit, unit.text, leads(unit));
      const own = editSentence(unit, type, reader.primaryCode, isToMany);
      const carried =
        type === 'meeting_prep' ? own : withCarriedSubject(own, unit, () => leftOutBefore(unit));
      const after = unit === lastUnit && !isRight && !asksSomewhere ? askedAfter(unit.text) : null;
      if (after !== null) return rewrittenSentence(unit, after, leads(unit));
      const sound = soundEdit(carried, unit, cutFrom, (whole) =>
        editSentence(whole, type, reader.primaryCode, isToMany),
      );
      const text = dated(withOwnDeadline(sound, unit.text, reading.text), unit, reading);
      const said = opensAnew && paragraph + place === 0 ? openingOf(text, unit) : text;
      return rewrittenSentence(unit, said, leads(unit));
    }),
  );
  const shown = isRight ? withLargeLetters(parted, edited) : edited;
  const paragraphs = withoutRepeatedAsk(withoutEmptied(parted, shown), known);
  const asks = asksSomewhere || paragraphs.flat().some((sentence) => sentence.isQuestion);
  return { paragraphs, needsAsk: !asks, lostTopic: lostTopicOf(type, parts, source, paragraphs) };
}

/** "Could somebody either:" above a list, without which its points say nothing. */
function listIntroductions(units: readonly Unit[]): ReadonlySet<Sentence> {
  const found = units.filter(
    (unit, index) => !unit.isListItem && unit.text.endsWith(':') && units[index + 1]?.isListItem === true,
  );
  return new Set(found.map(({ sentence }) => sentence));
}

/** A letter's question that was only hinted at, with the day for an answer. */
function dated(text: string, unit: Unit, { type, text: draft }: DraftReading): string {
  return type === 'email' || type === 'outreach' ? withAnswerDate(text, unit.text, draft) : text;
}

/** The unit as it was where what was cut from it is a word that the writer must be able to say. */
function withWritersWord(cut: Unit, unit: Unit): Unit {
  if (cut.text === unit.text || !holdsWritersWord(unit.text)) return cut;
  const isMaimed = admits(unit.text) && WHAT_WAS_SAID.test(unit.text) && !WHAT_WAS_SAID.test(cut.text);
  return isMaimed || !holdsWritersWord(cut.text) ? unit : cut;
}

/** "I should have told you in June, when it snapped, that I was worried." */
const WHAT_WAS_SAID =
  /\b(?:told|said|asked|warned|written|mentioned|shown|explained)\b.*, (?:that|how|what|why) (?:I|we|it|the|you)\b/i;

/** Where one sentence of a right draft has changed, the others that begin small begin like it. */
function withLargeLetters(
  units: readonly (readonly Unit[])[],
  paragraphs: readonly (readonly Rewritten[])[],
): readonly (readonly Rewritten[])[] {
  const isOwn = (sentence: Rewritten, at: number, place: number): boolean =>
    sentence.text.toLowerCase() === units[at]?.[place]?.text.toLowerCase();
  const isTouched = paragraphs.some((sentences, at) =>
    sentences.some((own, place) => !isOwn(own, at, place)),
  );
  if (!isTouched) return paragraphs;
  return paragraphs.map((sentences) =>
    sentences.map((sentence) =>
      sentence.isListItem || !/^\p{Ll}/u.test(sentence.text)
        ? sentence
        : { ...sentence, text: smoothSentence(withoutShorthand(sentence.text)) },
    ),
  );
}

/** Without the sentences that are empty once their big words are gone, unless nothing else stands. */
function withoutEmptied(
  units: readonly (readonly Unit[])[],
  paragraphs: readonly (readonly Rewritten[])[],
): readonly (readonly Rewritten[])[] {
  const left = paragraphs.map((sentences, at) =>
    sentences.filter(
      ({ text, isListItem }, place) => isListItem || !isEmptied(text, units[at]?.[place]?.text ?? text),
    ),
  );
  const filled = left.filter((sentences) => sentences.length > 0);
  return filled.length > 0 ? filled : paragraphs;
}

const WHAT_BEFORE = /^What (?:would you need to see|should be in place|would you need in place) before\b/;

/** Of several questions about what must come first, only the last, when the others name no fact. */
function withoutRepeatedAsk(
  paragraphs: readonly (readonly Rewritten[])[],
  known: ReadonlySet<string>,
): readonly (readonly Rewritten[])[] {
  const asks = paragraphs.flat().filter(({ text }) => WHAT_BEFORE.test(text));
  const needless = asks.filter(({ text }) => !holdsFacts(text, known));
  if (asks.length < 2 || needless.length === 0) return paragraphs;
  const gone = needless.length === asks.length ? needless.slice(1) : needless;
  return keptSentences(paragraphs, (sentence) => !gone.includes(sentence));
}

/** The body as the draft has it. */
export function ownBody(parts: DraftParts): Body {
  return {
    paragraphs: parts.paragraphs.map((units, index) =>
      units.map((unit, at) => {
        const sentence = rewrittenSentence(unit, unit.text, 0);
        return index === 0 && at === 0 && parts.greeting !== ''
          ? { ...sentence, text: capitalised(sentence.text) }
          : sentence;
      }),
    ),
    needsAsk: false,
    lostTopic: null,
  };
}

/** The paragraph, its counted points in paragraphs of their own. */
function withListItems(units: readonly Unit[], type: MessageType): readonly (readonly Unit[])[] {
  const items = asListItems(units, type === 'meeting_prep');
  if (items === null) return [units];
  const paragraphs: Unit[][] = [[]];
  for (const item of items) {
    const isAfterItem = paragraphs.at(-1)?.at(-1)?.isListItem === true;
    if (item.isListItem || isAfterItem) paragraphs.push([item]);
    else paragraphs.at(-1)?.push(item);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** Names that stand in the greeting, the heading or the signature, and so stay whatever goes from the body. */
function knownNames(parts: DraftParts): ReadonlySet<string> {
  const frame = [...parts.headings, parts.greeting, parts.signature].join('\n');
  return new Set(extractFacts(frame, ['name']).flatMap((fact) => fact.keys));
}
