import type { Stretch } from './features.ts';
import type { NameRanges } from './name-mask.ts';
import type { Tokens } from './tokens.ts';
import { wordSet } from './unread.ts';

/** Notes as rules look at them that tell the person from the writer and from others. */
export interface NotesView {
  readonly text: string;
  readonly tokens: Tokens;
  /** Where words begin that name the person. */
  readonly ownStarts: ReadonlySet<number>;
}

export const SUBJECTS: ReadonlySet<string> = wordSet('he she');
export const PERSON: ReadonlySet<string> = wordSet('he she him her his hers');

/** Behind one of these a name is whom something is done to, or of whom it is told, and not who does it. */
const BEFORE_WHOM = wordSet(
  'to with for of by about from at on met saw like likes liked put told tell asked ask gave give sent send showed show shown let invited invite offered offer promised explained reminded briefed texted emailed mailed called',
);
const POSSESSIVE = /^['’]s\b/;

export function viewOf(text: string, tokens: Tokens, own: NameRanges): NotesView {
  return { text, tokens, ownStarts: new Set(own.starts) };
}

/** Whether the word names the person. */
export function isOwn({ tokens, ownStarts }: NotesView, at: number): boolean {
  return ownStarts.has(tokens.starts[at] ?? -1);
}

/** Whether the person does something from this word on: "he", "Robin", but not "told Robin" and not "Robin's". */
export function isPersonActing(view: NotesView, at: number): boolean {
  const { words, ends } = view.tokens;
  if (SUBJECTS.has(words[at] ?? '')) return true;
  if (!isOwn(view, at) || BEFORE_WHOM.has(words[at - 1] ?? '')) return false;
  return !POSSESSIVE.test(view.text.slice(ends[at] ?? 0, (ends[at] ?? 0) + 3));
}

/** Where the person first does something behind the first word of a stretch; its end where they do not. */
export function personFrom(view: NotesView, { from, to }: Stretch): number {
  for (let at = from + 1; at < to; at += 1) if (isPersonActing(view, at)) return at;
  return to;
}

/** Whether the words speak of the person at all. */
export function speaksOfPerson(view: NotesView, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at += 1)
    if (PERSON.has(view.tokens.words[at] ?? '') || isOwn(view, at)) return true;
  return false;
}
