/** Notes as words, before any model sees them: the name masked, and without what only says who the person is. */
import { withoutDescriptions } from './descriptions.ts';
import { findName } from './name-mask.ts';
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
  const left = found.starts.length === 0 ? found : findName(text, name, isEverydayWord);
  return { text, tokens: tokenise(text, left) };
}
