import { isCommonWord } from '../../../../facts/common-words.ts';
import { extractFacts } from '../../../../facts/extract-facts.ts';
import { splitSentences } from '../../../../facts/sentences.ts';
import { type Body, type Rewritten, statement } from '../body/body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { capitalised, withFullStop } from '../sentence/smooth.ts';
import { withCapitalDays } from '../sentence/whole-sentence.ts';
import { isOnlyKisses, kissesIn, textSigned, withKisses, withoutEnd } from './text-ends.ts';
import { openedBy } from './text-opening.ts';

/** More sentences than this are joined, unless the draft has more. */
const MOST_SENTENCES = 3;

/** Two or three short sentences on one line: what there is to say and to ask, in the draft's order, then the question it lacks. A writer's name stays at the end. */
export function composeText(parts: DraftParts, body: Body, question: string | null): string {
  const ownEnd = parts.signature.replace(/^[-–—~]\s*/, '').trim();
  const isSaid = isLastWord(ownEnd);
  const drafted = [...body.paragraphs.flat(), ...(isSaid ? [statement(ownEnd)] : [])].filter((sentence) =>
    /[\p{L}\p{N}]/u.test(sentence.text),
  );
  const kisses = kissesIn([
    ...drafted.map(({ text }) => text),
    ...parts.paragraphs
      .flat()
      .map(({ text }) => text)
      .filter(isOnlyKisses),
  ]);
  const asks = question !== null || drafted.some((one) => one.isQuestion && !BARE_TAG.test(one.text));
  const worded = drafted
    .map((sentence) => ({ ...sentence, text: withoutEnd(sentence.text, asks && !sentence.isQuestion) }))
    .filter(({ text }) => text !== '');
  const sentences = worded.filter(({ text }) => !(asks && BARE_TAG.test(text)));
  const own = parts.paragraphs
    .flat()
    .map((unit) => unit.text)
    .join(' ');
  const most = Math.max(MOST_SENTENCES, parts.paragraphs.flat().length);
  const { name, remark } = openedBy(parts.greeting);
  const inOrder = inDraftedOrder(sentences, question, most) ?? joinedInto(most, sentences, question, own);
  const said = remark.endsWith(':')
    ? inOrder.map((part, at) => (at === 0 ? lowerFirst(part.replace(/^so,? (?=\p{L})/iu, '')) : part))
    : inOrder;
  const message = [remark, ...said].filter((part) => part !== '').join(' ');
  const told = withCapitalDays(name === '' ? message : `${name} ${lowerFirst(message)}`);
  const text = withKisses(told, kisses);
  return [text, isSaid ? '' : textSigned(parts)]
    .filter((part) => part !== '')
    .join(' ')
    .concat(parts.quoted === '' ? '' : `\n\n${parts.quoted}`);
}

/** "Declined.": a word in the place of a name that says what was done. */
function isLastWord(signature: string): boolean {
  return (
    /^\p{L}{3,12}ed[.!]+$/iu.test(signature) && isCommonWord(signature.replace(/[.!]+$/, '').toLowerCase())
  );
}

/** "Ok?" asks for a yes to what stands in front, which another question has taken the place of. */
const BARE_TAG = /^(?:ok(?:ay)?|yes|yeah|right|agreed|deal|all right|alright|sounds? good)\?$/i;

/** What there is to say and to ask in the order of the draft; null when it is too much for a text. */
function inDraftedOrder(
  sentences: readonly Rewritten[],
  question: string | null,
  most: number,
): readonly string[] | null {
  const drafted = [...sentences]
    .sort((a, b) => Number(WEIGHS_ALL.test(a.text)) - Number(WEIGHS_ALL.test(b.text)))
    .flatMap((sentence) => (sentence.isQuestion ? [capitalised(sentence.text)] : said(sentence)));
  const all = [...withAgain(drafted).map(withFullStop), ...listed(question)];
  return all.length <= most ? all : null;
}

/** A question that takes up everything else there is to say. */
const WEIGHS_ALL = /^what (?:would you need|should be in place|would you want)\b[^?]*\?$/i;

