import type { MessageType } from '../../../../domain/message-types.ts';
import { splitSentences } from '../../../facts/sentences.ts';
import { type Rewording, rewordings } from './counterpart.ts';
import { bareWords } from './kept-words.ts';
import { sentence, withoutLead } from './texts/pasted.ts';

/** What the suggestions can offer of a rewrite, so that both say the same. Null where it has none. */
export interface RewrittenWords {
  /** Its sentences without greeting, subject line, list marks and whatever holds double quotes. */
  readonly sentences: readonly Rewording[];
  /** The question or request that it comes to, with its closing mark. */
  readonly request: string | null;
  /** The sentence it begins with. */
  readonly opening: string | null;
  /** What a sheet for a meeting says has to be decided. */
  readonly decision: string | null;
  /** The words with which such a sheet opens the talk. */
  readonly openingLine: string | null;
  /** All of it, and its first sentences, as `bareWords`. */
  readonly text: string;
  readonly start: string;
}

/** Cut in two at a full stop that ends no sentence. */
function endsInBracket(words: string): boolean {
  return words.lastIndexOf('(') > words.lastIndexOf(')');
}

const LIST_MARK = /^(?:[-*•–]|\(?\d{1,2}[.)]) +/;
const NO_SENTENCE =
  /^(?:subject|re):|^(?:hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.?!]{0,60}$/i;
const LONGEST_WORDS = 32;
/** What stands in so many is read first. */
const FIRST_SENTENCES = 2;
/** A shorter question to many asks for a trifle. */
const FEWEST_WORDS_TO_MANY = 6;
const FEWEST_WORDS_REQUESTED = 4;
const DECISION = /^Decision(?: needed)?: (.{12,160})$/m;
const OPENING_LINE = /^(?:Opening line|Open with): "(\p{L}[^"\n]{11,140})"/mu;

/** "Could you …?", "When shall we …?": a question of its own, no afterthought and no heading. */
const ASKS =
  /^(?:(?:hi |hey )?\p{Lu}\p{Ll}+, )?(?:can|could|would|will|shall|should|do|did|is|are|may|have|which|what|when|where|who|whom|how|all right|is|want to|ok|ready)\b/iu;
const SMALL_TALK = /^how (?:are (?:you|things)|is everything|have you been)\b|^(?:who|what) knows\b|\bok\?$/i;
const REQUESTS = /^(?:[\p{L}, ]{0,40}, )?please [a-z]/iu;
/** What ends any message to many. */
const ANY_MESSAGE =
  /^(?:if|questions|please (?:ask|note|find|excuse|forgive|don't|do not|feel|remember|be |see|let me know)\b)/i;

/** Nothing that one could say yes to. */
const VAGUE =
  /\b(?:something|anything|some ?time|some point|soon|somehow|maybe|perhaps|possibly|at all|a bit (?:on|towards)|help (?:out )?a bit|kind of|sort of|some thoughts|your thoughts)\b/i;

function plainSentences(rewrite: string): string[] {
  return rewrite
    .split('\n')
    .map((line) => line.replace(LIST_MARK, '').trim())
    .filter((line) => line !== '' && !NO_SENTENCE.test(line) && !/,$/.test(line))
    .flatMap((line) => splitSentences(line).map(({ words }) => words))
    .filter((words) => !words.includes('"') && !endsInBracket(words));
}

/** "Could you sort it out?", "Could it get better?": the words before it would have to say what. */
const ASKS_FOR_IT =
  /^(?:can|could|will|would) (?:you|we) (?:please )?(?:be up for|sort|fix|cover|do|handle|change|consider|stop) (?:it|that|this)(?: out)?\?$|^(?:can|could) (?:it|this|that|things) (?:\p{L}+ ){1,2}better\?$/iu;

function isOffered(words: string): boolean {
  return words.split(' ').length <= LONGEST_WORDS && !VAGUE.test(words) && !ASKS_FOR_IT.test(words);
}

/** What somebody may keep if they do it: a threat, however kindly put. */
const OR_ELSE = /, so that you can (?:stay|keep|remain)\b[^?]*\?$/i;

function requestOf(sentences: readonly string[], type: MessageType): string | null {
  const least = type === 'internal_comms' ? FEWEST_WORDS_TO_MANY : 1;
  const isQuestion = (words: string): boolean =>
    words.endsWith('?') &&
    words.split(' ').length >= least &&
    ASKS.test(words) &&
    !SMALL_TALK.test(words) &&
    isOffered(words);
  const isRequest = (words: string): boolean =>
    /[.!]$/.test(words) &&
    words.split(' ').length >= FEWEST_WORDS_REQUESTED &&
    REQUESTS.test(words) &&
    !ANY_MESSAGE.test(words) &&
    isOffered(words);
  const found = sentences.findLast(isQuestion) ?? sentences.find(isRequest) ?? null;
  return found?.replace(OR_ELSE, '?') ?? null;
}

/** The parts of a rewrite that a suggestion can offer. */
export function rewrittenWords(rewrite: string, type: MessageType): RewrittenWords {
  const sentences = plainSentences(rewrite);
  const isNotes = type === 'meeting_prep';
  const [opening = null] = sentences;
  return {
    sentences: isNotes ? [] : rewordings(sentences),
    request: isNotes ? null : requestOf(sentences, type),
    opening:
      isNotes || opening === null || !isOffered(opening) || !/[.!?]$/.test(opening)
        ? null
        : sentence(withoutLead(opening)),
    decision: isNotes ? (DECISION.exec(rewrite)?.[1] ?? null) : null,
    text: bareWords(rewrite),
    start: bareWords(sentences.slice(0, FIRST_SENTENCES).join(' ')),
    openingLine: isNotes ? (OPENING_LINE.exec(rewrite)?.[1] ?? null) : null,
  };
}
