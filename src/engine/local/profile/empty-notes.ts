/**
 * "Top bloke.", "Rude and always late.", "Sure, tell me when." and "In tears at first; we just talked." tell whether the writer likes somebody, that somebody agreed, or how one of them felt that day,
 * and not how they decide. Notes that say no more are read as nothing, and so is what is left of a sentence whose own words were left
 * unread ("she could" of "she could not care less about …").
 */
import { isBareEvent } from './bare-events.ts';
import { rangeOf } from './blanked.ts';
import { stretchesIn } from './features.ts';
import { isJobAlone } from './jobs.ts';
import { markWords } from './marks.ts';
import { KIND, kindOf } from './protected-words.ts';
import { NAME_TOKEN, type Tokens, UNREAD_TOKEN } from './tokens.ts';
import { allUnread, holdsMark, unreadBetween, wordSet } from './unread.ts';

/** Praise and dislike that fit any profile. */
const JUDGING = wordSet(
  'top great good nice lovely brilliant fantastic wonderful excellent super superb amazing decent star legend gem ace nightmare rude arrogant lazy awful terrible horrible idiot fool annoying unpleasant moody jerk bully liar stand bear despise smells',
);
/** What stands beside it. */
const BESIDE_JUDGING = wordSet(
  'performer performers player smoke late fellow mate stuff real guy total absolute complete',
);
const AGREEING = wordSet('sure ok okay yes yep yeah fine agreed thanks thank cheers noted perfect');
const BESIDE_AGREEING = wordSet('tell let know when sounds good great problem worries see then please #time');
/** How somebody was that day, and that no more was done than to talk or to move a date. */
const PASSING = wordSet(
  'tears crying cried upset sad angry tired stressed nervous lonely happy unhappy exhausted annoyed frustrated furious relieved drained needed talked chatted moved postponed rescheduled cancelled',
);
const BESIDE_PASSING = wordSet(
  'in at to on for about because with start end began beginning session meeting appointment call topics just hour hours half minutes new date bad little th nd st rd monday tuesday wednesday thursday friday next walk break breather drink dog cat',
);
const MAY_BE_EMPTY = markWords([...JUDGING, ...AGREEING, ...PASSING]);
/** What is left where all that tells is left unread. */
const REMNANTS = wordSet(
  'he she they it i we is are was were be been has have had do does did can could may might must should will would to and but so then that this the a an of says said thinks thought finds found told me us',
);
/** Longer notes tell something of their own. */
const MOST_WORDS = 40;
const MOST_WORDS_OF_SENTENCE = 8;
const MOST_WORDS_OF_PASSING = 16;

function saysNothing(word: string): boolean {
  return (
    word === NAME_TOKEN || word === UNREAD_TOKEN || (kindOf(word) & (KIND.saysNothing | KIND.noun)) !== 0
  );
}

/** Whether some words hold one of a kind and else only what may stand beside it. */
function isOnly(
  words: readonly string[],
  kind: ReadonlySet<string>,
  beside: ReadonlySet<string>,
  mostWords = MOST_WORDS_OF_SENTENCE,
): boolean {
  return (
    words.length <= mostWords &&
    words.every(
      (word, at) =>
        kind.has(word) || beside.has(word) || saysNothing(word) || (at === 0 && words[1] === 'is'),
    ) &&
    words.some((word) => kind.has(word))
  );
}

/** The same tokens, all of them unread where the notes say no more than this. */
export function withoutEmptyWords(tokens: Tokens): Tokens {
  const { words, sentences } = tokens;
  if (words.length > MOST_WORDS || !holdsMark(tokens, MAY_BE_EMPTY)) return tokens;
  const isEmpty = stretchesIn(sentences).every(({ from, to }) => {
    const said = words.slice(from, to);
    return (
      isOnly(said, JUDGING, BESIDE_JUDGING) ||
      isOnly(said, AGREEING, BESIDE_AGREEING) ||
      // "Who would be upset by it?" tells what somebody cares for.
      (said.at(-1) !== '?' && isOnly(said, PASSING, BESIDE_PASSING, MOST_WORDS_OF_PASSING))
    );
  });
  return isEmpty ? allUnread(tokens) : tokens;
}

function isRemnant(word: string): boolean {
  return word === '' || word === NAME_TOKEN || word === UNREAD_TOKEN || REMNANTS.has(word);
}

/**
 * The same tokens, all of them unread where what is still read says nothing, or only what happened (bare-events.ts) and a job. Of other short
 * notes the sentences that only say what happened are unread.
 */
export function withoutRemnants(tokens: Tokens): Tokens {
  const { words, sentences } = tokens;
  if (words.length > MOST_WORDS) return words.every(isRemnant) ? allUnread(tokens) : tokens;
  const isEmpty = stretchesIn(sentences).every(
    (sentence) =>
      words.slice(sentence.from, sentence.to).every(isRemnant) ||
      isBareEvent(tokens, sentence.from, sentence.to) ||
      isJobAlone(tokens, sentence),
  );
  return isEmpty ? allUnread(tokens) : withoutBareEvents(tokens);
}

/** What only happened tells nothing beside other sentences, either. */
function withoutBareEvents(tokens: Tokens): Tokens {
  const bare = stretchesIn(tokens.sentences).filter(({ from, to }) => isBareEvent(tokens, from, to));
  return bare.length === 0
    ? tokens
    : unreadBetween(
        tokens,
        bare.map((sentence) => rangeOf(tokens, sentence)),
      );
}
