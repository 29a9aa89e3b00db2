import { withToldApart } from '../wording/rule.ts';

/** Emoji with their joiners, skin tones and variant marks. */
export const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/gu;

/** Emoji that stand in place of a full stop, and the small letter behind them. */
const STOP_EMOJI =
  /(?<=[\p{L}\p{N})])\s*(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+\s+(?=[\p{Lu}\d]|(?:the|we|it|it's|he|she|they|you|there|can|could|please|pls|also|but|if|my|our|your) )|(?:\p{Extended_Pictographic}\u{FE0F}?\s?){2,}\s*(?=\p{L}))(\p{Ll})?/gu;

/** An emoji between two thoughts of a text: "dog's inside 🐶 back by 4". */
const PAUSE_EMOJI =
  /(?<=\p{L}{2})(?<!\b(?:the|an?|my|your|our|his|her|their|some|of|to|in|on|at|by|for|with|and|or|but|is|are|was|were|so|very|this|that|love)) (?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+ (?=\p{Ll}[\p{Ll}'’]* [\p{L}\d])/giu;

/** One sentence with its first letter large, one space between words, and one mark at its end. */
export function smoothSentence(sentence: string): string {
  const tidy = sentence
    .replace(/\s+/g, ' ')
    .replace(/ ?,(?= ?[:;])/g, '')
    .replace(/ ?([,;:])(?: ?[,;])+/g, '$1')
    .replace(/ +([,;!?](?![\d])(?!-?[)D](?:\s|$))(?!(?<=\?)\p{L})|\.(?![\p{L}\d]))/gu, '$1')
    .replace(/([,;:])(?=[.!?]+$)/, '')
    .replace(/\.{2}$/, '.')
    .replace(/(?<![\p{L}\p{N}_])\(\s*\)/gu, '')
    .replace(/\( +/g, '(')
    .replace(/^[\s,;:.!–—-]+(?=[\p{L}\p{N}"“(])/u, '')
    .replace(/(?<=\p{Ll}{5}[.!?] )\p{Ll}(?=\p{Ll}* )/gu, (first) => first.toUpperCase())
    .trim();
  return capitalised(endedOnce(tidy));
}

/** "a" and "an" by the word that now follows. */
export function withArticles(sentence: string): string {
  return sentence
    .replace(
      /(?<=^|\s)([Aa]) (?=[aeio]\p{Ll})(?!(?:one|once|or|and|if|in|is|it|on|of|at|as)\b|eu|ewe|uni)/gu,
      '$1n ',
    )
    .replace(/(?<=^|\s)([Aa])n (?=[bcdfgj-np-tv-z]\p{Ll}{2}|h(?!our|onest|eir|onou?r)\p{Ll}{2})/gu, '$1 ');
}

function endedOnce(sentence: string): string {
  return sentence
    .replace(/[,;:]$/, (mark) => (mark === ':' ? ':' : '.'))
    .replace(/[!?]*\?[!?]*$/, '?')
    .replace(/!{2,}$/, '!');
}

/** The text with its first letter large, unless its first word is an address or has capitals of its own. */
export function capitalised(text: string): string {
  if (/^["“'(]{0,3}(?:\S+[@/]\S|\p{Ll}+\p{Lu}|[\w-]+\.[a-z]{2,})/u.test(text.slice(0, 60))) return text;
  return text.replace(/^["“'(]{0,3}\p{Ll}/u, (first) => first.toUpperCase());
}

export const PLAIN_QUESTION =
  /^(?:(?:can|could|would|will) (?:you|we|I)|(?:shall|should) (?:we|I)|may (?:we|I)|(?:what|when|where|which|who|how|how (?:much|many|long|soon)) (?:can|could|would|will|should|do|did) (?:you|we|I)) [^.!?]*[\p{L}\p{N}%)]$/iu;

/** "… by 3 today x": nothing follows kisses. */
const KISSES = / x{1,4}$/i;

/** The words as a question, and what is told behind it as a sentence of its own. */
function asked(words: string): string {
  const [question, told] = withToldApart(words);
  return told === '' ? `${question}?` : `${question}? ${told}.`;
}

/** 'it was "no big deal."', "(It closes at 6.)": the full stop stands inside. */
const ENDED_INSIDE = /[\p{L}\p{N}][.!?…]+["”’')]+$/u;

/** A sentence with a full stop, or the question mark of a plain question, when it ends in a word. */
export function withFullStop(sentence: string): string {
  if (PLAIN_QUESTION.test(sentence)) return asked(sentence);
  if (KISSES.test(sentence)) return sentence;
  return /[\p{L}\p{N}%)"”’']$/u.test(sentence) && !ENDED_INSIDE.test(sentence) ? `${sentence}.` : sentence;
}

/** ":)" and ";-)" behind a word. */
const EMOTICON = /(?<=[\p{L}\p{N}]) ?[:;]-?[)DPp](?=\s|$)/gu;
const HAS_EMOTICON = /[:;]-?[)DPp](?:\s|$)/;
/** What no emoji can do without. */
const ICON = /\p{Extended_Pictographic}/u;

/** Without smileys of letters, a full stop where a sentence begins behind one; a bracket they may close stays. */
function withoutEmoticons(sentence: string): string {
  if (!HAS_EMOTICON.test(sentence) || sentence.includes('(')) return sentence;
  return sentence.replace(EMOTICON, (face, at: number) =>
    /^\s*(?:\p{Lu}|\d|\p{Ll}+\.?$)/u.test(sentence.slice(at + face.length)) ? '.' : '',
  );
}

function withoutEmoji(sentence: string): string {
  if (!ICON.test(sentence)) return sentence.replace(EMOJI, ' ');
  return sentence
    .replace(STOP_EMOJI, (_, first: string | undefined) => `. ${(first ?? '').toUpperCase()}`)
    .replace(PAUSE_EMOJI, ', ')
    .replace(EMOJI, ' ');
}

/** Loud words in everyday letters, no emoji, no rows of exclamation marks. */
export function quieted(sentence: string): string {
  return withoutEmoji(withoutEmoticons(sentence))
    .replace(/[!?]*\?[!?]*/g, '?')
    .replace(/!+/g, (marks, index: number) =>
      index + marks.length === sentence.trimEnd().length ? '.' : '!',
    )
    .replace(/ {2,}/g, ' ');
}
