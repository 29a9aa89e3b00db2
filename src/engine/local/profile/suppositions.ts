/**
 * "If he asks for sources, show annex B", "wish she would try new things", "ask him: what could go wrong?" and "is he the type who goes
 * for growth?" tell what the writer of the notes prepares for, hopes or has yet to learn. Left as they are: what the person does on a
 * condition ("if nobody shows him the sources he does not sign"), what the writer will do then, questions that are answered or that
 * the person asks, and notes with quotations in them.
 */
import { type Range, rangeOf } from './blanked.ts';
import { type Stretch, stretchesIn } from './features.ts';
import type { NameRanges } from './name-mask.ts';
import { isOwn, isPersonActing, type NotesView, personFrom, viewOf } from './notes-view.ts';
import { byFirstWord, type PhrasesByWord, phraseEnd, phrases } from './phrases.ts';
import { hasSingleQuotes, quotedSentences } from './quoted-sentences.ts';
import type { Tokens } from './tokens.ts';
import { wordSet } from './unread.ts';

const CONDITIONS_BY_WORD = byFirstWord(
  phrases([
    'if',
    'and if',
    'or if',
    'even if',
    'in case',
    'should',
    'suppose',
    'supposing',
    'assuming',
    'say',
  ]),
);
/** These suppose something of the person by themselves, whatever follows. */
const SUPPOSED_BY_WORD = byFirstWord(
  phrases(['suppose', 'supposing', 'imagine', 'what if', 'and what if', 'but what if', 'if only']),
);
/** So far behind its first word stands who a condition is about. */
const MOST_BEFORE_WHO = 2;
/** What the writer will do then begins with one of these. */
const PREPARED = wordSet(
  'show send bring give offer mention keep let have be say tell ask prepare call point use quote name remind explain start stop go try wait read take put make do not never just the',
);
const OF_WRITER = wordSet('i we my our');
const SET_OUT = wordSet('then just simply please');

const WHO_IS_WISHED_FOR = ['he', 'she', 'they', 'it', 'that', 'this', 'we', 'i', 'to', 'for'];
const WISHES_BY_WORD = byFirstWord(
  phrases([
    ...['wish', 'hope', 'hoping', 'i am hoping', 'let us hope'].flatMap((wish) =>
      WHO_IS_WISHED_FOR.slice(0, -2).map((who) => `${wish} ${who}`),
    ),
    ...['i', 'we'].flatMap((writer) => [`${writer} wish`, `${writer} hope`]),
    'fingers crossed',
    ...['love it', 'be great', 'be good', 'be nice', 'be lovely', 'be wonderful', 'be ideal', 'help'].flatMap(
      (wish) => ['would', 'i would', 'we would', 'it would', 'i', 'it'].map((front) => `${front} ${wish} if`),
    ),
  ]),
);

/** What the writer means to ask or to find out. */
const TO_ASK_BY_WORD = byFirstWord(
  phrases([
    'question for',
    'questions for',
    'questions to ask',
    'questions to put to',
    'question to',
    'questions to',
    'must ask',
    'need to ask',
    'have to ask',
    'should ask',
    'next time ask',
    'to ask',
    'want to ask',
    'i want to ask',
    'we want to ask',
    'remember to ask',
    ...['wonder', 'wondering', 'i wonder', 'i am wondering', 'check', 'find out', 'need to find out'].flatMap(
      (front) => ['if', 'whether', 'how', 'what', 'who'].map((what) => `${front} ${what}`),
    ),
    'does anyone know',
    'does anybody know',
    'do you know',
    'anyone know',
    'anybody know',
    'any idea',
  ]),
);
const ASKED_WHOM = wordSet('him her them');
const FIND_OUT = ['find', 'out'];
const ASKING = wordSet(
  'does do did is was will would can could has had should might may what how who which why when where whom whose whether perhaps maybe or and so any',
);
/** So far behind the first word of a question about the person stands who it is about. */
const MOST_BEFORE_ASKED = 5;
/** "…, he asked": the question is the person's own. */
const SAYING = wordSet('asked asks wonders wondered wanted wants said says');
const ANSWERS = wordSet('yes yep yeah certainly absolutely definitely always never no he she they nothing');
const OPEN_ENDED = wordSet('no idea clue');
/** What the writer will find out: behind "maybe he …" it was not seen. */
const TO_LEARN = wordSet('find check ask need worth test let no who unclear tbc dunno or');
const MAYBE = wordSet('maybe perhaps possibly');

