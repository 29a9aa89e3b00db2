import type { Ask, AskForm, Mark } from './draft-reading.ts';
import { type Pattern, parsePatterns } from './lexicon/pattern.ts';
import { type Line, PatternIndex } from './lexicon/pattern-index.ts';

type Form = AskForm;

const QUESTIONS = `
  can|could|would|will you
  can|could|would|will you both|all|please|kindly|perhaps|maybe|possibly|then?
  may|might|can|could|should|shall i|we
  would|will|does|do|is|are|was it|that|this|these|those|the
  do|did|have|are|were you
  would NAME
  want to
  fancy
  ok|agreed|deal|yes|right|fine|possible|interested with|for|by? you? $
  what|which|when|where|who|how|why
  what|how about
  shall we|i
  is|are there
  are|is you|your|he|she|they|we
  any
  ready|free|up|game|able|willing|happy|keen to|for|on
  could|can|should someone|anyone|we|they|he|she
  NUM or NUM
  yes or no
`;

const REQUESTS = `
  please VERB
  please do? not? VERB
  kindly VERB
  VERB ... please $
  i|we would like you to
  i|we would love you to
  i|we need|want|ask|expect you|your
  i|we am|are asking|looking you
  i|we would|will appreciate|value|welcome your|it|you|a
  i|we would be grateful|glad|happy|delighted if you
  i|we look forward to your|hearing
  let me|us know
  i|we request
  i|we require
  you need|have|are to
  you are required|expected|asked|requested|invited|welcome to
  you must|should|shall
  you will VERB
  feel free to
  be so kind
  all|what i am asking
  what i|we need
  need|want|needs him|her|them|his|their|your|you to?
  looking for your|a
  decision needed|required
  reply|respond|answer|confirm by
  the ask
  my question
  my ask
  can you
  could you
  would you
`;

const IMPERATIVES = `
  ^ VERB
  ^ so|then|and|also|just|simply|always|never|kindly|first|next|now|ok|either VERB
  ^ do not VERB
  ^ let us VERB
  and|then|or|so let me|us know
  and|then tell|send|give|let|write|call|reply|sign|return|confirm me|us|it|them|him|her
  ^ if ... VERB me|us|it|them|him|her
  ^ come
  ^ be
`;

const IMPLIED = `
  it would be good|great|nice|lovely|helpful|useful|wonderful|ideal|amazing|handy
  would be good|great|nice|lovely|helpful|useful|wonderful|ideal|amazing|handy if|to
  we should|could|must|need
  we ought to
  we have got? to
  someone|anyone|people|everyone|everybody should|needs|need|must|has|could
  i|we was|were|am|are wondering
  i|we hope you
  i|we thought you|we
  i wonder if|whether
  thoughts
  ideas
  hoping you|to|for|we
  would love to|your|it|if
  any thoughts|ideas|feedback|comments
  happy to hear|take|talk|chat
  maybe|perhaps we|you could|can|should|see|meet|talk
  hear|hearing from you
  if you are|feel into|up|interested|inclined|keen
  interested $
  it might|may be worth
`;

/** Verbs that as first word of a note are as often a noun or a report. */
const NOT_ORDERS = new Set([
  'have',
  'thank',
  'see',
  'mark',
  'will',
  'hope',
  'look',
  'back',
  'own',
  'post',
  'expect',
]);

const INDEX = new PatternIndex<Form>([
  ...parsePatterns<Form>('question', QUESTIONS),
  ...parsePatterns<Form>('request', REQUESTS),
  ...parsePatterns<Form>('imperative', IMPERATIVES),
  ...parsePatterns<Form>('implied', IMPLIED),
]);

interface SentenceWords {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly index: number;
  readonly isQuestion: boolean;
  readonly line: Line;
  readonly marks: readonly Mark[];
}

/** Hints weaker than this do not make a question vague. */
const LEAST_VAGUE = 0.25;

const STRENGTH: readonly Form[] = ['request', 'imperative', 'implied'];

function formOf(patterns: readonly Pattern<Form>[], isQuestion: boolean): Form | null {
  if (isQuestion) return patterns.some((pattern) => pattern.tag === 'implied') ? 'implied' : 'question';
  for (const form of STRENGTH) {
    if (patterns.some((pattern) => pattern.tag === form)) return form;
  }
  return null;
}

/**
 * What a sentence asks of its reader, at most one ask a sentence. The ask's span begins where the asking
 * begins and ends before the sentence's closing full stop.
 */
export function asksOf(sentence: SentenceWords): Ask[] {
  const { words: all } = sentence.line;
  const matches = INDEX.matches(sentence.line).filter(
    (match) => sentence.isQuestion || match.pattern.tag !== 'question',
  );
  const firstForm = all[0]?.form ?? '';
  const usable = matches.filter(
    (match) => !(match.pattern.tag === 'imperative' && match.from === 0 && NOT_ORDERS.has(firstForm)),
  );
  const form = formOf(
    usable.map((match) => match.pattern),
    sentence.isQuestion,
  );
  if (form === null) return [];
  const first = usable.find((match) => match.pattern.tag === form);
  const start = all[first?.from ?? 0]?.start ?? sentence.start;
  const words = sentence.text.slice(start - sentence.start).replace(/[.…]$/, '');
  const end = start + words.length;
  const vague = sentence.marks.some(
    (mark) => mark.tag === 'vague_ask' && mark.end > start && mark.weight >= LEAST_VAGUE,
  );
  const date = sentence.marks.find((mark) => mark.tag === 'date' && mark.start >= sentence.start) ?? null;
  return [
    { form, plain: !vague && form !== 'implied', words, start, end, sentenceIndex: sentence.index, date },
  ];
}
