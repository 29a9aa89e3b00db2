/**
 * How much a sentence is the text's main point. Where a text shows two profiles, writers mark the lesser one: "also",
 * "though", "she did ask …", and they mostly begin with what matters. The weights were fitted on sentences that an
 * expert underlined for the primary or for the second profile; the class of a sentence itself had no say.
 */
import { type Part, saidBy } from './parts.ts';
import type { Tokens } from './tokens.ts';

/** Words without a profile of their own that say how a sentence stands to the rest. */
const CUES =
  'also did does mind though too once still even bit otherwise fair granted then just sometimes least well apart only always never because in end first before every like likes now again but and so when if while although however yet rather not no said says one keeps to mostly usually often other than besides plus admittedly occasionally quietly all until unless nothing anything same that there who which or as'.split(
    ' ',
  );
const CUE_OF_WORD: ReadonlyMap<string, number> = new Map(CUES.map((word, at) => [word, at]));
/** A cue among so many words at the beginning says more: "Also …", "She did …". */
const OPENING_WORDS = 3;
/** Less than so many sentences' worth of evidence before or after: the sentence opens the matter, or closes it. */
const HARDLY_ANYTHING_SAID = 0.5;

/** Bias; every cue; every cue in the opening; how much is said before, whether it opens, whether it closes. */
export const PROMINENCE_SIZE = 1 + 2 * CUES.length + 3;
/** The last so many features stand for the place in the text. */
export const PLACE_FEATURES = 3;

/**
 * The features of a sentence that differ from zero, bias first. `saidBefore` and `saidAfter` count sentences' worth of
 * evidence, so that small talk moves nothing.
 */
export function prominenceFeatures(
  words: readonly string[],
  { from, to }: Pick<Part, 'from' | 'to'>,
  saidBefore: number,
  saidAfter: number,
): Map<number, number> {
  const features = new Map([[0, 1]]);
  for (let at = from; at < to; at += 1) {
    const cue = CUE_OF_WORD.get(words[at] ?? '');
    if (cue === undefined) continue;
    features.set(1 + cue, 1);
    if (at < from + OPENING_WORDS) features.set(1 + CUES.length + cue, 1);
  }
  const place = PROMINENCE_SIZE - PLACE_FEATURES;
  features.set(place, Math.log(1 + saidBefore));
  if (saidBefore < HARDLY_ANYTHING_SAID) features.set(place + 1, 1);
  else if (saidAfter < HARDLY_ANYTHING_SAID) features.set(place + 2, 1);
  return features;
}

/** The features of every sentence of a text. */
export function textProminenceFeatures(
  { words }: Tokens,
  sentences: readonly Part[],
): ReadonlyMap<number, number>[] {
  let after = sentences.reduce((sum, sentence) => sum + saidBy(sentence.shares), 0);
  let before = 0;
  return sentences.map((sentence) => {
    const said = saidBy(sentence.shares);
    after -= said;
    const features = prominenceFeatures(words, sentence, before, after);
    before += said;
    return features;
  });
}

/** The chance that each sentence speaks of the main profile and not of a second one; all alike without weights. */
export function prominences(
  tokens: Tokens,
  sentences: readonly Part[],
  weights: readonly number[],
): number[] {
  return textProminenceFeatures(tokens, sentences).map((features) => {
    let total = 0;
    for (const [feature, value] of features) total += value * (weights[feature] ?? 0);
    return 1 / (1 + Math.exp(-total));
  });
}
