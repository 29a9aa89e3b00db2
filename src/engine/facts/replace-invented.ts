import { closestAmong, sharedStems } from './alike.ts';
import { isAsk } from './asks.ts';
import { extractFacts } from './extract-facts.ts';
import type { Fact, FactKind } from './fact.ts';
import { isGreeted, withoutGreeting } from './opening-greeting.ts';
import type { Repair } from './repair.ts';
import { type Stretch, splitSentences } from './sentences.ts';
import { splice } from './splice.ts';

/** Facts by which it is told of which sentences of the draft one sentence was made. */
const TELLING_KINDS: readonly FactKind[] = ['number', 'percent', 'phone', 'date', 'time', 'link', 'mail'];

/**
 * Every sentence with an invented fact gives way to the draft's sentences that it stands for, as far as the rewrite does
 * not hold them: the one that says most nearly the same, those whose facts only it states, and what the draft asks and
 * no other sentence of the rewrite does. Without any it goes.
 */
export function replaceInvented(draft: string, rewrite: string, invented: readonly Fact[]): Repair {
  const inventedIn = ({ start, end }: Stretch): Fact | undefined =>
    invented.find((fact) => fact.start >= start && fact.start < end);
  const sentences = splitSentences(rewrite);
  const standIns = standInsFor(
    splitSentences(draft),
    sentences.filter((sentence) => inventedIn(sentence) === undefined),
    sentences.filter((sentence) => inventedIn(sentence) !== undefined),
  );
  const notes: string[] = [];
  let result = rewrite;
  for (const sentence of [...sentences].reverse()) {
    const fact = inventedIn(sentence);
    if (fact === undefined) continue;
    const isBehindGreeting = sentence.start > 0 && isGreeted(result);
    const replacement = standIns(sentence)
      .map(({ words }) => (isBehindGreeting ? withoutGreeting(words) : words))
      .filter((words) => !result.includes(words))
      .join(' ');
    notes.push(
      `invented ${fact.kind} "${fact.words}": ${replacement === '' ? 'dropped' : 'took the draft’s sentence'}`,
    );
    result = splice(result, sentence, replacement);
  }
  return { rewrite: result.trim(), notes: notes.reverse() };
}

/** Which sentences of the draft, in its order, stand in for one of the rewrite that goes. `sound` are those that stay. */
function standInsFor(
  own: readonly Stretch[],
  sound: readonly Stretch[],
  going: readonly Stretch[],
): (sentence: Stretch) => readonly Stretch[] {
  const soundKeys = new Set(sound.flatMap(keysOf));
  const soundAsks = sound.filter(({ words }) => isAsk(words));
  const asks = own.filter(({ words }) => isAsk(words));
  const unasked =
    soundAsks.length >= asks.length
      ? []
      : asks.filter(({ words }) => !soundAsks.some((ask) => sharedStems(ask.words, words) > 0));
  const goingAsks = going.filter(({ words }) => isAsk(words));
  const homes = new Map(unasked.map((ask) => [ask, nearest(ask, goingAsks)]));
  const ownKeys = new Map(own.map((sentence) => [sentence, keysOf(sentence)]));
  const closestTo = closestAmong(own);
  return (sentence) => {
    const closest = closestTo(sentence.words);
    const keys = new Set(keysOf(sentence).filter((key) => !soundKeys.has(key)));
    return own.filter(
      (candidate) =>
        candidate === closest ||
        homes.get(candidate) === sentence ||
        ownKeys.get(candidate)?.some((key) => keys.has(key)) === true,
    );
  };
}

/** The sentence that has most words in common with this one; the first of equals. */
function nearest({ words }: Stretch, sentences: readonly Stretch[]): Stretch | undefined {
  return sentences.toSorted(
    (one, other) => sharedStems(other.words, words) - sharedStems(one.words, words),
  )[0];
}

function keysOf({ words }: Stretch): readonly string[] {
  return extractFacts(words, TELLING_KINDS).flatMap(({ keys }) => keys);
}