/** At most so many sentences, neighbours joined: the statements, then the questions. */
function joinedInto(
  most: number,
  sentences: readonly Rewritten[],
  question: string | null,
  own: string,
): readonly string[] {
  const ownQuestions = sentences
    .filter((sentence) => sentence.isQuestion)
    .map((sentence) => capitalised(sentence.text));
  const statements = withAgain(sentences.filter((sentence) => !sentence.isQuestion).flatMap(said));
  const questions = [...ownQuestions, ...listed(question)];
  const asked = joinedQuestions(questions, Math.max(1, most - statements.length));
  const told = joinedTo(Math.max(1, most - asked.length), statements.map(withFullStop), own);
  const asksFirst = sentences[0]?.isQuestion === true && LEANS_ON_QUESTION.test(statements[0] ?? '');
  return asksFirst ? [...asked, ...told] : [...told.map(withFullStop), ...asked];
}

/** "Also could you bring milk": a question without its mark. */
const ALSO_ASKS = /^(?:and )?also,? ((?:can|could|would|will) (?:you|we|I)) ([^?]{3,80}?)[.!]*$/iu;

/** The statements of a sentence that holds several, without a bare hurry. */
function said({ text }: Rewritten): readonly string[] {
  return splitSentences(text)
    .map(({ words }) => capitalised(words.replace(/^anyway,? (?=\p{L}+\S* \S)/iu, '')))
    .map((words) =>
      words.replace(ALSO_ASKS, (_, asks: string, more: string) => `${capitalised(asks)} also ${more}?`),
    )
    .filter((words) => !IN_HASTE.test(words));
}

function listed(question: string | null): readonly string[] {
  return question === null ? [] : [question];
}

/** A hurry that names no time. */
const IN_HASTE = /^(?:please )?(?:asap|urgent|urgently|as soon as possible)(?: please| pls)?[.!]*$/i;

/** A clause that "and" can add. */
const ADDS =
  /^(?:I|we|you|he|she|it|they|there|the|what|who|when|where|how|can|could|would|do|does|is|are|shall|may)\b/i;
const BEGINS_A_QUESTION =
  /^(?:can|could|would|will|shall|may|do|does|did|is|are|have|has|who|what|when|where|which|how|why)\b/i;

/** Questions as one, "Can you call them, and who has the keys?", where each is a whole one. */
function joinedQuestions(questions: readonly string[], room: number): readonly string[] {
  if (questions.length <= room) return questions;
  const whole = questions.filter((question) => BEGINS_A_QUESTION.test(question) && question.endsWith('?'));
  if (whole.length < 2) return questions;
  const isWhole = new Set(whole);
  const rest = questions.filter((question) => !isWhole.has(question));
  const first = whole.slice(0, Math.max(0, room - 1 - rest.length));
  return [...rest, ...first, `${joined(whole.slice(first.length)).replace(/[.?]$/, '')}?`];
}

/** "AGAIN." says how often the sentence before it came true. */
function withAgain(statements: readonly string[]): readonly string[] {
  const told: string[] = [];
  for (const sentence of statements) {
    const last = told.at(-1);
    if (!/^again[.!]*$/i.test(sentence)) told.push(sentence);
    else if (last !== undefined) told.splice(-1, 1, `${last.replace(/[.!]+$/, '')} again.`);
  }
  return told;
}

/** "It's 38k" behind "Could you look at the quote?" means the quote, and must stay behind it. */
const LEANS_ON_QUESTION = /^(?:it|its|it's|they|they're|this|that|these|those|he|she)\b/i;

/** Questions as one, each with a small first letter behind the first. */
function joined(sentences: readonly string[]): string {
  return sentences
    .map((sentence, index) => {
      const bare = index === sentences.length - 1 ? sentence : sentence.replace(/[.!?…]+$/, '');
      if (index === 0) return bare;
      return `${ADDS.test(bare) ? ', and ' : '; '}${lowerFirst(bare)}`;
    })
    .join('');
}

