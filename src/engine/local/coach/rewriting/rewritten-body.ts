import type { MessageType } from '../../../../domain/message-types.ts';
import type { Reader } from '../../../engine.ts';
import { extractFacts } from '../../../facts/extract-facts.ts';
import { contentStems } from '../../../facts/words.ts';
import type { Findings } from '../judging/finding.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import { countedStems, tellsTooMuchToGo, withoutFaultClauses } from './cut-faults.ts';
import { deadlineOf } from './deadline.ts';
import { type DraftParts, showsAbove, type Unit } from './draft-parts.ts';
import { isFaultOnly, isOnlyTone, isPadding, isVagueAsk, withoutBackground } from './drop-padding.ts';
import { editSentence } from './edit-sentence.ts';
import { asListItems } from './list-items.ts';
import { type Placed, REASON_MARK } from './order-sentences.ts';
import { capitalised, PLAIN_QUESTION, withFullStop } from './smooth.ts';
import { splitSplices } from './split-splices.ts';
import { chargedWith } from './topic.ts';

/** A sentence as it goes into the rewrite. */
export interface Rewritten extends Placed {
  readonly marker: string;
  readonly isListItem: boolean;
  readonly isQuestion: boolean;
  readonly startsLine: boolean;
}

export interface Body {
  readonly paragraphs: readonly (readonly Rewritten[])[];
  /** Whether the draft's own ask was too vague to keep, or it never had one. */
  readonly needsAsk: boolean;
  /** What left-out sentences were about and the rest does not name: "the cake stall". Null when nothing is. */
  readonly lostTopic: string | null;
}

/** Types in which an Achiever wants the bottom line. */
const BRISK_TYPES: ReadonlySet<MessageType> = new Set(['outreach', 'email', 'internal_comms']);

/** Every sentence of the body edited, padding and vague asks left out; never empty when the draft's body is not. */
export function rewriteBody(
  reading: DraftReading,
  parts: DraftParts,
  reader: Reader,
  findings: Findings,
): Body {
  const known = knownNames(parts);
  const isProse = reading.type !== 'text' && reading.type !== 'meeting_prep';
  const around = { risks: findings.risks, known, stems: countedStems(reading.text) };
  const keeps = (unit: Unit): boolean =>
    !isPadding(unit, known) &&
    !isVagueAsk(unit, known) &&
    (tellsTooMuchToGo(unit, around) ||
      !(isOnlyTone(unit, known, reading.type) || (isProse && isFaultOnly(unit, findings.risks, known))));
  const isBrisk = reader.primaryCode === 'DP-01' && BRISK_TYPES.has(reading.type);
  const kept = parts.paragraphs
    .map((units) => units.filter(keeps))
    .map((units) => (isBrisk ? withoutBackground(units, known, reading.wordCount) : units))
    .filter((units) => units.length > 0);
  const source = (kept.length > 0 ? kept : parts.paragraphs).flatMap(withListItems);
  const edited = (unit: Unit): Rewritten =>
    rewritten(unit, editSentence(unit, reading.type, reader.primaryCode));
  const cut = source.map((units) => units.map((unit) => withoutFaultClauses(unit, around)));
  const parted = reading.type === 'text' ? cut.map(splitSplices) : cut;
  const paragraphs = parted.map((units) => units.map(edited));
  const asks = source.flat().some(hasPlainAsk) || paragraphs.flat().some((sentence) => sentence.isQuestion);
  return { paragraphs, needsAsk: !asks, lostTopic: lostTopicOf(reading.type, parts, source, paragraphs) };
}

function lostTopicOf(
  type: MessageType,
  parts: DraftParts,
  kept: readonly (readonly Unit[])[],
  paragraphs: readonly (readonly Rewritten[])[],
): string | null {
  const sentences = new Set(kept.flat().map((unit) => unit.sentence));
  const left = parts.paragraphs.flat().filter((unit) => !sentences.has(unit.sentence));
  const named = new Set(
    contentStems(
      paragraphs
        .flat()
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  for (const { text } of left) {
    const topic = chargedWith(text);
    if (type !== 'difficult_conversation' && !/^(?:our|your) /.test(topic ?? '')) continue;
    if (topic !== null && !contentStems(topic).some((stem) => named.has(stem))) return topic;
  }
  return null;
}

/** The body as the draft has it. */
export function ownBody(parts: DraftParts): Body {
  return {
    paragraphs: parts.paragraphs.map((units, index) =>
      units.map((unit, at) => {
        const sentence = rewritten(unit, unit.text);
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
function withListItems(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const items = asListItems(units);
  if (items === null) return [units];
  const paragraphs: Unit[][] = [[]];
  for (const item of items) {
    const isAfterItem = paragraphs.at(-1)?.at(-1)?.isListItem === true;
    if (item.isListItem || isAfterItem) paragraphs.push([item]);
    else paragraphs.at(-1)?.push(item);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function hasPlainAsk(unit: Unit): boolean {
  return unit.sentence.asks.some((ask) => ask.plain && ask.form !== 'implied');
}

function rewritten(unit: Unit, edited: string): Rewritten {
  const stays = unit.isListItem || (edited === unit.text && !PLAIN_QUESTION.test(edited));
  const text = stays ? edited : withFullStop(edited);
  return {
    text,
    marker: unit.marker,
    isListItem: unit.isListItem,
    startsLine: unit.startsLine,
    isQuestion: text.endsWith('?'),
    isAsk: text.endsWith('?') || hasPlainAsk(unit),
    isSafeguard: (showsAbove(0.9, unit, ['safeguard_named']) && SAFE.test(text)) || SURELY_SAFE.test(text),
    isThanks: /\bthank you\b|\bthanks for\b|\bappreciate\b|\blovely\b/i.test(text),
    hasDeadline: deadlineOf(text) !== null,
    isReason: REASON_MARK.test(unit.text),
    numberCount: unit.sentence.marks.filter((mark) => mark.tag === 'number').length,
  };
}

/** What keeps the reader safe whatever else a sentence says. */
const SURELY_SAFE =
  /\b(?:no incidents?|without incident|(?:switch|go|roll)\w*(?: \w+)? back|as a fallback)\b/i;
const SAFE =
  /\b(?:fallback|backup|back-up|stays?|stayed|checked|approved|insured|reversible|roll(?:ed)? ?back|in place|kept|keeps|remains|tested|supervised|signed off|manual)\b/i;

/** Names that stand in the greeting, the heading or the signature, and so stay whatever goes from the body. */
function knownNames(parts: DraftParts): ReadonlySet<string> {
  const frame = [...parts.headings, parts.greeting, parts.signature].join('\n');
  return new Set(
    extractFacts(frame)
      .filter((fact) => fact.kind === 'name')
      .flatMap((fact) => fact.keys),
  );
}
