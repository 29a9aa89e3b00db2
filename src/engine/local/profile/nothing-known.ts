/**
 * "No idea how she decides", "Decision style: unknown" and "test" tell that the writer of the notes knows nothing. Such words
 * are read as nothing: "no idea" is otherwise what somebody says who likes to try things.
 */
import type { Stretch } from './features.ts';
import { byFirstWord, phraseEnd, phrases } from './phrases.ts';
import type { Tokens } from './tokens.ts';
import { allUnread, clauseEnd, clauseStart, findersBy, leaveUnread, wordSet } from './unread.ts';
import { UNSAID } from './unsaid.ts';

const IGNORANCE = phrases([
  'no idea',
  'no clue',
  'no information',
  'no info',
  'not sure',
  'not certain',
  'not clear',
  'not known',
  'not much known',
  'nothing known',
  'nothing is known',
  'know nothing',
  'know little',
  'know very little',
  'do not know',
  'do not really know',
  'do not yet know',
  'did not find out',
  'have not found out',
  'have not figured out',
  'have not worked out',
  'not figured out',
  'not worked out',
  'not a clue',
  'not the faintest idea',
  'failed to find out',
  'forgot to ask',
  'did not get to ask',
  'never got to ask',
  'did not get round to',
  'never got round to',
  'yet to learn',
  'would not know',
  'could not make out',
  'can not make out',
  'could not tell you',
  'can not tell you',
  'can not say anything',
  'could not say anything',
  'nothing to report',
  'nothing to go on',
  'anyone guess',
  'anybody guess',
  'nobody could tell me',
  'nobody could tell us',
  'nobody could say',
  'could not say',
  'could not tell',
  'can not say',
  'can not tell',
  'cannot say',
  'cannot tell',
  'hard to say',
  'hard to tell',
  'difficult to say',
  'difficult to tell',
  'impossible to say',
  'impossible to tell',
  'too early to say',
  'too early to tell',
  'too soon to say',
  'too soon to tell',
  'never found out',
  'yet to find out',
  'remains to be seen',
  'who knows',
  'unknown quantity',
  'dunno',
  'unsure',
  'unclear',
  'unknown',
]);

/** What the writer may say before it; with anybody else in front, it is not the writer who does not know. */
const BEFORE = wordSet(
  'i we am are have is it still honestly frankly really actually sadly sorry well so but and yet as currently at present the moment to be honest',
);
const DEGREES = wordSet('yet still at all really exactly honestly so far now anything much just');
const ABOUT = wordSet('about of on');
/** "Why she needs every number" takes it as known that she does. */
const QUESTIONS = wordSet('how what who whom whether if which where when');
const PERSONS = wordSet('he she they him her them his their client customer prospect person');
const WHOM = wordSet('him her them they');
const SAYING = wordSet('say');
const SUBJECTS = wordSet('he she they');
/** How far behind "what" somebody may be named ("what kind of proof she wants"). */
const MOST_BEFORE_PERSON = 5;
/** What comes behind is known after all. */
const SCOPE_ENDS = wordSet('but though although except however ?');

const BLANK_VALUES = wordSet('unknown tbd tbc tba unclear undetermined unsure');
const MOST_WORDS_OF_FIELD = 4;
const MOST_WORDS_OF_HEADING = 2;
/** Farther back nothing is a field any more. */
const MOST_WORDS_OF_SENTENCE = 12;
/** "Hates the unknown". */
const ARTICLES = wordSet('the an a of');

const PLACEHOLDERS = wordSet(
  'test tests testing tester asdf asdfgh qwerty foo bar baz xxx lorem ipsum dummy placeholder example sample text note notes entry this is a just only the please ignore delete hello hi unknown none nothing na n tbd tbc tba todo blank empty #small #large',
);

const IGNORANCE_BY_WORD = byFirstWord(IGNORANCE);

/** By the word that begins them, what finds the words by which the writer owns to know nothing, or tells that nothing was said. */
const NOTHING_KNOWN = findersBy([
  ...UNSAID,
  ...[...IGNORANCE_BY_WORD.keys()].map((word) => [word, notKnown] as const),
  ...[...BLANK_VALUES].map((word) => [word, blankOrNotKnown] as const),
]);

/** The same tokens with such words unread; all of them where the notes are no more than a placeholder. */
export function withoutIgnorance(tokens: Tokens): Tokens {
  if (tokens.words.length > 0 && tokens.words.every((word) => PLACEHOLDERS.has(word)))
    return allUnread(tokens);
  return leaveUnread(tokens, NOTHING_KNOWN);
}

