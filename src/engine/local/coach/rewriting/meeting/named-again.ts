import type { Rewritten } from '../body.ts';
import { isDeed } from './deeds.ts';
import { lowerFirst } from './note-case.ts';

/** "Risk assessment isn't finished": group 1 is what the note tells of. */
const TELLS_OF =
  /^((?:[Tt]he |[Oo]ur |[Mm]y |[Hh]is |[Hh]er |[Tt]heir )?(?!(?:I|we|you|he|she|it|they|this|that|these|those|there|nobody|everyone|who|what|which)\b)\p{L}[\p{L}'’-]*(?: (?!(?:is|are|was|were|has|have|had)\b)\p{L}[\p{L}'’-]*){0,2}) (?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|has|have|hasn['’]t|haven['’]t)\b/u;
const SAYS = /^(?:then |just |maybe )*(?:say|tell (?:him|her|them)|explain|promise|admit)\b/i;
const SHORT: Readonly<Record<string, string>> = {
  "'ll": ' will',
  "'s": ' is',
  "'re": ' are',
  "'d": ' would',
};

/** What a note tells of, as it stands inside a sentence; null where it could be several things. */
function thingOf(text: string): string | null {
  const thing = TELLS_OF.exec(text)?.[1];
  if (thing === undefined) return null;
  const own = lowerFirst(thing);
  return /^(?:the|our|my|his|her|their) |^\p{Lu}/u.test(own) ? own : `the ${own}`;
}

/**
 * "Tell her it'll be ready" behind "Risk assessment isn't finished": the note names the thing itself, since it may
 * stand in another place than the one before it.
 */
export function withThingNamed(notes: readonly Rewritten[]): readonly Rewritten[] {
  return notes.map((note, index) => {
    const before = notes[index - 1];
    if (before === undefined || !SAYS.test(note.text) || isDeed(before.text)) return note;
    const thing = thingOf(before.text);
    if (thing === null) return note;
    const pronoun = /s$/.test(thing)
      ? /(?<=\p{L} )(?:they|them)(['’](?:ll|re|d))?(?=[ .!]|$)(?<!tell them)/iu
      : /(?<=\p{L} )it(['’](?:ll|s|d))?(?=[ .!]|$)/iu;
    const text = note.text.replace(
      pronoun,
      (_, short: string | undefined) =>
        `${thing}${short === undefined ? '' : (SHORT[short.replace('’', "'").toLowerCase()] ?? '')}`,
    );
    return text === note.text ? note : { ...note, text };
  });
}
