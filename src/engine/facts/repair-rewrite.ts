import { checkAgainst, type FactCheck } from './check-rewrite.ts';
import type { Fact, FactKind } from './fact.ts';
import { type Stretch, splitSentences } from './sentences.ts';
import { contentStems } from './words.ts';

/** A rewrite that holds the draft's facts, and what had to be done to it, in words for a log or a note. */
export interface Repair {
  readonly rewrite: string;
  readonly notes: readonly string[];
}

export interface RepairOptions {
  /** Kinds of facts that count. All by default. */
  readonly kinds?: readonly FactKind[];
}

/**
 * Mends a rewrite by sentences of the draft: a sentence with an invented fact gives way to the draft's own or
 * goes; the draft's sentence of every lost fact comes back at its place. When that is not enough, the result is the
 * draft itself. So the result always passes `checkRewrite` for the kinds that count, and is blank only if the draft is.
 */
export function repairRewrite(draft: string, rewrite: string, options: RepairOptions = {}): Repair {
  if (rewrite.trim() === '') return { rewrite: draft, notes: ['the rewrite was blank: kept the draft'] };
  const check = checkAgainst(draft, options.kinds);
  const first = check(rewrite);
  if (isClean(first)) return { rewrite, notes: [] };

  const withoutInventions = replaceInvented(draft, rewrite, first.invented);
  const second = check(withoutInventions.rewrite);
  const restored = restoreLost(draft, withoutInventions.rewrite, second.lost);
  const notes = [...withoutInventions.notes, ...restored.notes];
  if (restored.rewrite.trim() !== '' && isClean(check(restored.rewrite)))
    return { rewrite: restored.rewrite, notes };
  return { rewrite: draft, notes: [...notes, 'facts were still missing or new: kept the draft'] };
}

function isClean(check: FactCheck): boolean {
  return check.lost.length === 0 && check.invented.length === 0;
}

function replaceInvented(draft: string, rewrite: string, invented: readonly Fact[]): Repair {
  const draftSentences = splitSentences(draft);
  const notes: string[] = [];
  let result = rewrite;
  for (const sentence of [...splitSentences(rewrite)].reverse()) {
    const fact = invented.find(({ start }) => start >= sentence.start && start < sentence.end);
    if (fact === undefined) continue;
    const own = closestSentence(sentence.words, draftSentences);
    const replacement = own === null || result.includes(own.words) ? '' : own.words;
    notes.push(
      `invented ${fact.kind} "${fact.words}": ${replacement === '' ? 'dropped' : 'took the draft’s sentence'}`,
    );
    result = splice(result, sentence, replacement);
  }
  return { rewrite: result.trim(), notes: notes.reverse() };
}

/** The sentence of the draft that says most nearly the same, if they share at least a third of their words. */
function closestSentence(words: string, sentences: readonly Stretch[]): Stretch | null {
  const stems = new Set(contentStems(words));
  let best: Stretch | null = null;
  let bestShare = 1 / 3;
  for (const sentence of sentences) {
    const own = new Set(contentStems(sentence.words));
    const shared = [...own].filter((stem) => stems.has(stem)).length;
    const share = shared / Math.max(1, Math.min(own.size, stems.size));
    if (share > bestShare && shared > 1) {
      best = sentence;
      bestShare = share;
    }
  }
  return best;
}

function splice(text: string, { start, end }: Stretch, replacement: string): string {
  const after = text.slice(end);
  return text.slice(0, start) + replacement + (replacement === '' ? after.replace(/^[ \t]+/, '') : after);
}

function restoreLost(draft: string, rewrite: string, lost: readonly Fact[]): Repair {
  const draftSentences = splitSentences(draft);
  const notes: string[] = [];
  let result = rewrite;
  for (const fact of lost) {
    const index = draftSentences.findIndex(({ start, end }) => fact.start >= start && fact.start < end);
    const sentence = draftSentences[index];
    if (sentence === undefined || result.includes(sentence.words)) continue;
    notes.push(`lost ${fact.kind} "${fact.words}": restored the draft’s sentence`);
    const twin = twinOf(sentence.words, splitSentences(result));
    result =
      twin !== null
        ? splice(result, twin, sentence.words)
        : insertSentence(result, sentence, index, draftSentences, draft);
  }
  return { rewrite: result, notes };
}

/** How many of their words of content two sentences share that say the same. */
const SAME_SHARE = 0.8;

/** The sentence with nearly the same words of content, which would say it twice beside the restored one. */
function twinOf(words: string, sentences: readonly Stretch[]): Stretch | null {
  const own = new Set(contentStems(words));
  if (own.size === 0) return null;
  const isTwin = (other: Stretch): boolean => {
    const stems = new Set(contentStems(other.words));
    const shared = [...own].filter((stem) => stems.has(stem)).length;
    return shared >= SAME_SHARE * Math.max(own.size, stems.size);
  };
  return sentences.find(isTwin) ?? null;
}

/** Puts a sentence of the draft behind the nearest earlier one that the rewrite still has in some form. */
function insertSentence(
  rewrite: string,
  sentence: Stretch,
  index: number,
  draftSentences: readonly Stretch[],
  draft: string,
): string {
  const isFirst = index === 0;
  const isLast = index === draftSentences.length - 1;
  const standsAlone = lineOf(draft, sentence) === sentence.words;
  if (isFirst && standsAlone) return `${sentence.words}\n\n${rewrite}`;
  if (isLast && standsAlone) return `${rewrite.trimEnd()}\n\n${sentence.words}`;
  const rewriteSentences = splitSentences(rewrite);
  for (let before = index - 1; before >= 0; before -= 1) {
    const earlier = draftSentences[before];
    const anchor = earlier === undefined ? null : closestSentence(earlier.words, rewriteSentences);
    if (anchor !== null)
      return `${rewrite.slice(0, anchor.end)} ${sentence.words}${rewrite.slice(anchor.end)}`;
  }
  const last = rewriteSentences.at(isLast ? -1 : Math.min(1, rewriteSentences.length - 1));
  if (last === undefined) return sentence.words;
  return `${rewrite.slice(0, last.end)}${isLast ? ' ' : '\n\n'}${sentence.words}${rewrite.slice(last.end)}`;
}

function lineOf(text: string, { start, end }: Stretch): string {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(from, to === -1 ? text.length : to).trim();
}
