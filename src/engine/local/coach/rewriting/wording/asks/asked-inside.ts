import { allMatches } from '../../../../../facts/all-matches.ts';
import { endsInBreath, LAST_BREATH } from '../../sentence/breath.ts';
import { isWhole } from '../../sentence/clauses.ts';
import { capitalised, withFullStop } from '../../sentence/smooth.ts';
import { small } from '../rule.ts';
import { easedAway } from './eased-away.ts';

/** Letters of the longest sentence in which an ask is looked for. */
const LONGEST = 500;
/** Where a wish can begin behind something that is told. */
const WISH_BEGINS =
  /(?:,|;| [–—-])?(?: (?:and|but|so|or|anyway|plus))*(?:,| [–—-])? (?=(?:(?:I|we)(?:'d| would|'m| am|'re| are| was| were| had|'ve been)?(?: just| kind of| sort of| really| only| rather)* (?:wonder\p{L}*|hop(?:ing|ed)|thought|figured|suppose|like|love|appreciate|value|feel)|it(?:'d| would| might) be|that(?:'d| would) be|if (?:you|any|that|this|it|there)\b|(?:perhaps|maybe|possibly) (?:you|we|your|one of)|any chance|is there any) )/giu;
const MOST_PLACES = 5;

/** Where something is told behind what is wished for: ", we can't pay but there's cake". */
const TOLD_BEHIND =
  /(?:,|;| [–—-])(?: and| but)? (?=(?:I|we|it|they|he|she|there|the|our|my|that)(?:'\p{L}+)? )/giu;
/** A job without an owner, which is asked for by itself. */
const LEFT_TO_SOMEBODY = /\b(?:some|any)(?:one|body)\b/i;
/** Words without which no sentence wishes for anything. */
const MAY_WISH =
  /\b(?:wonder\p{L}*|hop(?:e|ed|ing)|th(?:ought|ink|inking)|ask\p{L}*|perhaps|maybe|possibl[ey]|would|could|might|chance|suppose|question|if|unless|worth|welcome|know|idea|pencilled)\b|['’]d\b/iu;
const QUESTION =
  /^(?:(?:so|and|but|also|then|or),? )*(?:can|could|will|would|shall|should|may|might|do|does|did|is|are|was|were|have|has|any|who|what|when|where|which|why|how|if|ok|fancy)\b/i;
const ASKS_OUTRIGHT = /^(?:please|kindly) /i;

/** A wish and what is told in front of it and behind it, whole sentences each; empty where nothing is. */
interface Core {
  readonly told: string;
  readonly wish: string;
  readonly behind: string;
}

/** "If you ever had five minutes it would be lovely to know": the figure stays in front of the question. */
const COUNTED_TIME =
  /^if you (?:ever |maybe |possibly )?(?:had|have|could find|could spare|find|found|got) ((?:\d+|a couple of|two|three|five|ten|fifteen|twenty|thirty|half an)(?: or (?:two|so|ten))? (?:minutes?|mins?|hours?))(?: (?:free|spare|some ?time|one day))?,? (?=it |I |we |could |would )/iu;

/** The wish whole, and without what is told behind it. */
function wishesOf(told: string, words: string): readonly Core[] {
  const cores: Core[] = [{ told, wish: easedAway(words), behind: '' }];
  for (const match of allMatches(words, TOLD_BEHIND).slice(0, MOST_PLACES)) {
    const behind = words.slice(match.index + match[0].length);
    if (isWhole(behind)) cores.push({ told, wish: easedAway(`${words.slice(0, match.index)}.`), behind });
  }
  return cores;
}

/** What is told in front of a wish; null where no whole sentence is, or the wish hangs on it. */
function toldInFront(words: string): string | null {
  const eased = easedAway(words);
  const told = LAST_BREATH.test(eased) ? eased.replace(LAST_BREATH, '') : words;
  if (told === '') return told;
  const isOwn = isWhole(told.replace(/^so,? /i, '')) && !endsInBreath(told);
  return isOwn && !LEFT_TO_SOMEBODY.test(told) ? told : null;
}

/** What of a sentence may ask: all of it without what eases it, or what stands behind a clause that tells something. */
function coresOf(sentence: string): readonly Core[] {
  const cores = [...wishesOf('', sentence)];
  for (const match of allMatches(sentence, WISH_BEGINS).slice(0, MOST_PLACES)) {
    const told = toldInFront(sentence.slice(0, match.index).trim());
    if (told !== null) cores.push(...wishesOf(told, sentence.slice(match.index + match[0].length)));
  }
  return cores;
}

/**
 * The sentence with the ask that it holds put as `plain` puts it, where asides, a shy clause, the leave to refuse or
 * something told around it kept it from being read as one. As it is where nothing of it becomes a question.
 */
export function askedInside(sentence: string, plain: (wish: string) => string): string {
  if (!MAY_WISH.test(sentence)) return plain(sentence);
  const timed = askedInTime(sentence, plain);
  if (timed !== null) return timed;
  const eased = easedAway(sentence);
  const bare = eased === sentence ? eased : plain(eased);
  if (bare !== eased && asks(bare)) return bare;
  const whole = plain(sentence);
  const isAsked = whole.includes('?') && (whole !== sentence || QUESTION.test(whole));
  if (isAsked || ASKS_OUTRIGHT.test(whole) || whole.length > LONGEST) return whole;
  for (const { told, wish, behind } of coresOf(whole)) {
    const question = plain(wish);
    if (question === wish || !asks(question)) continue;
    return [told, question, behind]
      .filter((words) => words !== '')
      .map((words) => withFullStop(capitalised(words)))
      .join(' ');
  }
  return whole;
}

/** "If you have five minutes, could you …?"; null where the wish hangs on no such time. */
function askedInTime(sentence: string, plain: (wish: string) => string): string | null {
  const [front = '', time] = COUNTED_TIME.exec(sentence) ?? [];
  if (time === undefined) return null;
  const question = plain(sentence.slice(front.length));
  return question.includes('?') ? `If you have ${time}, ${small(question)}` : sentence;
}

function asks(words: string): boolean {
  return words.includes('?') || ASKS_OUTRIGHT.test(words);
}
