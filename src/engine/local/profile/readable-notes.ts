/** Notes as words, before any model sees them: the name masked, and without what only says who the person is. */
import { withoutDescriptions } from './descriptions.ts';
import { findName, type NameRanges } from './name-mask.ts';
import { type Tokens, tokenise } from './tokens.ts';

export interface ReadableNotes {
  /** The notes with spaces in place of what is not read, so that offsets hold; the notes themselves when all is read. */
  readonly text: string;
  readonly tokens: Tokens;
}

/** `isEverydayWord` says of a lower-case word whether it is ordinary English (name-mask.ts). */
export function readableNotes(
  notes: string,
  name: string,
  isEverydayWord: (word: string) => boolean,
): ReadableNotes {
  const found = findName(notes, name, isEverydayWord);
  const tokens = tokenise(notes, found);
  const text = withoutDescriptions(notes, tokens);
  if (text === notes) return { text, tokens };
  return { text, tokens: tokenise(text, leftIn(text, found)) };
}

/** The places of the name that were not left out. */
function leftIn(text: string, { starts, ends, areAsWritten }: NameRanges): NameRanges {
  const isLeft = (_: unknown, at: number): boolean => text[starts[at] ?? 0] !== ' ';
  return {
    starts: starts.filter(isLeft),
    ends: ends.filter(isLeft),
    areAsWritten: areAsWritten.filter(isLeft),
  };
}
