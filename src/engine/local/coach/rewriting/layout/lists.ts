import type { Rewritten } from '../body/body.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { capitalised } from '../sentence/smooth.ts';
import { type Chunk, chunksOf, keepsSense, textOf } from './chunks.ts';
import { asFigures } from './figures.ts';
import { heading, item, LABELS, labelled } from './labels.ts';
import { isAddressed, isCover, isLeftToSomebody } from './roles.ts';
import { asPoints } from './steps.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

const MOST_CHUNKS = 40;

/** Chunks gathered under a short line, as points or as a paragraph behind it. */
interface List {
  readonly label: string;
  readonly chunks: readonly Chunk[];
  /** The points; null for a paragraph. */
  readonly points: readonly string[] | null;
  readonly isNumbered: boolean;
}

const FEWEST_TASKS = 2;

/** What a Deliverer has to do and what is not settled, in numbered points; null for fewer than two. */
export function asTasks(paragraphs: Paragraphs, fewest = FEWEST_TASKS): Paragraphs | null {
  const chunks = chunksOf(paragraphs);
  const found = chunks.filter(isPoint);
  const toDo = found.filter((chunk) => chunk.role === 'task' || isLeftToSomebody(textOf(chunk)));
  const open = found.filter((chunk) => !toDo.includes(chunk));
  const lists =
    toDo.length > 1
      ? [points(LABELS.steps, toDo), ...(open.length > 0 ? [points(LABELS.open, open)] : [])]
      : toDo.some((chunk) => isAddressed(textOf(chunk)))
        ? [points(LABELS.open, open)]
        : [points(LABELS.open, found)];
  const count = lists.reduce((sum, list) => sum + (list.points?.length ?? 0), 0);
  const isTooLong = lists.some((list) => list.chunks.length > 1 && list.points === null);
  if (count < fewest || isTooLong) return null;
  return gathered(chunks, lists, paragraphs);
}

function points(label: string, chunks: readonly Chunk[]): List {
  return { label, chunks, points: asPoints(chunks), isNumbered: true };
}

function isPoint({ role, sentences }: Chunk): boolean {
  const asks = sentences.slice(role === 'open' ? 1 : 0).some(({ isQuestion }) => isQuestion);
  return (role === 'task' || role === 'open') && !asks;
}

/** Two figures are an argument and no list. */
const FEWEST_FIGURES = 3;

/** Figures of an Analyzer's message as points where there are three or more. */
export function asEvidence(paragraphs: Paragraphs): Paragraphs | null {
  const chunks = chunksOf(paragraphs);
  const found = chunks.filter(({ role, sentences }) => role === 'evidence' && sentences.length === 1);
  const points = asFigures(found.map(textOf), FEWEST_FIGURES);
  if (points === null) return null;
  return gathered(chunks, [{ label: LABELS.figures, chunks: found, points, isNumbered: false }], paragraphs);
}

/** Open points alone are worth a list from two on. */
const FEWEST_OPEN = 2;
/** What the label says already. */
const STILL = /^still (?=(?:a few|some|no)\b)|,? (?:is|are) still open([.!]?)$/i;

/** For a Guardian what is covered and what is still open, where the draft holds both or two of one. */
export function asSafeguards(paragraphs: Paragraphs): Paragraphs | null {
  const chunks = chunksOf(paragraphs);
  const isWhole = (chunk: Chunk): boolean => !chunk.sentences.some(({ isQuestion }) => isQuestion);
  const open = chunks.filter((chunk) => chunk.role === 'open' && isWhole(chunk));
  const covered = chunks.filter(
    (chunk) =>
      isWhole(chunk) &&
      (chunk.role === 'stays' ||
        ((chunk.role === 'evidence' || chunk.role === 'other') && chunk.sentences.slice(0, 1).some(isCover))),
  );
  if (open.length < FEWEST_OPEN && (open.length === 0 || covered.length === 0)) return null;
  const list = (label: string, of: readonly Chunk[]): List => ({
    label,
    chunks: of,
    points: of.length > 1 ? of.map((chunk) => capitalised(textOf(chunk).replace(STILL, '$1'))) : null,
    isNumbered: false,
  });
  const lists = [list(LABELS.covered, covered), list(LABELS.open, open)];
  return gathered(
    chunks,
    lists.filter((one) => one.chunks.length > 0),
    paragraphs,
  );
}

/** The lists where the last of their points stood, the rest around them in its order; null where that cuts sense. */
function gathered(
  chunks: readonly Chunk[],
  lists: readonly List[],
  paragraphs: Paragraphs,
): Paragraphs | null {
  if (chunks.length > MOST_CHUNKS) return null;
  const listed = new Set(lists.flatMap((list) => list.chunks));
  const places = [...listed].map(({ place }) => place);
  const rest = chunks.filter((chunk) => !listed.has(chunk));
  for (const at of [Math.max(...places), Math.min(...places)]) {
    const before = rest.filter(({ place }) => place < at);
    const after = rest.filter(({ place }) => place > at);
    const order = [...before, ...lists.flatMap((list) => list.chunks), ...after];
    if (!keepsSense(order)) continue;
    return [...inOwn(before, paragraphs), ...lists.flatMap(shown), ...inOwn(after, paragraphs)];
  }
  return null;
}

function shown({ label, chunks, points, isNumbered }: List): Paragraphs {
  const like = chunks[0]?.sentences[0];
  if (like === undefined) return [];
  if (points === null)
    return [[labelled(label, like), ...chunks.flatMap(({ sentences }) => sentences).slice(1)]];
  return [
    [heading(label, like)],
    ...points.map((text, index) => [item(text, isNumbered ? `${index + 1}. ` : '- ', like)]),
  ];
}

/** What is left, in the paragraphs of the draft. */
function inOwn(chunks: readonly Chunk[], paragraphs: Paragraphs): Paragraphs {
  const stays = new Set(chunks.flatMap(({ sentences }) => sentences));
  return keptSentences(paragraphs, (sentence) => stays.has(sentence));
}