function blankOrNotKnown(tokens: Tokens, at: number): Stretch | null {
  return blankField(tokens, at) ?? notKnown(tokens, at);
}

/** "Decision style still unknown". */
function blankField({ words, sentences }: Tokens, at: number): Stretch | null {
  if (sentences[at + 1] === sentences[at] || ARTICLES.has(words[at - 1] ?? '')) return null;
  const from = sentenceStart(sentences, at);
  return at - from <= MOST_WORDS_OF_FIELD ? { from, to: at + 1 } : null;
}

/** "[I have] no idea [yet]" at the end of a clause, or with a question about somebody behind it. */
function notKnown(tokens: Tokens, at: number): Stretch | null {
  if (!isWritersOwn(tokens, at)) return null;
  const end = ownPhraseEnd(tokens, at);
  if (end === null) return null;
  const to = scopeEnd(tokens, at, end);
  let next = end;
  while (next < to && DEGREES.has(tokens.words[next] ?? '')) next += 1;
  const isBare = next === to;
  if (isUnaffirmed(tokens, end)) return { from: clauseStart(tokens, at), to: unaffirmedEnd(tokens, to) };
  if (!isBare && !isAboutPerson(tokens, { from: next, to })) return null;
  return { from: fieldStart(tokens, at, to, isBare ? MOST_WORDS_OF_FIELD : MOST_WORDS_OF_HEADING), to };
}

/** Where what the writer says begins ("I have"), or the field that says no more ("Decision style: no idea"). */
function fieldStart(tokens: Tokens, at: number, to: number, mostWords: number): number {
  const { sentences } = tokens;
  const start = sentenceStart(sentences, at);
  const own = clauseStart(tokens, at);
  return own - start <= mostWords && sentences[to] !== sentences[at] ? start : own;
}

function sentenceStart(sentences: readonly number[], at: number): number {
  let start = at;
  while (start > 0 && at - start <= MOST_WORDS_OF_SENTENCE && sentences[start - 1] === sentences[at])
    start -= 1;
  return start;
}

function isWritersOwn(tokens: Tokens, at: number): boolean {
  for (let before = clauseStart(tokens, at); before < at; before += 1)
    if (!BEFORE.has(tokens.words[before] ?? '')) return false;
  return true;
}

/** Where the longest phrase ends that begins with a word, if it ends in the same sentence. */
function ownPhraseEnd(tokens: Tokens, at: number): number | null {
  const { words, sentences } = tokens;
  const end = phraseEnd(tokens, at, words.length, IGNORANCE_BY_WORD);
  return end !== null && sentences[end - 1] === sentences[at] ? end : null;
}

/** Where the clause ends, or what is not known within it: at "but", or at a comma. */
function scopeEnd(tokens: Tokens, at: number, from: number): number {
  const { words, isApart } = tokens;
  const to = clauseEnd(tokens, at);
  for (let end = from; end < to; end += 1) {
    if (isApart[end] === true || SCOPE_ENDS.has(words[end] ?? '')) return end;
  }
  return to;
}

/** "I can not say [that she is cautious]". */
function isUnaffirmed({ words }: Tokens, end: number): boolean {
  const subject = words[end] === 'that' ? end + 1 : end;
  return SAYING.has(words[end - 1] ?? '') && SUBJECTS.has(words[subject] ?? '');
}

/** "[…, nor that she is bold]". */
function unaffirmedEnd(tokens: Tokens, to: number): number {
  return tokens.words[to] === 'nor' ? clauseEnd(tokens, to) : to;
}

/** "How she decides", "[on] who signs", "her [well enough]", "about him". */
function isAboutPerson({ words }: Tokens, stretch: Stretch): boolean {
  const { to } = stretch;
  const isAsked = ABOUT.has(words[stretch.from] ?? '') && QUESTIONS.has(words[stretch.from + 1] ?? '');
  const from = isAsked ? stretch.from + 1 : stretch.from;
  const first = words[from] ?? '';
  if (!QUESTIONS.has(first)) {
    const whom = ABOUT.has(first) ? from + 1 : from;
    return WHOM.has(words[whom] ?? '') && (to - whom === 1 || to - whom <= MOST_WORDS_OF_FIELD);
  }
  if (first === 'who' && !PERSONS.has(words[from + 1] ?? '')) return true;
  for (let at = from + 1; at < to && at <= from + MOST_BEFORE_PERSON; at += 1)
    if (PERSONS.has(words[at] ?? '')) return true;
  return false;
}
