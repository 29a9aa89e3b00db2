import { isCommonWord } from '../../../facts/common-words.ts';
import { plainGreeting } from './compose-message.ts';
import type { DraftParts } from './draft-parts.ts';
import type { Body } from './rewritten-body.ts';
import { withFullStop } from './smooth.ts';

/** One or two sentences on one line: what there is to say, then the question. A writer's name stays at the end. */
export function composeText(parts: DraftParts, body: Body, question: string | null): string {
  const sentences = body.paragraphs.flat();
  const ownQuestions = sentences.filter((sentence) => sentence.isQuestion).map((sentence) => sentence.text);
  const statements = sentences.filter((sentence) => !sentence.isQuestion).map((sentence) => sentence.text);
  const questions = ownQuestions.length > 0 ? ownQuestions : question === null ? [] : [question];
  const room = questions.length === 0 ? 2 : 1;
  const said = statements.length <= room ? statements : [joined(statements, '; ')];
  const asked = questions.length <= 1 ? questions : [`${joined(questions, ', and ').replace(/[.?]$/, '')}?`];
  const asksFirst = sentences[0]?.isQuestion === true && LEANS_ON_QUESTION.test(statements[0] ?? '');
  const inOrder = asksFirst ? [...asked, ...said] : [...said.map(withFullStop), ...asked];
  const text = [named(parts.greeting), ...inOrder].filter((part) => part !== '').join(' ');
  const signature = parts.signature.replace(/^[-–—~]\s*/, '').trim();
  return [text, signature]
    .filter((part) => part !== '')
    .join(' ')
    .concat(parts.quoted === '' ? '' : `\n\n${parts.quoted}`);
}

/** "It's 38k" behind "Could you look at the quote?" means the quote, and must stay behind it. */
const LEANS_ON_QUESTION = /^(?:it|its|it's|they|they're|this|that|these|those|he|she|there|the)\b/i;

/** "Hi Dana!" → "Dana,": the name is a fact, the greeting is not needed. */
function named(greeting: string): string {
  const name = plainGreeting(
    greeting.replace(/^(?:hi|hiya|hello|hey|heya|dear|morning|evening)\b[\s,]*/i, ''),
  );
  return /\p{Lu}/u.test(name) && name.split(' ').length <= 4 ? name : '';
}

function joined(sentences: readonly string[], glue: string): string {
  return sentences
    .map((sentence, index) => {
      const bare = index === sentences.length - 1 ? sentence : sentence.replace(/[.!?…]+$/, '');
      return index === 0 ? bare : lowerFirst(bare);
    })
    .join(glue);
}

function lowerFirst(sentence: string): string {
  const first = /^\p{Lu}\p{Ll}*(?=[ ,'])/u.exec(sentence)?.[0] ?? '';
  return first.length > 1 && isCommonWord(first.toLowerCase())
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
