import { checkRewrite } from '../../../../facts/check-rewrite.ts';
import { HARD_FACTS } from '../../../../facts/fact.ts';
import { splitSentences } from '../../../../facts/sentences.ts';
import type { Rewritten } from '../body/body.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { capitalised, smoothSentence, withFullStop } from '../sentence/smooth.ts';
import { MOOD_NOTE } from '../wording/notes/bossy-notes.ts';
import { LOOSE_WORDS } from '../wording/notes/loose-words.ts';
import { OPEN_NOTES } from '../wording/notes/notes.ts';
import { SHOW_NOTE } from '../wording/notes/private-notes.ts';
import { applyRules, small } from '../wording/rule.ts';
import { isDeed } from './deeds.ts';
import { withThingNamed } from './named-again.ts';
import { BRING } from './note-places.ts';
import { asPointsToDiscuss, DISCUSS, isIdle } from './points.ts';

const SHORTEST_NOTE_WORDS = 4;
/** Words behind a question that may belong to it. */
const MOST_ANSWER_WORDS = 5;

/** "…, then the learning hub if there's time": group 1 is what comes before, group 2 the last item, group 3 what it is. */
const LAST_ITEM =
  /^(.{8,}?)[,;] (?:and )?then (?:maybe |perhaps )?((?:the|our|a|an) [^,;:()]{3,40}?),? if (?:(?:there(?:'s| is)|we have|we've got) )?(?:any |some )?time(?: left| at the end)?( \([^()]+\))?[.!]*$/i;
/** What the writer keeps for the end, though the reader would want it first. */
const IF_TIME =
  /(?:^|,? )(?:and )?(?:then,? )?if (?:there(?:'s| is) )?time(?: at the end| left)?,?:? (?!permits|allows)(?:at the end )?(?:we (?:could|can|might) )?(.{8,})$/i;
/** Sentences inside quotation marks, which must not be parted. */
const SAID_WITHIN = /"[^"]*[.!?][^"]*"/;
/** The larger question in the last clause of an agenda or of a row of notes. */
const WHETHER =
  /(?:[,;:.] |^)(?:then )?(?:\d{1,2}[.)]? )?(?:AOB ?[=:] ?)?(whether (?:we|the|our|this|it) [^.]{10,})\.?$/i;

/** "What I don't know: whether …": what nobody could decide. */
const NOT_KNOWN = /\b(?:know|known|clear|sure|unsure|unclear|open|wonder|check|ask):$/i;
/** The answer to what stands before it, what comes if that fails, or an order to put it to somebody. */
const BELONGS_TO_LAST =
  /^(?:(?:my |our )?(?:answers?|reply|response|a) ?[:=] |(?:and )?if not,? |otherwise |failing that,? |or else |(?:I (?:have |['’]ve )?)?(?:got )?no idea (?:yet )?what to (?:answer|say|reply)\b|(?:I(?:['’]m| am) )?not sure (?:yet )?what to (?:answer|say|reply)\b|(?:we(?:['’]ll| will) )?cross that bridge\b)/i;
/** "Maybe: the first room only": what the writer thinks of saying to the question before it. */
const GUESSED = /^(?:maybe|perhaps|probably|possibly|idea|guess|suggestion)\b/i;
/** "Has anybody got an answer?": what speaks of the question that was foreseen before it. */
const OF_AN_ANSWER = /^[^.!?]{3,60}\b(?:answer|reply)(?: to (?:it|that|this))?\?/i;
const ASKED_OF = /^(?:so |just )?ask (?:him|her|them)(?: (?:that|this|it|first))?[.!]*$/i;
/** "She'll ask who takes it." */
const FORESEEN =
  /^(?:he|she|they)(?:['’]ll| will| may| might) (?:probably |surely |also )?(?:ask|say|want|worry|object|argue)\b/i;

/** The notes of a body, one idea each and each turned the open way round. Every fact of the body stands in one of them. */
export function asNotes(sentences: readonly Rewritten[]): readonly Rewritten[] {
  const parted = sentences.map(unnumbered).flatMap(splitNotes);
  const notes = parted
    .map((note) => opened(note, parted))
    .map(asPointsToDiscuss)
    .map((note) => asBrought(withoutDoubt(note)));
  const said = notes.filter((note) => !isMood(note) && !isIdle(note));
  return joinFragments(withThingNamed(said.length > 0 ? said : notes));
}

/** "Ask for three years?": what is to be done is noted without a question mark. */
function withoutDoubt(note: Rewritten): Rewritten {
  if (!note.text.endsWith('?') || !isDeed(note.text) || /[.!?:] /.test(note.text)) return note;
  return { ...note, text: note.text.replace(/\?+$/, '.'), isQuestion: false };
}

/** "Could you possibly bring the statement?": what to bring is noted without its question. */
function asBrought(note: Rewritten): Rewritten {
  const [, what] =
    /^(?:could|can|would|will) you (?:please |possibly |maybe )*bring ([^?.!]+)\?$/iu.exec(note.text) ?? [];
  return what === undefined ? note : { ...note, text: `Bring ${what}.`, isQuestion: false };
}

/** A point of a row that is counted inside a line, some of which may be gone, without its number. */
function unnumbered(sentence: Rewritten): Rewritten {
  return sentence.isListItem || sentence.marker !== '' ? sentence : pointless(sentence);
}

function pointless(sentence: Rewritten): Rewritten {
  const text = sentence.text.replace(/^\d{1,2}[.)] (?=\p{L}{2})/u, '');
  return text === sentence.text ? sentence : { ...sentence, text, startsLine: true };
}

/** A note on the mood to keep or on how to impress; names stay. */
export function isMood({ text }: Rewritten): boolean {
  return MOOD_NOTE.test(text) || (SHOW_NOTE.test(text) && !/(?<=\s)\p{Lu}\p{Ll}/u.test(text));
}

/** The item that a row keeps for last "if there's time" in front of the others; null for another note. */
function lastItemFirst(sentence: Rewritten): readonly Rewritten[] | null {
  const [, others, item = '', aside = ''] = LAST_ITEM.exec(sentence.text) ?? [];
  if (others === undefined) return null;
  return [
    { ...sentence, text: `First: ${item}${aside}.` },
    { ...sentence, text: withFullStop(others) },
  ];
}

/** Notes that stand behind an abbreviated hour or name, one by one. */
function splitNotes(sentence: Rewritten): readonly Rewritten[] {
  // A point that its writer gave a line of its own is one point.
  if (sentence.isListItem) return [sentence];
  const parted = lastItemFirst(sentence);
  if (parted !== null) return parted;
  const late = IF_TIME.exec(sentence.text);
  if (late !== null) {
    const before = sentence.text.slice(0, late.index).trim();
    const ask = /\. ask: /i.exec(late[1] ?? '');
    const first = ask === null ? (late[1] ?? '') : (late[1] ?? '').slice(0, ask.index + 1);
    const now = {
      ...sentence,
      text: `First: ${first.replace(/^(?:(?:I|we) (?:might|could|can|may|will) (?:just |also )?)?mention (?:that )?/i, '')}`,
    };
    const rest = ask === null ? [] : [{ ...sentence, text: (late[1] ?? '').slice(ask.index + 2) }];
    return before === ''
      ? [now, ...rest]
      : [now, ...rest, { ...sentence, text: withFullStop(before.replace(/[,;:]$/, '')) }];
  }
  const whether = /^\d/.test(sentence.marker) ? null : WHETHER.exec(sentence.text);
  if (whether !== null && whether.index > 0 && !NOT_KNOWN.test(sentence.text.slice(0, whether.index + 1))) {
    const before = sentence.text.slice(0, whether.index).trim();
    return [
      { ...sentence, text: `${(whether[1] ?? '').replace(/\.$/, '')}.` },
      ...splitNotes({ ...sentence, text: withFullStop(before) }),
    ];
  }
  if (/^\([^()]*\)[.!]*$/.test(sentence.text))
    return splitNotes({ ...sentence, text: capitalised(sentence.text.replace(/^\(|\)[.!]*$/g, '')) });
  if (SAID_WITHIN.test(sentence.text)) return [sentence];
  return splitSentences(partedNotes(sentence.text)).map(({ words }) => ({ ...sentence, text: words }));
}

/** The note turned the open way round, behind its label when it has one; as it is where a fact would go with its words. */
function opened(sentence: Rewritten, all: readonly Rewritten[]): Rewritten {
  const [label = ''] = /^\p{Lu}[\p{L} ]{2,22}: /u.exec(sentence.text) ?? [];
  const text = splitSentences(sentence.text.slice(label.length))
    .map(({ words }, index, parts) => {
      const own = turned(words, () => all.filter((note) => note !== sentence));
      return index < parts.length - 1 && !/[.!?]["”)]$/.test(own) ? withFullStop(own) : own;
    })
    .join(' ');
  return { ...sentence, text: sentence.isListItem ? label + text : smoothSentence(label + text) };
}

/** The words turned the open way round, unless they name what no other note does. */
function turned(words: string, others: () => readonly Rewritten[]): string {
  const own = applyRules(applyRules(words, LOOSE_WORDS), OPEN_NOTES);
  if (own === words) return own;
  const rest = others().map(({ text }) => text);
  return checkRewrite(words.replace(/^Oh\b/, 'oh'), [own, ...rest].join('\n'), HARD_FACTS).lost.length > 0
    ? words
    : own;
}

/** Notes that run on, each beginning like a sentence. */
function partedNotes(text: string): string {
  return text
    .replace(/(?<=\bmin\.|\bmax\.|\d h\.) (?=\p{Lu})/gu, '\n')
    .replace(/(?<=\b(?:say|a|just|be) no\.) (?=\p{Lu}\p{Ll})/gu, '\n')
    .replace(
      /, (?:plan = |(?=don'?t (?:mention|bring up|let (?:him|her|them) (?:see|find|know|hear))\b))/giu,
      '.\n',
    )
    .replace(/, (?=(?:the |our |my )?\p{L}+ (?:is|are) still \p{Ll})/giu, '.\n')
    .replace(/, (?=(?:then )?whether (?:we|the|our) )/giu, '.\n')
    .replace(/, (?=there(?:'s| is) an? \p{L}+ (?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}\p{L}+ who )/gu, '.\n')
    .replace(/, (?=\p{Lu}\p{Ll}+ wants )/gu, '.\n')
    .replace(
      /(?<=\d[^,.!?]*), (?=(?:(?:i|we) )?(?:want|need) (?:him|her|them) to \p{Ll})|(?<=\p{L}{2}),? so (?=(?:(?:i|we) )?(?:just |only |really )*(?:want|need) (?:him|her|them) to \p{Ll})/giu,
      '.\n',
    )
    .replace(/(?<=(?:^|\n)(?:(?:I|We) )?)(?:just|only|really) (?=(?:want|need) (?:him|her|them) to )/gi, '')
    .replace(/(?<=\bunless (?:he|she|they) (?:does|do|asks?)), /gi, '.\n')
    .replace(
      /(?<=[\p{Ll}\d)]{2}\.)(?<!\b(?:re|max|vs|etc|approx|incl|no|nr|st|dr|mr|mrs|ca|p|est|[Pp]rof|[Rr]ev|[Dd]ipl|[Dd]rs|[Dd]ra|[Ss]ra)\.) (\p{Ll})(?=\p{Ll})/gu,
      (_, first: string) => `\n${first.toUpperCase()}`,
    )
    .replace(/(?:^|\n)plan = /gi, '\n');
}

/** Words that begin a note of their own, however short it is. */
const OWN_NOTE =
  /^(?:bring|end|ask|close|show|say|be|skip|thank|then|leave|give|offer|take|call|send|please|no|ok|good|minutes|maybe|hear|listen|first)\b|\d|:/i;

/** "He'll be upset", "Pavel can't come": a whole sentence, however short it is. */
function isSentence(text: string): boolean {
  return /^(?:he|she|they|we|i)(?: |['’]\p{Ll})/iu.test(text) || (hasVerb(text) && !LEANS.test(text));
}

const LEANS =
  /^(?:it|that|this|need|needs|not|so|but|and|or|still|will|can|could|should|must|has|have|is|are|was|were)\b/i;

/** "Think other banks do it too? Need to check." is one note, not two. */
function joinFragments(sentences: readonly Rewritten[]): readonly Rewritten[] {
  const joined: Rewritten[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const together = last === undefined ? null : joinedText(last, sentence, joined.length);
    if (last === undefined || together === null) joined.push(sentence);
    else joined[joined.length - 1] = { ...last, text: together };
  }
  return joined;
}

/** The text of two notes that are one; null when they are two. */
function joinedText(last: Rewritten, next: Rewritten, count: number): string | null {
  if (/\bpp?\.$/.test(last.text) && /^\d/.test(next.text)) return `${last.text} ${next.text}`;
  if (!/\p{L}/u.test(next.text) && !next.isListItem && !next.startsLine) return `${last.text} ${next.text}`;
  const both = `${withFullStop(last.text)} ${next.text}`;
  if (DISCUSS.test(last.text)) return null;
  if (BELONGS_TO_LAST.test(next.text) && count > 1) return both;
  if (ASKED_OF.test(next.text) && last.text.endsWith('?')) return both;
  if (isSaidToIt(last, next)) return both;
  if (last.text.split('"').length % 2 === 0) return both;
  if (next.isListItem && next.marker === '') return both;
  if (/\b(?:re|incl|approx|vs)\.$/.test(last.text))
    return `${last.text.replace(/\bre\.$/, 'on')} ${small(next.text)}`;
  if (next.isListItem || last.isListItem || next.startsLine || count < 2) return null;
  const words = next.text.split(' ').length;
  const isAnswer =
    last.text.endsWith('?') &&
    words <= MOST_ANSWER_WORDS &&
    !/\b(?:him|her|them)\b/i.test(next.text) &&
    !/^(?:he|she|they|we can['’]t)\b|\d/i.test(next.text);
  return isAnswer || (words < SHORTEST_NOTE_WORDS && !isOwnNote(next.text)) ? both : null;
}

/** Whether a note is what the writer thinks of saying to a question, or says to what is foreseen at the start of its line. */
function isSaidToIt(last: Rewritten, next: Rewritten): boolean {
  if (next.startsLine || next.isListItem) return false;
  if (OF_AN_ANSWER.test(next.text) || (GUESSED.test(next.text) && last.text.endsWith('?'))) return true;
  if (!last.startsLine || last.isListItem) return false;
  return FORESEEN.test(last.text) && !FORESEEN.test(next.text) && !BRING.test(next.text);
}

function isOwnNote(text: string): boolean {
  return OWN_NOTE.test(text) || isSentence(text) || text.endsWith('?') || isDeed(text);
}
