import { atStart, classesOf } from './lexicon/word-classes.ts';

/** A word of the draft in the form in which the lexicon looks for it. */
export interface Word {
  /** Where it stands in the draft. */
  readonly start: number;
  readonly end: number;
  /** Lower case, straight apostrophe, contractions and texting short forms written out. */
  readonly form: string;
  /** As the draft spells it. */
  readonly raw: string;
  /** Its classes inside a sentence, as one number. */
  readonly classes: number;
}

/** The classes of the word at a place of its sentence, as one number. */
export function classesAt(words: readonly Word[], index: number): number {
  const classes = words[index]?.classes ?? 0;
  return index === 0 ? atStart(classes) : classes;
}

/** Short forms and what they stand for. Written-out forms let one pattern match all spellings. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  im: 'i am',
  ive: 'i have',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  wasnt: 'was not',
  arent: 'are not',
  havent: 'have not',
  couldnt: 'could not',
  shouldnt: 'should not',
  wouldnt: 'would not',
  youre: 'you are',
  theyre: 'they are',
  thats: 'that is',
  whats: 'what is',
  theres: 'there is',
  lets: 'let us',
  "let's": 'let us',
  "won't": 'will not',
  "can't": 'can not',
  "shan't": 'shall not',
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  tx: 'thanks',
  ty: 'thanks',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomo: 'tomorrow',
  prob: 'probably',
  probs: 'probably',
  thurs: 'thursday',
  thu: 'thursday',
  tues: 'tuesday',
  tue: 'tuesday',
  wed: 'wednesday',
  fri: 'friday',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have got to',
  cos: 'because',
  cuz: 'because',
  kinda: 'kind of',
  sorta: 'sort of',
  dunno: 'do not know',
  everybody: 'everyone',
  noone: 'nobody',
  somebody: 'someone',
  anybody: 'anyone',
  okay: 'ok',
  lmk: 'let me know',
  idk: 'i do not know',
  tbh: 'to be honest',
  imo: 'in my opinion',
  bc: 'because',
  ppl: 'people',
  thru: 'through',
  abt: 'about',
};

const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(Object.entries(SHORT_FORMS));

const ENDINGS: readonly (readonly [string, string])[] = [
  ["n't", ' not'],
  ["'re", ' are'],
  ["'ve", ' have'],
  ["'ll", ' will'],
  ["'d", ' would'],
  ["'m", ' am'],
];

/** Words after which "'s" is "is" and not a possessive. */
const IS_HOSTS = new Set(['it', 'that', 'there', 'what', 'who', 'he', 'she', 'here', 'how', 'where', 'this']);

function writtenOut(lower: string): string {
  const known = WRITTEN_OUT.get(lower);
  if (known !== undefined) return known;
  if (!lower.includes("'")) return lower;
  for (const [ending, full] of ENDINGS) {
    if (lower.endsWith(ending)) return lower.slice(0, -ending.length) + full;
  }
  if (lower.endsWith("'s")) {
    const host = lower.slice(0, -2);
    return IS_HOSTS.has(host) ? `${host} is` : `${host} 's`;
  }
  return lower;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+(?:[.,:]\p{N}+)*\p{L}*/gu;

/**
 * The words of a text, in order. A contraction gives several words with the same span; hyphenated words are split.
 * Punctuation and symbols are left out.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const raw = match[0];
    const start = match.index;
    const end = start + raw.length;
    const lower = raw.toLowerCase();
    const written = writtenOut(lower.includes('’') ? lower.replaceAll('’', "'") : lower);
    for (const form of written.includes(' ') ? written.split(' ') : [written])
      words.push({ form, raw, start, end, classes: classesOf(form, raw) });
  }
  return words;
}
