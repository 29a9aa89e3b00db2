import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Rewritten } from '../body/body.ts';
import { isRiddleInFront } from '../order/unfit-lead.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { type Chunk, chunksOf, keepsSense, textOf } from './chunks.ts';
import { asFigures } from './figures.ts';
import { heading, item, LABELS, labelled, type Section, sectionsFor } from './labels.ts';
import { isAddressed, isCover } from './roles.ts';
import { saysLabel } from './says-label.ts';
import { asPoints } from './steps.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

const FEWEST_LABELS = 2;
/** More chunks than this are no message to skim but a paper. */
const MOST_CHUNKS = 40;
const LEAST_LABELLED = 0.33;
const LONGEST_PARAGRAPH = 3;

/** Chunks that stand under one label, and what follows them without a label of its own. */
interface Part {
  readonly section: Section | null;
  readonly chunks: readonly Chunk[];
  readonly remarks: readonly Chunk[];
}

/**
 * A message to many in parts under labels, in the order in which this reader looks for them. Sentences of no sure role
 * stay behind the part that they followed; the order of the draft stays where a sentence would lose what it speaks of.
 * Null where fewer than two labels fit, or the reader wants prose.
 */
export function asAnnouncement(
  profile: ProfileCode | null,
  paragraphs: Paragraphs,
  isTitled = true,
): Paragraphs | null {
  const sections = sectionsFor(profile, isTitled);
  const drafted = chunksOf(paragraphs);
  const chunks = profile === 'DP-04' ? drafted.map(withCover) : drafted;
  if (sections === null || chunks.length > MOST_CHUNKS) return null;
  if (profile === 'DP-01' && chunks.some(saysWhatIsDoneBefore)) return null;
  const parts = partsOf(chunks, sections);
  const labels = parts.filter(({ section }) => section !== null);
  const under = labels.flatMap((part) => part.chunks);
  if (
    labels.length < FEWEST_LABELS ||
    under.length < chunks.filter(({ role }) => role !== 'question').length * LEAST_LABELLED
  )
    return null;
  const ranked = [...parts].sort((a, b) => rank(a, sections) - rank(b, sections));
  const isBrisk = profile === 'DP-01';
  const saysWhat = labels.some(({ section }) => section?.role === 'change');
  const orders = isBrisk
    ? [openingLast(ranked), openingLast(parts), parts]
    : saysWhat
      ? [ranked, parts]
      : [parts];
  const ordered = orders.find((order) => keepsSense(order.flatMap(chunksIn), isBrisk));
  return ordered?.flatMap((part) => laidOut(part, profile)) ?? null;
}

/** "From 1 October we're all doing it": under a label in front of what was tried it would say nothing. */
function saysWhatIsDoneBefore({ role, sentences }: Chunk): boolean {
  return role === 'change' && isRiddleInFront(sentences[0]?.text ?? '');
}

function withCover(chunk: Chunk): Chunk {
  const isOpen = chunk.role === 'other' || chunk.role === 'evidence';
  return isOpen && chunk.sentences.slice(0, 1).some(isCover) ? { ...chunk, role: 'covered' } : chunk;
}

