/** Letters that no accent can be taken from, and what stands for them where they cannot be typed. */
const PLAIN_SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i' },
};
/** Letters that are also written as two: Müller and Mueller, Søren and Soeren. */
const WRITTEN_AS_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const DIAERESIS = '\u0308';

const ACCENTS = '[\\u0300-\\u036f]*';
const ALL_ACCENTS = new RegExp(ACCENTS, 'gu');

/** The ways to write a term down in lower case that are looked for: without accents, with two letters for one, without other signs. */
export function plainSpellings(term: string): readonly string[] {
  const lower = term.toLowerCase().normalize('NFC');
  const inTwo = lower.replace(/[äöüøå]/g, (letter) => WRITTEN_AS_TWO[letter] ?? letter);
  const plain = [plainly(lower), plainly(inTwo)];
  return [...new Set([...plain, ...plain.map(withoutMarks)])];
}

function plainly(lower: string): string {
  const bare = lower.normalize('NFD').replace(ALL_ACCENTS, '');
  return bare.replace(/[^a-z]/g, (letter) => PLAIN_SPELLINGS[letter] ?? letter);
}

/** Without the signs, too, that other scripts set to a letter. */
function withoutMarks(term: string): string {
  return term.replace(/\p{M}/gu, '');
}

/** A pattern that finds a plain term in a text that was taken apart (NFD), however its letters are accented there. */
export function inAnyWriting(term: string): string {
  const pieces = term.match(/ss|ae|oe|ue|th|./gu) ?? [];
  return pieces.map(pieceInAnyWriting).join('');
}

/** A letter, or two that may be one. */
function pieceInAnyWriting(piece: string): string {
  const letters = [...piece].map((letter) => `${oneOf([letter, ...spellingsOf(letter)])}${ACCENTS}`).join('');
  if (piece.length !== 2) return letters;
  const inOne = spellingsOf(piece);
  if (piece.endsWith('e')) inOne.push(`${piece.charAt(0)}${DIAERESIS}`);
  return inOne.length === 0 ? letters : `(?:${letters}|${oneOf(inOne)}${ACCENTS})`;
}

function spellingsOf(plain: string): string[] {
  return Object.keys(PLAIN_SPELLINGS).filter((letter) => PLAIN_SPELLINGS[letter] === plain);
}

function oneOf(letters: readonly string[]): string {
  return `(?:${letters.map(escaped).join('|')})`;
}

function escaped(letters: string): string {
  return letters.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
