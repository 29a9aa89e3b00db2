/** "Haven't spoken to him yet" and "nobody has met her so far" tell that nothing is known, and not that somebody wants to be heard. */
import { type Range, rangeOf } from './blanked.ts';
import { type Stretch, stretchesIn } from './features.ts';
import type { NameRanges } from './name-mask.ts';
import { isOwn, type NotesView, viewOf } from './notes-view.ts';
import type { Tokens } from './tokens.ts';
import { clauseEnd, clauseStart, wordSet } from './unread.ts';

const MEETING = wordSet('spoken spoke speak talked talk met meet seen reached contacted heard');
const NEGATIONS = wordSet('not never nobody yet');
const FRAME = wordSet(
  'i we have has had did nobody no one not never yet to actually really properly still but and though of us anyone so far ever even been able could',
);
const MOST_BEFORE_MEETING = 6;
const LINKS = wordSet('to with from of');
const WHOM = wordSet('him her them they');
const BEHIND = wordSet(
  'yet so far since myself ourselves in person properly yes directly or personally though at all before this week month year then ever again',
);

/** Whether nothing stands before a meeting in its clause but that it was not. */
function isNegated({ tokens }: NotesView, at: number): boolean {
  const start = Math.max(clauseStart(tokens, at), at - MOST_BEFORE_MEETING - 1);
  const before = tokens.words.slice(start, at);
  return (
    before.length <= MOST_BEFORE_MEETING &&
    before.every((word) => FRAME.has(word)) &&
    before.some((word) => NEGATIONS.has(word) || word === 'no')
  );
}

/** The clause that tells of a meeting that was not; null where it tells anything else. */
function notMetAt(view: NotesView, at: number): Stretch | null {
  const { tokens } = view;
  const { words } = tokens;
  if (!MEETING.has(words[at] ?? '') || !isNegated(view, at)) return null;
  let whom = at + 1;
  while (LINKS.has(words[whom] ?? '')) whom += 1;
  if (!WHOM.has(words[whom] ?? '') && !isOwn(view, whom)) return null;
  const clause = { from: clauseStart(tokens, at), to: clauseEnd(tokens, at) };
  let end = whom + 1;
  while (end < clause.to && (isOwn(view, end) || BEHIND.has(words[end] ?? ''))) end += 1;
  const isWhole = end === clause.to || tokens.isApart[end] === true;
  return isWhole ? { from: clause.from, to: end } : null;
}

/** Where the notes tell that their writer, or nobody, has met the person. Linear. */
export function notMetIn(text: string, tokens: Tokens, own: NameRanges): readonly Range[] {
  const view = viewOf(text, tokens, own);
  return stretchesIn(tokens.sentences).flatMap(({ from, to }) => {
    for (let at = from; at < to; at += 1) {
      const told = notMetAt(view, at);
      if (told !== null) return [rangeOf(tokens, told)];
    }
    return [];
  });
}