/** The statements as at most so many: the shortest neighbours are joined first, best where the second can begin small. */
function joinedTo(most: number, statements: readonly string[], own: string): readonly string[] {
  const result = [...statements];
  const ownInLowerCase = own.toLowerCase();
  const costAt = (at: number): number =>
    at + 1 >= result.length
      ? Number.POSITIVE_INFINITY
      : costOfJoining(result[at] ?? '', result[at + 1] ?? '', own, ownInLowerCase);
  // Each is reckoned once: there may be thousands of statements.
  const costs = result.map((_, at) => costAt(at));
  while (result.length > most && result.length > 1) {
    const best = costs.indexOf(costs.reduce((least, cost) => Math.min(least, cost)));
    const [first = '', second = ''] = [result[best], result[best + 1]];
    const next = canBeginSmall(second, own) ? second.charAt(0).toLowerCase() + second.slice(1) : second;
    const bare = first.replace(/[.!?…]+$/, '');
    result.splice(best, 2, `${bare}${bare.endsWith(':') ? ' ' : jointBetween(bare, second)}${next}`);
    costs.splice(best, 2, costAt(best));
    if (best > 0) costs[best - 1] = costAt(best - 1);
  }
  return result;
}

/** How long two neighbours would be as one, and nothing where the draft has them so. */
function costOfJoining(first: string, second: string, own: string, ownInLowerCase: string): number {
  const beginsSmall = canBeginSmall(second, own);
  const isKept = beginsSmall || /^I\b/.test(second);
  if (isKept && isOneSentence(first, second, ownInLowerCase)) return 0;
  return first.length + second.length + (beginsSmall ? 0 : NAME_COST);
}

/** Whether the draft has the two with no more than a comma between them, as the points of one sentence. */
function isOneSentence(first: string, second: string, ownInLowerCase: string): boolean {
  const end = first.replace(/[.!?…]+$/, '').slice(-LONGEST_COMPARED);
  const start = second.replace(/[.!?…]+$/, '').slice(0, LONGEST_COMPARED);
  return ownInLowerCase.includes(`${end}, ${start}`.toLowerCase());
}

/** Letters on either side of a comma that tell one place of a text from all others. */
const LONGEST_COMPARED = 12;

/** "Everyone says it works; you should try it": behind what others say, "and" would have them say that, too. */
function jointBetween(first: string, second: string): string {
  const joint = jointBefore(second);
  return joint === ', and ' && REPORTS.test(first) ? '; ' : joint;
}

const REPORTS = /\b(?:says?|said|saying|reckons?|thinks?|told|tells?|claims?|swears?)\b/i;

/** ", 6pm" and ", done by 9" add a word or three; a clause stands behind a semicolon. */
function jointBefore(second: string): string {
  const isShort = second.split(' ').length <= MOST_ADDED_WORDS;
  if (isShort && !CLAUSE.test(second) && !/^\d+ by\b/.test(second)) return ', ';
  return JOINS_ON.test(second) && !second.includes(' and ') ? ', and ' : '; ';
}

const MOST_ADDED_WORDS = 3;
const CLAUSE = /^(?:I|we|you|he|she|it|they|there|please|don['’]t)\b|['’]s\b|\b(?:is|are|was|were|stick)\b/i;

/** A statement that begins with a name is joined only when all others do, too. */
const NAME_COST = 1000;
const JOINS_ON = /^(?:I|we|he|she|they|you)\b/i;

/** "High St", "Mill Lane": words that are a name together. */
const IS_PLACE =
  /^\p{Lu}\p{Ll}+ (?:St|Street|Rd|Road|Lane|Ln|Ave|Avenue|Close|Hill|Bridge|Park|Square|Hall|School|House|Court|Cross|Farm|Place|Terrace|Way|Drive|Row|Inn|Arms|Station)\b/u;

/** Whether the first word may lose its capital: a plain word, by what the draft or the language knows of it. */
function canBeginSmall(sentence: string, own: string): boolean {
  const first = /^\p{Lu}\p{Ll}*(?=[ ,'’-])/u.exec(sentence)?.[0] ?? '';
  if (/^(?:Mr|Mrs|Ms|Dr|Miss)$/.test(first) || IS_PLACE.test(sentence)) return false;
  if (first === '' || first === 'I') return /^[\p{Ll}\d]/u.test(sentence);
  if (isCommonWord(first.toLowerCase())) return true;
  if (new RegExp(`(?<![\\p{L}\\p{N}])${first.toLowerCase()}(?![\\p{L}\\p{N}])`, 'u').test(own)) return true;
  return !extractFacts(sentence, ['name']).some(({ words }) => words.startsWith(first));
}

function lowerFirst(sentence: string): string {
  const first = /^\p{Lu}\p{Ll}*(?=[ ,'])/u.exec(sentence)?.[0] ?? '';
  return first.length > 1 && isCommonWord(first.toLowerCase())
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
