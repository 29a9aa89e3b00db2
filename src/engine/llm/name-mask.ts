import { isCommonWord } from '../facts/common-words.ts';
import { nameForms } from './name-forms.ts';
import { inAnyWriting, plainSpellings } from './name-spellings.ts';

/** What stands for the person in everything that is sent to a model. */
export const NAME_MASK = '[PERSON]';

/** Replaces one person's name in texts, and puts it back into what comes back. */
export interface NameMask {
  hide(text: string): string;
  /** Puts the whole name in place of every mask; where there is none, words that stand for it. */
  reveal(text: string): string;
}

/**
 * A mask for a name, whole or in parts, also run together ("@danareyes") or with the family name first, in any case, with or
 * without the accents that the name has or the text has, also beside digits, an apostrophe or an underscore, before the "s"
 * of a genitive, a Korean particle or a Cyrillic case ending. Parts of one letter are left alone (they would hit every "a").
 * In scripts that write without spaces a name is found inside a run of letters; elsewhere only as a whole word.
 */
export function createNameMask(name: string): NameMask {
  const wholeName = name.normalize('NFC').trim();
  const pattern = namePattern(wholeName);
  const masked = (found: string, at: number, text: string): string =>
    isOtherWord(found, text.charAt(at + found.length)) ? found : NAME_MASK;
  return {
    // Taken apart, so that an accent is a sign of its own behind its letter.
    hide: (text) =>
      pattern === null ? text : text.normalize('NFD').replace(pattern, masked).normalize('NFC'),
    reveal: (text) =>
      wholeName === ''
        ? text.replace(OPENING_MASK, 'This person').replace(MASK, 'this person')
        : text.replace(MASK, () => wholeName),
  };
}

const MASK = /\[person\]/gi;
/** A mask where a sentence begins. */
const OPENING_MASK = /(?<=^\s*|[.!?]\s+)\[person\]/gi;

/** "marks" is no genitive of Mark, "Marks" may be one. */
function isOtherWord(found: string, next: string): boolean {
  return next === 's' && found === found.toLowerCase() && isCommonWord(found);
}

/** What may stand between the parts of one name. */
const GAP = "[\\s'’.-]{0,3}";

function namePattern(name: string): RegExp | null {
  const forms = nameForms(name).flatMap((form) => formsInWriting(form).map((parts) => asWord(parts, GAP)));
  const literal = plainSpellings(name)
    .filter((spelling) => /[\p{L}\p{N}]/u.test(spelling))
    .map((spelling) => asWord(spelling.split(/\s+/u), '\\s+'));
  const patterns = [...new Set([...literal, ...forms])];
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'giu');
}

/** The form in each of the ways in which its parts are spelt; all parts in the same way. */
function formsInWriting(form: readonly string[]): readonly (readonly string[])[] {
  const spelt = form.map(plainSpellings);
  const ways = Math.max(...spelt.map((spellings) => spellings.length));
  return Array.from({ length: ways }, (_, way) =>
    spelt.map((spellings) => spellings[way] ?? spellings[0] ?? ''),
  );
}

const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Signs that make another letter of the one before them: the voice mark of kana, and the final consonant of a Hangul block. */
const GOES_ON = '(?![\\u3099\\u309a\\u11a8-\\u11ff])';
const BEHIND_NO_LETTER = '(?<![\\p{L}\\p{M}])';
const BEFORE_NO_LETTER = '(?![\\p{L}\\p{M}])';

function asWord(parts: readonly string[], gap: string): string {
  const writings = parts.map(inAnyWriting).join(gap);
  const term = parts.join('');
  if (UNSPACED_SCRIPT.test(term)) return `${writings}${GOES_ON}`;
  if (/\p{Script=Hangul}/u.test(term)) return `${BEHIND_NO_LETTER}${writings}${GOES_ON}`;
  if (/\p{Script=Cyrillic}$/u.test(term)) return `${BEHIND_NO_LETTER}${inAnyCase(term, writings)}`;
  return `${BEHIND_NO_LETTER}${writings}(?=s?${BEFORE_NO_LETTER})`;
}

/** Endings of Russian, Ukrainian and Bulgarian names in their cases. */
const CASE_ENDINGS =
  'ого|ому|ыми|ими|ами|ями|ией|ові|еві|ов|ев|ом|ем|ым|им|ой|ей|ою|ею|ам|ям|ах|ях|ых|их|а|я|у|ю|е|ы|и|ь|ї|і'.normalize(
    'NFD',
  );
const FEWEST_LETTERS_OF_STEM = 3;
const LAST_VOWEL = /[аяоеьиії]$/u;

/** The term, or what of it stays when its last vowel changes, before an ending or none. */
function inAnyCase(term: string, writings: string): string {
  const isEnding = `(?=(?:${CASE_ENDINGS})?${BEFORE_NO_LETTER})`;
  const stem = term.replace(LAST_VOWEL, '');
  if (term.length <= FEWEST_LETTERS_OF_STEM) return `${writings}${BEFORE_NO_LETTER}`;
  return stem === term ? writings + isEnding : `(?:${writings}|${inAnyWriting(stem)})${isEnding}`;
}
