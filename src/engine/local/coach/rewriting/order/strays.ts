import { contentStems } from '../../../../facts/words.ts';
import type { Rewritten } from '../body/body.ts';
import { afterLabel } from '../layout/labels.ts';
import { capitalised } from '../sentence/smooth.ts';
import { leansOnLast } from './leans-on-last.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

/** Words that add what came to mind last. */
const ADDS =
  /^(?:(?:oh|ah|and|anyway|ps|p\.s\.)(?:,? ?:)?,? ?)*(?:also|by the way|btw|one more thing|another thing|last thing|on another note|on a (?:different|separate) note|unrelated(?:ly)?|separately|while (?:I'm|we're) at it|(?<=^(?:oh|ps|p\.s\.)\b.{0,8}))\b[,:]? */iu;
const FEWEST_WORDS = 4;
/** Beginnings of words that any two sentences may share. */
const OF_ANYTHING: ReadonlySet<string> = new Set(
  'anyon anybo every someo someb somet pleas today tomor week weeks next time times day days month morni again still back now new'.split(
    ' ',
  ),
);

/** Whether a sentence adds a thing that nothing else in the draft speaks of. */
function isStray(sentence: Rewritten, others: readonly Rewritten[]): boolean {
  if (sentence.isListItem || sentence.startsLine) return false;
  const rest = sentence.text.replace(ADDS, '');
  const isAdded = rest !== sentence.text || sentence.isAside === true;
  if (!isAdded || rest.split(' ').length < FEWEST_WORDS) return false;
  if (leansOnLast(capitalised(rest))) return false;
  const named = new Set(contentStems(others.map(({ text }) => text).join(' ')));
  return !contentStems(rest).some((stem) => named.has(stem) && !OF_ANYTHING.has(stem));
}

/** The body without the last sentence where that adds an unrelated thing, which gets a line of its own at the end. */
export function withoutStray(paragraphs: Paragraphs): {
  readonly told: Paragraphs;
  readonly stray: readonly Rewritten[];
} {
  const all = paragraphs.flat();
  const last = all.at(-1);
  const others = all.slice(0, -1);
  if (last === undefined || others.length < 2 || !isStray(last, others))
    return { told: paragraphs, stray: [] };
  const told = paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== last))
    .filter((sentences) => sentences.length > 0);
  const own =
    last.isAside === true && !ADDS.test(last.text) ? `By the way, ${afterLabel(last.text)}` : last.text;
  const text = own.replace(/^(?:(?:oh|and),? )+also\b,? */i, 'Also, ').replace(/^also,? /i, 'Also, ');
  return { told, stray: [{ ...last, text }] };
}
