import { countWords } from '../../count-words.ts';
import type { Findings } from '../../judging/finding.ts';
import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';
import type { Body } from '../body/body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { paired } from './paired.ts';

/** The share of its words that a sentence keeps at least where everything stays. */
const KEPT_SHARE = 0.8;
/** Each sentence is compared with each: above so many pairs that takes seconds, and such a draft comes back as it is. */
const MOST_COMPARED = 160_000;

function saysLess(unit: string, edited: string): boolean {
  return countWords(edited) < countWords(unit) * KEPT_SHARE;
}

interface Choice {
  /** Which sentences go whatever the body says. */
  readonly isSpare?: (unit: string) => boolean;
  /** Whether what the body leaves out stays all the same, sentences and halves of them. */
  readonly keepsAll?: boolean;
  /** Which sentences stay even where the body leaves them out or shortens them. */
  readonly keeps?: (unit: string) => boolean;
}

/**
 * The draft with each sentence that the body words differently in its place, and without those that the body leaves
 * out or that are spare; everything else, line breaks and signs included, is the draft's own. A sentence that the body
 * parts in several stays as it is.
 */
export function inPlace(
  text: string,
  parts: DraftParts,
  body: Body,
  { isSpare = () => false, keepsAll = false, keeps = () => keepsAll }: Choice = {},
): string {
  const units = parts.paragraphs.flat().map((unit) => unit.text);
  const sentences = body.paragraphs.flat().map((sentence) => sentence.text);
  if (units.length * sentences.length > MOST_COMPARED) return text;
  const { sentenceOf, spare } = paired(units, sentences);
  let result = '';
  let from = 0;
  for (const [index, unit] of units.entries()) {
    const at = text.indexOf(unit, from);
    if (at < 0) return text;
    const own = sentenceOf[index] ?? null;
    // Over a line break that the writer put in, nothing is worded anew.
    const edited = own === null ? null : unit.includes('\n') ? unit : (sentences[own] ?? unit);
    const isParted = spare.some((place) => isBeside(place, index, sentenceOf));
    result += text.slice(from, at);
    from = at + unit.length;
    if (isParted || (keeps(unit) && (edited === null || saysLess(unit, edited)))) result += unit;
    else if (edited !== null && !isSpare(unit)) result += asTyped(unit, edited);
    else {
      const left = withoutEmptyLine(result, text.slice(from));
      result = left.before;
      from = text.length - left.behind.length;
    }
  }
  return (result + text.slice(from)).replace(/[ \t]+(?=\n)/g, '').trim();
}

/** What stands before and behind a sentence that is gone, without its line where nothing else stood on it. */
function withoutEmptyLine(before: string, behind: string): { before: string; behind: string } {
  const rest = behind.trimStart().length === 0 ? '' : behind.replace(/^[ \t]+/, '');
  const line = /(?:^|\n)[ \t]*(?:[-*•–] ?)?$/.exec(before)?.[0];
  if (line === undefined || (rest !== '' && !rest.startsWith('\n'))) return { before, behind: rest };
  const kept = before.slice(0, before.length - line.length);
  return { before: kept, behind: /\n$/.test(kept) ? rest.replace(/^\n+/, '\n') : rest };
}

/** The edited sentence with no full stop and no large first letter where the draft has none. */
function asTyped(unit: string, edited: string): string {
  const bare = /[\p{L}\d)]$/u.test(unit) ? edited.replace(/\.$/, '') : edited;
  return /^\(?\p{Ll}/u.test(unit) ? bare.replace(/\p{L}/u, (first) => first.toLowerCase()) : bare;
}

/** Whether a sentence that stands for none of the draft's may have come of this one. */
function isBeside(place: number, index: number, sentenceOf: readonly (number | null)[]): boolean {
  const before = sentenceOf.slice(0, index).findLast((own) => own !== null) ?? -1;
  const behind = sentenceOf.slice(index + 1).find((own) => own !== null) ?? Number.POSITIVE_INFINITY;
  return before < place && place < behind;
}

/** How many things a sheet for a meeting must do well to stay as it is but for its one fault. */
const STRENGTHS_OF_A_GOOD_SHEET = 4;

/** Faults of wording, which a sheet holds in one place and not as a whole. */
const OF_WORDING: ReadonlySet<FaultTag> = new Set([
  'hedging',
  'apologetic',
  'absolutes',
  'hype',
  'jargon',
  'generic_opening',
  'risk_unaddressed',
]);

/** Whether a sheet for a meeting is good but for one fault of wording, so that it is mended in place. */
export function isNearlyRightSheet({ type }: DraftReading, findings: Findings): boolean {
  return (
    type === 'meeting_prep' &&
    findings.risks.length === 1 &&
    findings.risks.every(({ tag, quote }) => OF_WORDING.has(tag) && quote !== null) &&
    findings.strengths.length >= STRENGTHS_OF_A_GOOD_SHEET
  );
}
