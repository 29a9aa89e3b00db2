import { isCommonWord } from './common-words.ts';
import { inLowerCase, wordsIn } from './words.ts';

/** `english` also covers texts too short to tell. */
export type TextLanguage = 'english' | 'mixed' | 'other';

const ENGLISH = stopWords(`
  the and of to in is it you that for on with as are this be at have from or by not but what all were we when your
  can there an which their if will do our please could would has had about just me my us they he she was so any
  no yes need by until still let get`);

/** Very common words of the languages a draft is likely to be in, without those that English has too. */
const OTHER = stopWords(`
  der das und ist nicht ich wir sie ein eine zu den dem mit für auf auch wenn bitte haben wird kann dass oder
  le la les des est pas vous nous je une dans pour que qui avec sur merci ce sont votre bonjour
  el los las una por con para del que como gracias hola está usted muy pero
  il che di per non sono è gli della con grazie ciao anche questo
  het een van niet ik wij met voor dat zijn op naar maar graag
  o os um uma não você para com obrigado por
  og det er ikke jeg vi til på som med att och är inte jag för
  nie się jest na że do proszę w z`);

/** Scripts that English is never written in. */
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/gu;

function stopWords(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

const FEWEST_WORDS = 5;
const SAMPLE_WORDS = 2000;

/** How many of a text's first words and letters speak for English and for another language. */
interface Evidence {
  readonly english: number;
  readonly other: number;
  readonly foreignLetters: number;
}

function evidenceIn(text: string, forms: readonly string[]): Evidence {
  const foreignLetters = text.slice(0, SAMPLE_WORDS * 6).match(OTHER_SCRIPT)?.length ?? 0;
  let english = 0;
  let other = 0;
  for (const form of forms.slice(0, SAMPLE_WORDS)) {
    if (ENGLISH.has(form)) english += 1;
    else if (OTHER.has(form)) other += 1;
  }
  return { english, other, foreignLetters };
}

/** Whether a text is English, in part or not at all, judged by its most common words and its script; in doubt it is. */
export function languageOf(text: string, forms: readonly string[]): TextLanguage {
  const { english, other, foreignLetters } = evidenceIn(text, forms);
  if (foreignLetters >= FEWEST_WORDS) {
    return english * 4 >= foreignLetters ? 'mixed' : 'other';
  }
  if (forms.length < FEWEST_WORDS || other < 3) return 'english';
  if (other >= english * 2) return 'other';
  return other * 2 >= english ? 'mixed' : 'english';
}

/** Whether a text shows that it is in another language than English. */
export function isPlainlyForeign(text: string): boolean {
  return languageOf(text, wordsIn(text).map(inLowerCase)) === 'other';
}

/** A word with a letter that English words hardly have; with a capital it may be a name. */
const ACCENTED = /^(?=\p{Ll}).*[^\p{ASCII}’]/u;
const FEWEST_LETTERS = 2;

/**
 * Whether rules for English can be trusted with a text, also with a short one; in doubt they cannot. A text in two
 * languages is not English here.
 */
export function isSurelyEnglish(text: string): boolean {
  const words = wordsIn(text).slice(0, SAMPLE_WORDS);
  const { english, other, foreignLetters } = evidenceIn(text, words.map(inLowerCase));
  if (foreignLetters >= FEWEST_LETTERS && english * 4 < foreignLetters) return false;
  const foreign = other + words.filter((word) => ACCENTED.test(word)).length;
  if (foreign > 0 && foreign * 2 >= english) return false;
  if (english > 0) return true;
  const plain = words.filter((word) => /^\p{Ll}/u.test(word));
  return plain.filter(isCommonWord).length * 2 >= plain.length;
}
