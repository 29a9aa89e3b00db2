import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Rewritten } from '../body/body.ts';
import { capitalised, withFullStop } from '../sentence/smooth.ts';
import type { Whom } from './meeting-texts.ts';
import type { OpeningLine } from './opening-line.ts';
import { ownOpening } from './own-opening.ts';
import { toYou } from './to-you.ts';

/** "Tell him he's not getting the job": what is decided already, so that the meeting decides nothing. */
const TELLS_NEWS =
  /^(?:then |just )?(?:tell|inform) (?:him|her|them|\p{Lu}\p{Ll}+) (?:that )?[^.!?]*\b(?:not getting|won['’]t|will not|can['’]t|cannot|isn['’]t|is not|aren['’]t|are not|no longer|ends?|stops?|goes to|closes?|is over|over|(?:is|are) changing|moving to|moves to|being moved|losing|loses)\b|^(?:we|I)(?:['’]re| are|['’]m| am)? (?:won['’]t|will not|not|can['’]t|cannot) (?:be )?(?:keep|keeping|renew|renewing|extend|extending|hire|hiring|take|taking) (?:him|her|them|his|their)\b|^(?:communicate|announce|to announce|news):(?: \S|$)/iu;
/** "Tell her that she's moving to the Tuesday team": group 1 is whom, group 2 what is said. */
const TOLD =
  /^(?:then |just |simply )*(?:tell|inform) (him|her|them) (?:that )?(?=(?:he|she|they|we)\b)(.{8,120}?)[.!]*$/iu;
/** "We've changed the insurance": what was done without the reader. */
const DONE =
  /^we(?:['’]ve| have) (?:already |now |just )?(?!been\b|got\b|had\b)(?:\p{L}+ed|chosen|bought|sold|taken|put|set|cut|moved|made|given|gone|begun|switched) [^,;]{4,60}/iu;
/** A change of the reader's own work, said in the present: "she's moving to the Tuesday team". */
const CHANGE =
  /^(?:he|she|they)(?:['’](?:s|re)| is| are) (?:now )?(?:\p{L}{2,}ing|being \p{L}+ed) [^,;]{4,}$/iu;
/** What the writer says of it where nobody is to answer back. */
const IS_FINAL =
  /\b(?:not up for (?:discussion|debate)|not (?:open )?for discussion|non-negotiable|(?:it|that|this)['’]?s (?:all |already )*(?:final|decided|settled)|decision(?:['’]s| is| has been)? (?:made|final|taken)|no need to discuss|done deal)\b/iu;

/** "We're closing the cafe, decision's made": what the writer has decided. */
const OWN_AND_FINAL =
  /^(?:we|I)(?:['’](?:re|m|ve|ll)| are| am| have| will) .{5,100}\b(?:decision(?:['’]s| is| has been)? (?:made|final|taken)|it['’]s (?:final|decided))\b/iu;

/** Whether a sentence says that nothing is left to decide. */
export function isFinal(sentence: string): boolean {
  return IS_FINAL.test(sentence);
}

/** Whether a note tells the reader what is decided already. */
export function tellsNews({ text }: Rewritten): boolean {
  return TELLS_NEWS.test(text);
}

/** What the writer means to tell the reader: the words, and what stands behind them in the note. */
export interface News {
  readonly note: Rewritten;
  readonly words: string;
  readonly rest: string;
  /** Whether it is something that was done without the reader, and no change of the reader's own work. */
  readonly isDone: boolean;
}

/** The news of the notes that can be said as it stands; null when they tell none. */
export function newsOf(notes: readonly Rewritten[]): News | null {
  for (const note of notes) {
    const said = TOLD.exec(note.text)?.[2];
    if (said === undefined) continue;
    const done = DONE.exec(said)?.[0];
    if (done !== undefined) {
      const rest = said.slice(done.length).replace(/^[,; ]+(?:and )?/, '');
      return { note, words: done, rest: capitalised(rest), isDone: true };
    }
    if (CHANGE.test(said)) return { note, words: said, rest: '', isDone: false };
  }
  return null;
}

/** What is said first where there is news, and what its note says besides. */
export interface NewsLine extends OpeningLine {
  readonly rest: readonly Rewritten[];
}

/** The news itself and a question on it, for readers who want to hear it before anything else; null for the others. */
export function newsLine(
  notes: readonly Rewritten[],
  news: News | null,
  profile: ProfileCode | null,
  whom: Whom,
): NewsLine | null {
  const question = news === null ? null : questionOn(news, profile);
  if (news === null || question === null || notes.some(({ text }) => ownOpening(text) !== null)) return null;
  const said = toYou(news.words, whom);
  if (said === null || /^(?:he|she|they)\b/i.test(said)) return null;
  return {
    note: news.note,
    line: `${withFullStop(capitalised(said))} ${question}`,
    source: null,
    rest: news.rest === '' ? [] : [{ ...news.note, text: withFullStop(news.rest) }],
  };
}

function questionOn({ isDone }: News, profile: ProfileCode | null): string | null {
  if (profile === 'DP-04' && isDone) return 'What would you want to check?';
  return profile === 'DP-06' ? 'How is that for you?' : null;
}

/** What is left to decide where the notes tell what is decided already; null where they tell nothing of the kind. */
export function decisionBehind(
  notes: readonly Rewritten[],
  news: News | null,
  profile: ProfileCode | null,
  { subject }: Whom,
  draft: readonly string[],
): string | null {
  if (profile === 'DP-04' && news?.isDone === true) return `what ${subject} would want checked or put right`;
  const isTold = news !== null || notes.some((note) => tellsNews(note) || OWN_AND_FINAL.test(note.text));
  if (!isTold) return null;
  return draft.some(isFinal) ? 'none; it is decided already' : '';
}
