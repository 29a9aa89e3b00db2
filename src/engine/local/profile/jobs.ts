/**
 * "Because he is a lawyer he will read everything twice" and "in sales, so she only cares about targets" tell what the writer of the
 * notes expects of a job, and nothing that was seen. Left as they are: what somebody did or wants beside the job ("he is a lawyer and
 * asked for a guarantee").
 */
import { type Range, rangeOf } from './blanked.ts';
import { type Stretch, stretchesIn } from './features.ts';
import { isConclusion, isExpectation, TURNING } from './inferred.ts';
import { markWords } from './marks.ts';
import { KIND, kindOf, wordsOfKind } from './protected-words.ts';
import type { Tokens } from './tokens.ts';
import { holdsMark, wordSet } from './unread.ts';

/** "In compliance", "in sales". */
const FIELDS = wordSet(
  'sales compliance finance legal marketing engineering accounting accounts procurement purchasing audit it hr research operations insurance banking',
);
const BEFORE_FIELD = wordSet('in from');
/** What else tells of a job. */
const BESIDE = wordSet('as being former trained senior junior chartered qualified');
/** Jobs that need not be left unread elsewhere. */
const MORE_JOBS = wordSet('salesman saleswoman salesperson scientist');
const SUBJECTS = wordSet('he she they');
const IN_TALK = wordSet('i we you would ?');
const DEED = /ed$/u;
const MOST_WORDS_OF_JOB = 8;
const MOST_BEFORE_VERB = 3;
const MAY_TELL = markWords([...wordsOfKind(KIND.job), ...FIELDS, ...MORE_JOBS]);

function isJob({ words }: Tokens, at: number): boolean {
  const word = words[at] ?? '';
  if (MORE_JOBS.has(word)) return true;
  return (kindOf(word) & KIND.job) !== 0 || (FIELDS.has(word) && BEFORE_FIELD.has(words[at - 1] ?? ''));
}

/** Whether the words tell of a job and of nothing else. */
function isOnlyJob(tokens: Tokens, { from, to }: Stretch): boolean {
  let holdsJob = false;
  for (let at = from; at < to; at += 1) {
    const word = tokens.words[at] ?? '';
    if (isJob(tokens, at)) holdsJob = true;
    else if ((kindOf(word) & KIND.saysNothing) === 0 && !BESIDE.has(word)) return false;
  }
  return holdsJob;
}

/** Whether a sentence only names a job: "Lawyer.", "he is a senior accountant". */
export function isJobAlone(tokens: Tokens, sentence: Stretch): boolean {
  return sentence.to - sentence.from <= MOST_WORDS_OF_JOB && isOnlyJob(tokens, sentence);
}

/** "So she asked for the method" was seen, and "so I came with tables" is the writer's doing. */
function wasDone({ words }: Tokens, at: number): boolean {
  return words.slice(at, at + 1 + MOST_BEFORE_VERB).some((word) => DEED.test(word) || IN_TALK.has(word));
}

/** Where what is expected begins, behind the job in its sentence; null where nothing is. */
function expectedFrom(tokens: Tokens, { from, to }: Stretch): number | null {
  for (let at = from + 1; at < to && at <= from + MOST_WORDS_OF_JOB; at += 1) {
    const { words } = tokens;
    const opens = tokens.isApart[at] === true || SUBJECTS.has(words[at] ?? '') || isConclusion(tokens, at);
    if (!opens || !isOnlyJob(tokens, { from, to: at })) continue;
    if (isExpectation(tokens, at)) return at;
    if (isConclusion(tokens, at) && !wasDone(tokens, at)) return at;
  }
  return null;
}

/** Where what is expected ends: with the sentence, or before what turns from it. */
function expectedEnd({ words, isApart }: Tokens, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1)
    if (TURNING.has(words[at] ?? '') && (words[at] !== 'yet' || isApart[at] === true)) return at;
  return to;
}

/** What of the notes is only expected of somebody's job; in the sentence behind it, too, where that tells nothing else. Linear. */
export function expectedOfJobs(tokens: Tokens): readonly Range[] {
  if (!holdsMark(tokens, MAY_TELL)) return [];
  let wasJob = false;
  return stretchesIn(tokens.sentences).flatMap((sentence) => {
    const from =
      wasJob && isExpectation(tokens, sentence.from) ? sentence.from : expectedFrom(tokens, sentence);
    wasJob = isJobAlone(tokens, sentence);
    return from === null ? [] : [rangeOf(tokens, { from, to: expectedEnd(tokens, from, sentence.to) })];
  });
}
