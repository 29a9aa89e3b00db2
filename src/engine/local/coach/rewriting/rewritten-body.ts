import type { Reader } from '../../../engine.ts';
import { extractFacts } from '../../../facts/extract-facts.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import { type DraftParts, shows, type Unit } from './draft-parts.ts';
import { isPadding, isVagueAsk } from './drop-padding.ts';
import { editSentence } from './edit-sentence.ts';
import type { Placed } from './order-sentences.ts';
import { withFullStop } from './smooth.ts';

/** A sentence as it goes into the rewrite. */
export interface Rewritten extends Placed {
  readonly marker: string;
  readonly isListItem: boolean;
  readonly isQuestion: boolean;
}

export interface Body {
  readonly paragraphs: readonly (readonly Rewritten[])[];
  /** Whether the draft's own ask was too vague to keep, or it never had one. */
  readonly needsAsk: boolean;
  /** Whether anything was cut or put differently. */
  readonly isChanged: boolean;
}

/** Every sentence of the body edited, padding and vague asks left out; never empty when the draft's body is not. */
export function rewriteBody(reading: DraftReading, parts: DraftParts, reader: Reader): Body {
  const known = knownNames(parts);
  const isToMany = reading.type === 'internal_comms';
  const keeps = (unit: Unit): boolean => !isPadding(unit, known) && !isVagueAsk(unit, known);
  const kept = parts.paragraphs.map((units) => units.filter(keeps)).filter((units) => units.length > 0);
  const source = kept.length > 0 ? kept : parts.paragraphs;
  const paragraphs = source.map((units) => units.map((unit) => rewritten(unit, isToMany, reader)));
  const asks =
    source.flat().some((unit) => hasPlainAsk(unit)) ||
    paragraphs.flat().some((sentence) => sentence.isQuestion);
  const before = parts.paragraphs.flat().map((unit) => unit.text);
  const after = paragraphs.flat().map((sentence) => sentence.text);
  return { paragraphs, needsAsk: !asks, isChanged: before.join(' ') !== after.join(' ') };
}

function hasPlainAsk(unit: Unit): boolean {
  return unit.sentence.asks.some((ask) => ask.plain && ask.form !== 'implied');
}

function rewritten(unit: Unit, isToMany: boolean, _reader: Reader): Rewritten {
  const edited = editSentence(unit, isToMany);
  const text = unit.isListItem ? edited : withFullStop(edited);
  return {
    text,
    marker: unit.marker,
    isListItem: unit.isListItem,
    isQuestion: text.endsWith('?'),
    isAsk: text.endsWith('?') || hasPlainAsk(unit),
    isSafeguard: shows(unit, 'safeguard_named') && unit.sentence.wordCount > 6,
    isThanks: /\bthank you\b|\bthanks for\b|\bappreciate\b|\blovely\b/i.test(text),
    numberCount: unit.sentence.marks.filter((mark) => mark.tag === 'number').length,
  };
}

/** Names that stand in the greeting, the heading or the signature, and so stay whatever goes from the body. */
function knownNames(parts: DraftParts): ReadonlySet<string> {
  const frame = [...parts.headings, parts.greeting, parts.signature].join('\n');
  return new Set(
    extractFacts(frame)
      .filter((fact) => fact.kind === 'name')
      .flatMap((fact) => fact.keys),
  );
}