/** "We've been looking at bookings for a while, and after many talks we've come to a decision": no more than that. */
const LEADS_UP =
  /^(?!.*\d)[^.!?]*\bwe(?:['’]ve| have)(?: \p{L}+)? been (?:looking|discussing|talking|thinking|debating|reviewing|considering|going back)\b[^.!?]*\b(?:decision|decided|conclusion|concluded|conversations|discussions)\b[^.!?]*[.!]?$|^(?!.*\d)(?:following|after|as a result of) (?:an?|our|the) (?:\p{L}+ ){0,3}(?:review|consultation|analysis|assessment)\b[^.!?]*\b(?:identified|found|made|considered)\b[^.!?]*[.!]?$/iu;

/** For a reader who wants the bottom line first, what leads up to it comes behind it. */
function openingLast(parts: readonly Part[]): readonly Part[] {
  const isOpening = ({ section, chunks }: Part): boolean =>
    section === null && chunks[0]?.role !== 'question' && chunks.some((chunk) => hasVerb(textOf(chunk)));
  const isQuestion = ({ chunks }: Part): boolean => chunks[0]?.role === 'question';
  const told = parts.filter((part) => !isOpening(part) && !isQuestion(part));
  const leadsUp = ({ chunks }: Part): boolean => chunks.every((chunk) => LEADS_UP.test(textOf(chunk)));
  const remarks = told.flatMap((part) => (part.section?.role === 'evidence' ? part.remarks : []));
  return [
    ...told.map((part) => (part.section?.role === 'evidence' ? { ...part, remarks: [] } : part)),
    ...parts.filter((part) => isOpening(part) && !leadsUp(part)),
    ...(remarks.length > 0 ? [{ section: null, chunks: remarks, remarks: [] }] : []),
    ...parts.filter(isQuestion),
  ];
}

function chunksIn({ chunks, remarks }: Part): readonly Chunk[] {
  return [...chunks, ...remarks];
}

/** What opens stays first and where to ask stays last. */
function rank({ section, chunks }: Part, sections: readonly Section[]): number {
  if (section !== null) return sections.indexOf(section);
  return chunks[0]?.role === 'question' ? sections.length + 1 : -1;
}

function partsOf(chunks: readonly Chunk[], sections: readonly Section[]): readonly Part[] {
  const parts: { section: Section | null; chunks: Chunk[]; remarks: Chunk[] }[] = [];
  for (const chunk of chunks) {
    const isOpen = chunk.place === 0 && chunk.isTied;
    const fitting = isOpen ? undefined : sections.find(({ role }) => role === chunk.role);
    const section = fitting !== undefined && isSaidBy(chunk, fitting) ? fitting : null;
    const own = parts.find((part) => section !== null && part.section === section);
    const last = parts.at(-1);
    if (own !== undefined) own.chunks.push(chunk);
    else if (section !== null || chunk.role === 'question')
      parts.push({ section, chunks: [chunk], remarks: [] });
    else if (last === undefined) parts.push({ section: null, chunks: [chunk], remarks: [] });
    else if (last.section === null && last.chunks[0]?.role !== 'question') last.chunks.push(chunk);
    else last.remarks.push(chunk);
  }
  return parts;
}

function isSaidBy({ sentences }: Chunk, section: Section): boolean {
  const [first] = sentences;
  return first !== undefined && saysLabel(section, first);
}

function laidOut({ section, chunks, remarks }: Part, profile: ProfileCode | null): Paragraphs {
  const first = chunks[0]?.sentences[0];
  if (first === undefined) return [];
  const after = inParagraphs(remarks.flatMap(({ sentences }) => sentences));
  const sentences = chunks.flatMap((chunk) => chunk.sentences);
  if (section === null) return [...inParagraphs(sentences), ...after];
  const list = listOf(section, chunks, profile);
  if (list !== null) return [[heading(list.label, first)], ...list.items.map((point) => [point]), ...after];
  const label = section.role === 'task' && !isAddressed(first.text) ? LABELS.meaning : section.label;
  const [opening, ...more] = inParagraphs(sentences);
  return [[labelled(label, first), ...(opening?.slice(1) ?? [])], ...more, ...after];
}

/** The points of a part that reads best as a list; null for one that is a sentence or two of prose. */
function listOf(
  { role, label }: Section,
  chunks: readonly Chunk[],
  profile: ProfileCode | null,
): { label: string; items: readonly Rewritten[] } | null {
  const like = chunks[0]?.sentences[0];
  if (like === undefined) return null;
  if (role === 'evidence' && profile === 'DP-03') {
    const items = asFigures(chunks.map(textOf));
    return items === null ? null : { label, items: items.map((text) => item(text, '- ', like)) };
  }
  if (profile !== 'DP-05' || (role !== 'task' && role !== 'open')) return null;
  const points = asPoints(chunks);
  if (points === null) return null;
  const items = points.map((text, index) => item(text, `${index + 1}. `, like));
  return { label: role === 'task' ? LABELS.steps : label, items };
}

function inParagraphs(sentences: readonly Rewritten[]): Paragraphs {
  const paragraphs: (readonly Rewritten[])[] = [];
  for (let at = 0; at < sentences.length; at += LONGEST_PARAGRAPH)
    paragraphs.push(
      sentences.slice(at, at + LONGEST_PARAGRAPH).map((sentence) => ({ ...sentence, startsLine: false })),
    );
  return paragraphs;
}
