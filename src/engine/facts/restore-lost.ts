import { closestSentence, twinOf } from './alike.ts';
import type { Fact } from './fact.ts';
import { isGreeted, withoutGreeting } from './opening-greeting.ts';
import type { Repair } from './repair.ts';
import { type Stretch, splitSentences } from './sentences.ts';
import { splice } from './splice.ts';

/** Puts the draft's sentence of every lost fact back: in the place of the one that says the same, or where the draft has it. */
export function restoreLost(draft: string, rewrite: string, lost: readonly Fact[]): Repair {
  const draftSentences = splitSentences(draft);
  const notes: string[] = [];
  let result = rewrite;
  for (const fact of lost) {
    const index = draftSentences.findIndex(({ start, end }) => fact.start >= start && fact.start < end);
    const sentence = draftSentences[index];
    if (sentence === undefined || result.includes(sentence.words)) continue;
    const twin = twinOf(sentence.words, splitSentences(result));
    const isBehindGreeting = isGreeted(result) && (twin === null || twin.start > 0);
    const words = isBehindGreeting ? withoutGreeting(sentence.words) : sentence.words;
    if (result.includes(words)) continue;
    notes.push(`lost ${fact.kind} "${fact.words}": restored the draft’s sentence`);
    result =
      twin !== null
        ? splice(result, twin, words)
        : insertSentence(result, { ...sentence, words }, index, draftSentences, draft);
  }
  return { rewrite: result, notes };
}

/** Puts a sentence of the draft behind the nearest earlier one that the rewrite still has in some form, or before a later one. */
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
  const later = laterSentence(draftSentences.slice(index + 1), rewriteSentences);
  if (later !== null) {
    const gap = opensLine(rewrite, later) ? '\n\n' : ' ';
    return `${rewrite.slice(0, later.start)}${sentence.words}${gap}${rewrite.slice(later.start)}`;
  }
  const last = rewriteSentences.at(isLast ? -1 : Math.min(1, rewriteSentences.length - 1));
  if (last === undefined) return sentence.words;
  return `${rewrite.slice(0, last.end)}${isLast ? ' ' : '\n\n'}${sentence.words}${rewrite.slice(last.end)}`;
}

/** The first of these that the rewrite has word for word, as it has a signature. */
function laterSentence(later: readonly Stretch[], rewriteSentences: readonly Stretch[]): Stretch | null {
  for (const { words } of later) {
    const same = rewriteSentences.findLast((sentence) => sentence.words === words);
    if (same !== undefined) return same;
  }
  return null;
}

function opensLine(text: string, { start }: Stretch): boolean {
  return start === 0 || text[start - 1] === '\n';
}

function lineOf(text: string, { start, end }: Stretch): string {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(from, to === -1 ? text.length : to).trim();
}