function beginsWith({ tokens }: NotesView, { from, to }: Stretch, table: PhrasesByWord): boolean {
  return phraseEnd(tokens, from, to, table) !== null;
}

/** The condition of "[if he asks for sources], show …", where it is about the person and ends in what is to be done; all of "if he asks, I'll show …". */
function preparedFor(view: NotesView, { from, to }: Stretch): Stretch | null {
  const { tokens } = view;
  const start = phraseEnd(tokens, from, to, CONDITIONS_BY_WORD);
  if (start === null) return null;
  const whoEnd = Math.min(to, start + MOST_BEFORE_WHO);
  let who = start;
  while (who < whoEnd && !isPersonActing(view, who)) who += 1;
  if (who === whoEnd) return null;
  for (let at = who + 1; at < to; at += 1) {
    const isOutcome = tokens.isApart[at] === true || SET_OUT.has(tokens.words[at] ?? '');
    if (!isOutcome) continue;
    if (OF_WRITER.has(tokens.words[at] ?? '')) return { from, to };
    return PREPARED.has(tokens.words[at] ?? '') ? { from, to: at } : null;
  }
  return null;
}

function isQuestion({ tokens: { words } }: NotesView, { to }: Stretch): boolean {
  return words[to - 1] === '?';
}

/** "Ask Thandiwe on Thursday: what happens if …?", "find out". */
function isToAsk(view: NotesView, sentence: Stretch): boolean {
  const { words } = view.tokens;
  const { from, to } = sentence;
  if (beginsWith(view, sentence, TO_ASK_BY_WORD)) return true;
  if (to - from === FIND_OUT.length && FIND_OUT.every((word, place) => words[from + place] === word))
    return true;
  const isAskedWhom = ASKED_WHOM.has(words[from + 1] ?? '') || isOwn(view, from + 1);
  return words[from] === 'ask' && isAskedWhom && isQuestion(view, sentence);
}

/** Whether the notes go on with an answer. */
function isAnswered({ tokens: { words } }: NotesView, { to }: Stretch): boolean {
  return ANSWERS.has(words[to] ?? '') && !OPEN_ENDED.has(words[to + 1] ?? '');
}

/** "Is he the type who goes for growth?", "perhaps he's the sort who wants everybody on board?"; not "who is liable, she asked, …?" */
function isOpenQuestion(view: NotesView, sentence: Stretch): boolean {
  const { from, to } = sentence;
  const { words, isApart } = view.tokens;
  if (!isQuestion(view, sentence) || !ASKING.has(words[from] ?? '') || isAnswered(view, sentence))
    return false;
  const person = personFrom(view, { from, to: Math.min(to, from + 1 + MOST_BEFORE_ASKED) });
  return isPersonActing(view, person) && isApart[person] !== true && !SAYING.has(words[person + 1] ?? '');
}

/** "Maybe he wants all three villages on board first. Find out." */
function isToLearn({ tokens: { words } }: NotesView, { from, to }: Stretch): boolean {
  return MAYBE.has(words[from] ?? '') && TO_LEARN.has(words[to] ?? '');
}

/** "What if Chiamaka wants …?", "suppose he says …". */
function isSupposed(view: NotesView, { from, to }: Stretch): boolean {
  const end = phraseEnd(view.tokens, from, to, SUPPOSED_BY_WORD);
  return end !== null && isPersonActing(view, end);
}

/** What of the text the writer only supposes, hopes or means to ask. Linear. */
export function suppositionsIn(text: string, tokens: Tokens, own: NameRanges): readonly Range[] {
  if (hasSingleQuotes(text)) return [];
  const view = viewOf(text, tokens, own);
  const sentences = stretchesIn(tokens.sentences);
  const areQuoted = quotedSentences(text, tokens, sentences);
  let isAsking = false;
  return sentences.flatMap((sentence, place) => {
    const goesOn = isAsking && isQuestion(view, sentence);
    isAsking =
      areQuoted[place] !== true && (goesOn || isToAsk(view, sentence) || isOpenQuestion(view, sentence));
    if (areQuoted[place] === true) return [];
    const isWhole =
      isAsking ||
      isToLearn(view, sentence) ||
      isSupposed(view, sentence) ||
      beginsWith(view, sentence, WISHES_BY_WORD);
    const unseen = isWhole ? sentence : preparedFor(view, sentence);
    return unseen === null ? [] : [rangeOf(tokens, unseen)];
  });
}
