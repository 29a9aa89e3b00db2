import type { Rewritten } from '../body/body.ts';
import { isDeed } from './deeds.ts';
import { lowerFirst } from './note-case.ts';

/** "Risk assessment isn't finished": group 1 is what the note tells of. */
const TELLS_OF =
  /^((?:[Tt]he |[Oo]ur |[Mm]y |[Hh]is |[Hh]er |[Tt]heir )?(?!(?:I|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Tt]his|[Tt]hat|[Tt]hese|[Tt]hose|[Tt]here|[Nn]obody|[Ee]veryone|[Ww]ho|[Ww]hat|[Ww]hich)\b)\p{L}[\p{L}'’-]*(?: (?!(?:is|are|was|were|has|have|had)\b)\p{L}[\p{L}'’-]*){0,2}) (?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|has|have|hasn['’]t|haven['’]t)\b/u;
const SAYS = /^(?:then |just |maybe )*(?:say|tell (?:him|her|them)|explain|promise|admit)\b/i;
/** "Need her to agree it", "She just has to sign it": what the reader is to do with the thing before. */
const ASKS_OF_READER =
  /^(?:(?:I |we )?(?:just |only |really )*(?:need|want) (?:him|her|them) to|(?:he|she|they) (?:just |only |really )*(?:needs?|has|have) to)\b/i;
/** "I've already done the timetable for all 5 days": group 1 is what is done. */
const DONE =
  /^(?:(?:I|we)(?:['’]ve| have) )?(?:already |now |just )*(?:done|made|written|drafted|planned|finished|prepared|sorted|booked|designed) ((?:the|our|a|an) [\p{L}'’-]+(?: (?:for|of|with) (?:(?!so\b|and\b|but\b)[\p{L}\d'’-]+ ?){1,4})?)/iu;
const SHORT: Readonly<Record<string, string>> = {
  "'ll": ' will',
  "'s": ' is',
  "'re": ' are',
  "'d": ' would',
};

/** What a note tells of, as it stands inside a sentence; null where it could be several things. */
function thingOf(text: string): string | null {
  const done = DONE.exec(text)?.[1];
  if (done !== undefined) return done.trim().replace(/^an? /i, 'the ');
  const thing = TELLS_OF.exec(text)?.[1];
  if (thing === undefined) return null;
  const own = lowerFirst(thing);
  return /^(?:the|our|my|his|her|their) |^\p{Lu}/u.test(own) ? own : `the ${own}`;
}

/** "Want all of them from 1 Nov" behind "He's got 14 pubs" as a note of its own: "Want all 14 pubs from 1 Nov". */
function allNamed(before: string, note: Rewritten): Rewritten | null {
  const things = /\b(\d+ \p{Ll}+s)[.,;!]*$/u.exec(before)?.[1];
  const wants =
    /^(?:(?:I|we) )?(?:want|need|would like|['’]d like) (?:all of (?:them|these)|them all|all)(?=[ .!]|$)/iu;
  if (things === undefined || !wants.test(note.text)) return null;
  return {
    ...note,
    text: note.text.replace(wants, `Want all ${things}`),
    marker: '',
    isListItem: false,
    startsLine: true,
  };
}

/**
 * "Tell her it'll be ready" behind "Risk assessment isn't finished": the note names the thing itself, since it may
 * stand in another place than the one before it.
 */
export function withThingNamed(notes: readonly Rewritten[]): readonly Rewritten[] {
  return notes.map((note, index) => {
    const before = notes[index - 1];
    const all = before === undefined ? null : allNamed(before.text, note);
    if (all !== null) return all;
    const isTold = SAYS.test(note.text) || ASKS_OF_READER.test(note.text);
    if (before === undefined || !isTold || isDeed(before.text)) return note;
    const thing = thingOf(before.text);
    if (thing === null) return note;
    const pronoun = /s$/.test(thing.split(/ (?:for|of|with) /)[0] ?? thing)
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
