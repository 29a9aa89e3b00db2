/** What stands for the person in everything that is sent to a model. */
export const NAME_MASK = '[PERSON]';

/** Replaces one person's name in texts, and puts it back into what comes back. */
export interface NameMask {
  hide(text: string): string;
  /** Puts the whole name in place of every mask. */
  reveal(text: string): string;
}

/**
 * A mask for a name, whole or in parts, in any case, with or without the accents that the name has or the text has, also
 * beside digits, an apostrophe or an underscore. Parts of one letter are left alone (they would hit every "a"). In scripts
 * that write without spaces a name is found inside a run of letters; elsewhere only as a whole word.
 */
export function createNameMask(name: string): NameMask {
  const wholeName = name.normalize('NFC').trim();
  const pattern = namePattern(wholeName);
  return {
    // Taken apart, so that an accent is a sign of its own behind its letter.
    hide: (text) =>
      pattern === null ? text : text.normalize('NFD').replace(pattern, NAME_MASK).normalize('NFC'),
    reveal: (text) => text.replace(/\[person\]/gi, () => (wholeName === '' ? NAME_MASK : wholeName)),
  };
}

const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ACCENTS = '[\\u0300-\\u036f]*';
const ALL_ACCENTS = new RegExp(ACCENTS, 'gu');

/** Letters that no accent can be taken from, and what stands for them where they cannot be typed. */
const PLAIN_SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i' },
};

function namePattern(name: string): RegExp | null {
  const parts = name.split(/[^\p{L}\p{M}]+/u).filter((part) => [...part].length > 1);
  const terms = [name, ...parts].flatMap((term) => [plainly(term), withoutMarks(plainly(term))]);
  const words = [...new Set(terms)]
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .sort((one, other) => other.length - one.length);
  if (words.length === 0) return null;
  return new RegExp(words.map(asWord).join('|'), 'giu');
}

function plainly(term: string): string {
  const bare = term.toLowerCase().normalize('NFD').replace(ALL_ACCENTS, '');
  return bare.replace(/[^a-z]/g, (letter) => PLAIN_SPELLINGS[letter] ?? letter);
}

/** Without the signs, too, that other scripts set to a letter. */
function withoutMarks(term: string): string {
  return term.replace(/\p{M}/gu, '');
}

function asWord(term: string): string {
  const pieces = term.match(/ss|ae|oe|th|\s+|./gu) ?? [];
  const writings = pieces.map(inAnyWriting).join('');
  return UNSPACED_SCRIPT.test(term) ? writings : `(?<![\\p{L}\\p{M}])${writings}(?![\\p{L}\\p{M}])`;
}

/** A letter, or two that may be one, as it may stand in a text that was taken apart. */
function inAnyWriting(piece: string): string {
  if (/^\s/u.test(piece)) return '\\s+';
  const letters = [...piece].map((letter) => `${oneOf([letter, ...spellingsOf(letter)])}${ACCENTS}`).join('');
  const asOneLetter = piece.length === 2 ? spellingsOf(piece) : [];
  return asOneLetter.length === 0 ? letters : `(?:${letters}|${oneOf(asOneLetter)}${ACCENTS})`;
}

function spellingsOf(plain: string): readonly string[] {
  return Object.keys(PLAIN_SPELLINGS).filter((letter) => PLAIN_SPELLINGS[letter] === plain);
}

function oneOf(letters: readonly string[]): string {
  return `(?:${letters.map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`;
}
