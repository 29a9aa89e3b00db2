import { isCommonWord } from '../../../facts/common-words.ts';
import { splitSentences } from '../../../facts/sentences.ts';
import type { DraftParts } from './draft-parts.ts';
import type { Body } from './rewritten-body.ts';
import { smoothSentence, withFullStop } from './smooth.ts';
import { applyRules } from './wording/rule.ts';
import { SHORTHAND } from './wording/shorthand.ts';

/** More sentences than this are joined, unless the draft has more. */
const MOST_SENTENCES = 3;

/** Two or three short sentences on one line: what there is to say, then the question. A writer's name stays at the end. */
export function composeText(parts: DraftParts, body: Body, question: string | null): string {
  const sentences = body.paragraphs.flat().filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
  const ownQuestions = sentences.filter((sentence) => sentence.isQuestion).map((sentence) => sentence.text);
  const statements = sentences
    .filter((sentence) => !sentence.isQuestion)
    .flatMap((sentence) => splitSentences(sentence.text).map(({ words }) => words))
    .reduce(withAgain, []);
  const { name, remark } = openedBy(parts.greeting);
  const questions = ownQuestions.length > 0 ? ownQuestions : question === null ? [] : [question];
  const most = Math.max(MOST_SENTENCES, parts.paragraphs.flat().length);
  const asked = joinedQuestions(questions, Math.max(1, most - statements.length));
  const room = most - asked.length;
  const said =
    statements.length <= room
      ? statements.map(withFullStop)
      : [...statements.slice(0, room - 1).map(withFullStop), joined(statements.slice(room - 1))];
  const asksFirst = sentences[0]?.isQuestion === true && LEANS_ON_QUESTION.test(statements[0] ?? '');
  const inOrder = asksFirst ? [...asked, ...said] : [...said.map(withFullStop), ...asked];
  const text = [name, remark, ...inOrder].filter((part) => part !== '').join(' ');
  const signature = parts.signature.replace(/^[-–—~]\s*/, '').trim();
  return [text, signature]
    .filter((part) => part !== '')
    .join(' ')
    .concat(parts.quoted === '' ? '' : `\n\n${parts.quoted}`);
}

/** A clause that "and" can add. */
const ADDS =
  /^(?:I|we|you|he|she|it|they|there|the|what|who|when|where|how|can|could|would|do|does|is|are|shall|may)\b/i;
const BEGINS_A_QUESTION =
  /^(?:can|could|would|will|shall|may|do|does|did|is|are|have|has|who|what|when|where|which|how|why)\b/i;

/** Questions as one, "Can you call them, and who has the keys?", where each is a whole one. */
function joinedQuestions(questions: readonly string[], room: number): readonly string[] {
  if (questions.length <= room) return questions;
  const whole = questions.filter((question) => BEGINS_A_QUESTION.test(question));
  if (whole.length < 2) return questions;
  const rest = questions.filter((question) => !whole.includes(question));
  const first = whole.slice(0, Math.max(0, room - 1 - rest.length));
  return [...rest, ...first, `${joined(whole.slice(first.length)).replace(/[.?]$/, '')}?`];
}

/** "AGAIN." says how often the sentence before it came true. */
function withAgain(statements: readonly string[], sentence: string): string[] {
  if (!/^again[.!]*$/i.test(sentence)) return [...statements, sentence];
  const last = statements.at(-1);
  return last === undefined ? [] : [...statements.slice(0, -1), `${last.replace(/[.!]+$/, '')} again.`];
}

/** "It's 38k" behind "Could you look at the quote?" means the quote, and must stay behind it. */
const LEANS_ON_QUESTION = /^(?:it|its|it's|they|they're|this|that|these|those|he|she)\b/i;

const GREETING_WORD = /^(?:hi|hiya|hello|hey|heya|dear|morning|evening)\b[\s,]*/i;
const NAME_ONLY = /^(?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
const SAYS_NOTHING = /\b(?:sorry|all|team|everyone|everybody|guys|there|folks|again)\b/i;

/** "Hi Dana!" leaves the name, which is a fact; "hi its Jonahs dad." leaves what it says. */
function openedBy(greeting: string): { name: string; remark: string } {
  const rest = greeting.replace(GREETING_WORD, '').replace(/[\s,.!:–-]+$/, '');
  if (NAME_ONLY.test(rest)) return { name: `${rest},`, remark: '' };
  if (rest === '' || SAYS_NOTHING.test(rest)) return { name: '', remark: '' };
  const said = applyRules(rest, SHORTHAND).replace(/^its\b/i, "it's");
  return { name: '', remark: withFullStop(smoothSentence(said)) };
}

function joined(sentences: readonly string[]): string {
  return sentences
    .map((sentence, index) => {
      const bare = index === sentences.length - 1 ? sentence : sentence.replace(/[.!?…]+$/, '');
      if (index === 0) return bare;
      return `${ADDS.test(bare) ? ', and ' : '; '}${lowerFirst(bare)}`;
    })
    .join('');
}

function lowerFirst(sentence: string): string {
  const first = /^\p{Lu}\p{Ll}*(?=[ ,'])/u.exec(sentence)?.[0] ?? '';
  return first.length > 1 && isCommonWord(first.toLowerCase())
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
