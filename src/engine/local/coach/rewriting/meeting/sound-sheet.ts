/** Whether a sheet sorted from notes still says what the notes said, so that it may stand for them. */

/** The first word of what goes on with the note before it, and means something else behind another. */
const LEANS_ON_LAST =
  /^(?:[-*•–] ?)?(?:or|but|and|so|then|otherwise|if not|that|it|its|it['’]s|this|these|those|same|which|because|instead|nothing else|not (?:that|the)|only if|at least|for (?:this|that)|(?:I|we) (?:think|guess|reckon|suppose|believe|hope) (?:it|that|this|they|those|these)\b|one of|both|also|the (?:other|rest|second|latter))\b/i;
const LONGEST_PROBE_WORDS = 4;
const FEWEST_PROBE_LETTERS = 6;
/** "You isn't": a verb that was left in the third person. */
const OF_NO_PERSON = /\byou (?:isn['’]t|is|has|hasn['’]t|was|wasn['’]t|does|doesn['’]t)\b/i;
/** "First: (pipeline up 31%)", "- (why)": an aside to nothing. */
const BARE_ASIDE = /(?:^|\n)(?:- )?(?:[\p{Lu}][\p{L} ]{1,20}: )?\(/u;
const OPENING_LINE = /^Opening line: "(.*)"/m;
/** What is no sentence of its own to say aloud. */
const HALF_SAID =
  /^(?:or|and|but|because|so that|if|unless|although|though|than|at least|maybe|perhaps|possibly|which|that|not)\b/i;

function wordsIn(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Where the first words of a sentence stand in the sheet; -1 where they are worded anew or gone. */
function placeIn(sheet: string, sentence: string): number {
  const words = wordsIn(sentence).trim().split(' ');
  const probe = ` ${words.slice(0, LONGEST_PROBE_WORDS).join(' ')} `;
  return probe.length < FEWEST_PROBE_LETTERS ? -1 : sheet.indexOf(probe);
}

/** Whether a sentence that goes on with the one before it stands right behind that one, or both are gone. */
function followsLast(sheet: string, last: string, sentence: string): boolean {
  const [before, at] = [placeIn(sheet, last), placeIn(sheet, sentence)];
  if (before < 0) return at < 0;
  if (at < 0) return true;
  const between = sheet.slice(before, at).trim().split(' ').length - wordsIn(last).trim().split(' ').length;
  return at > before && between <= MOST_BETWEEN_WORDS;
}

/** A label of the sheet, or a word that was left out. */
const MOST_BETWEEN_WORDS = 2;

function hasWholeBrackets(text: string): boolean {
  return text.split('(').length === text.split(')').length && text.split('"').length % 2 === 1;
}

/**
 * Whether a sheet holds together: what leaned on the note before it still follows it, no line is half a bracket or an
 * aside to nothing, and the opening line is something that one can say.
 */
export function isSoundSheet(sentences: readonly string[], sheet: string): boolean {
  if (OF_NO_PERSON.test(sheet) || BARE_ASIDE.test(sheet)) return false;
  if (HALF_SAID.test(OPENING_LINE.exec(sheet)?.[1] ?? '')) return false;
  if (sentences.every(hasWholeBrackets) && !sheet.split('\n').every(hasWholeBrackets)) return false;
  const words = wordsIn(sheet);
  return sentences.every((sentence, index) => {
    const last = sentences[index - 1];
    return last === undefined || !LEANS_ON_LAST.test(sentence) || followsLast(words, last, sentence);
  });
}
