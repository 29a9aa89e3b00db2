import type { Reader } from '../../../engine.ts';
import { isBeyondReading, isMarkup } from '../reading/beyond-reading.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import { abuseIn } from './abuse.ts';
import type { Findings, RiskFinding } from './finding.ts';
import { columnOf } from './reader-column.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';
import { mayOnlyTell } from './wanting/wanting.ts';

/** A word or two say too little to be judged for anything else. */
const FEWEST_WORDS = 3;

/**
 * What is found in a draft that gives little to judge: of one without words, in HTML, in another language than English,
 * of a word or two or that is no prose; null for any other. Of "Thanks!", "Running late" and "Happy birthday" nothing is found.
 */
export function findingsOfScant(reading: DraftReading, reader: Reader): Findings | null {
  const isEmpty = reading.sentences.length === 0 || reading.wordCount === 0;
  if (isEmpty)
    return SAYS_ANYTHING.test(reading.text) && mayOnlyTell(reading.type) ? NOTHING : only(NO_WORDS);
  if (isMarkup(reading)) return only(HTML);
  if (reading.language === 'other') return only(OTHER_LANGUAGE);
  if (isBeyondReading(reading)) return only(NO_PROSE);
  if (reading.wordCount >= FEWEST_WORDS) return null;
  const [attack] = abuseIn(reading, reader);
  if (attack !== undefined) return only(attack);
  return leavesOpen(reading) ? only(tooShort(reading, reader)) : NOTHING;
}

const NOTHING: Findings = { strengths: [], risks: [], faintRisks: [], atFault: 0, wanting: 'nothing' };

function only(risk: RiskFinding): Findings {
  return { strengths: [], risks: [risk], faintRisks: [], atFault: 1, wanting: 'something' };
}

const SAYS_ANYTHING = /[\p{L}\d\p{Extended_Pictographic}]/u;

/** "No", "Fine.", "whatever", "urgent!!": an answer or a call of which its reader has to ask what it means. */
const BARE =
  /^(?:k+|ok+|okay|no+|nope|nah|yes|yep|yeah|ya|fine|noted|sure|whatever|maybe|perhaps|urgent|asap|help|and|so|well)\b[\s\p{P}]*$/iu;

/** Whether a word or two ask or answer something and leave open what; nothing else than a text or a mail is ever as short. */
function leavesOpen({ text, type }: DraftReading): boolean {
  return !mayOnlyTell(type) || text.includes('?') || BARE.test(text.trim());
}

/** In every way but its words the same for all drafts that are not judged. */
const UNJUDGED = {
  alsoTag: null,
  quote: null,
  secondQuote: null,
  severity: 1,
  sentence: undefined,
  marks: [],
} as const;

const NO_WORDS: RiskFinding = {
  ...UNJUDGED,
  tag: 'too_short',
  text: 'There are no words in the draft to judge: what it is about, and what you would like, is missing.',
  advice: 'Write one sentence on what it is about and one question that can be answered.',
};

const HTML: RiskFinding = {
  ...UNJUDGED,
  tag: 'no_ask',
  text: 'The draft is HTML, and only plain text can be judged here; its wording has not been checked. It comes back as it is.',
  advice: 'Send its text without tags, with a line break where a line ends, to have it judged.',
};

const OTHER_LANGUAGE: RiskFinding = {
  ...UNJUDGED,
  tag: 'no_ask',
  text: 'The draft is not in English, and only English can be judged here; its wording has not been checked.',
  advice: 'Have a reader of that language check it, or send the draft in English to have it judged.',
};

const NO_PROSE: RiskFinding = {
  ...UNJUDGED,
  tag: 'too_long',
  text: 'The draft is not prose that can be judged: it holds more than 1,500 sentences, one of more than 2,500 characters, or hundreds of a word. It comes back as it is.',
  advice: 'Send the part that is meant for the reader, in sentences, to have it judged.',
};

const LONGEST_QUOTE = 80;

function tooShort(reading: DraftReading, reader: Reader): RiskFinding {
  const words = reading.sentences[0]?.text.replace(/[.!]+$/, '') ?? '';
  const { lacks, shows, why } = FAULT_TEXTS.too_short;
  const quote = words === '' || /["\n]/.test(words) || words.length > LONGEST_QUOTE ? null : words;
  return {
    ...UNJUDGED,
    tag: 'too_short',
    quote,
    text: `${quote === null ? lacks : `"${quote}" ${shows}`} ${why[columnOf(reader)] ?? why[7]}`,
    advice:
      'Add what it is about and what you would like: one sentence for each, and a question if you need an answer.',
  };
}
