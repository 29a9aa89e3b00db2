/** Words that look like a merit and are hollow: the praise that was found in them is not spoken. */
import type { DraftReading, MeritTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';

/** "Thank you for your patience and flexibility in these times": thanks that are said to anybody. */
const GENERAL =
  '(?:co-?operation|attention|understanding|dedication|commitment|service|custom|consideration|compliance|patience|flexibility|passion|enthusiasm|loyalty|professionalism|resilience)';
const FORMULA = new RegExp(
  `\\b(?:thank\\w*|grateful|appreciate\\w*)\\b[^.!?]{0,30}\\b(?:your|their|its) (?:(?:continued|kind|ongoing|prompt|usual|full|valued|hard) )?${GENERAL}(?:(?:,|,? and) (?:your )?${GENERAL})*(?: (?:in|at|during|through|throughout) (?:this|these|what)\\b[^.!?,]{0,40}\\b(?:times?|periods?|journey|weeks|months|matter))?[.! ]*$`,
  'i',
);
/** "Thanks for being the best team ever": who is praised beyond measure is thanked for nothing. */
const GUSHES =
  /\bthank\w*\b[^.!?]{0,40}\b(?:best|greatest|most amazing) (?:team|people|colleagues|staff|crew|bunch|clients|customers|neighbou?rs)\b/i;
/** "Have won 11 awards", "my firm employs 45 people": a portrait of the sender. */
const PORTRAIT =
  /\b(?:have |has )?won (?:over |more than )?\d+ (?:\p{L}+ )?(?:awards?|prizes?|medals?)\b|\b(?:my|our) (?:firm|company|business|agency|group) (?:now )?(?:employs|has|counts) (?:over |more than |some |around )?\d+ (?:people|employees|staff|offices|branches|clients|consultants)\b/iu;
/** "10x faster", "the #1 provider", "trusted by 5,000+": big numbers that measure nothing. */
const INFLATED =
  /#\s?1\b|\bno\.? ?1\b|\b\d+ ?x (?:\w+er|more|the)\b|\b\d+ times (?:\w+er|more|less|as)\b|\b100 ?%|\b\d[\d,.]*(?:k|m)?\+|\b(?:up to|at least) \d+ ?(?:%|x)|\b24\/7\b|\b360\b|\b\d+ out of \d+ (?:companies|people|businesses|experts|doctors|customers)\b/gi;
/** "Maybe 2", "or perhaps 6": nobody has counted. */
const UNCOUNTED =
  /\b(?:maybe|perhaps|possibly|probably|or so|something like)\b(?: \p{L}+){0,2} [£$€]?\d|\b(?:maybe|perhaps) an? \p{L}+, (?:or )?(?:maybe|perhaps)\b/iu;
/** "4 times.": said once more, for the sake of it. */
const NUMBER_ALONE = /^\W*(?:\d+|\p{L}+) times\b\W*$/iu;
/** "According to Steve you spent half the week", "everyone says": heard, and not shown. */
const HEARSAY =
  /\baccording to \p{Lu}\p{L}+,? you\b|\b(?:I(?:['’]ve| have)? (?:been told|heard|hear)|(?:he|she|they|people|\p{Lu}\p{L}+) (?:told|tells?) me|word is|rumou?r has it|a little bird)\b[^.!?]{0,40}\byou(?:['’](?:ve|re|d))?\b/iu;
/** "You promised it by 1 June", "they left before 5pm last Friday": a day on which something was due or done. */
const OVER =
  /\byou(?:['’]d| had)? (?:promised|swore|said|assured|told (?:me|us))\b|\bwas promised\b|\b(?:were|was) (?:meant|supposed) to\b|\b(?:by|before|until|at|after) [^.!?,]{1,14}\b(?:last (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|night)|yesterday)\b/i;
/** "Why is the van not back yet": asks for a reason, and gives none. */
const ASKS_WHY =
  /\bwhy (?:is|are|was|were|am|has|have|had|do|does|did|can|could|should|would|will|on earth|the hell|oh why)(?:n['’]?t)?\b/i;
/** "So that the office is not bothered all day": for the writers' own comfort. */
const OWN_COMFORT =
  /\bso (?:that )?[^.!?]{0,40}\b(?:(?:not|never|n['’]t) (?:be |being |get |constantly |always )?(?:bothered|disturbed|pestered|blamed|annoyed|asked)|(?:do not|don['’]t|doesn['’]t|won['’]t) have to (?:listen|hear|deal|bother|put up|chase|answer))\b/i;

const FIGURES: ReadonlySet<MeritTag> = new Set(['evidence_cited', 'specific_numbers']);

/** Whether a sentence holds big numbers and none that measures anything. */
function isInflated(text: string): boolean {
  const rest = text.replace(INFLATED, ' ');
  return rest !== text && !/\d/.test(rest);
}

const HOLLOW: Readonly<Partial<Record<MeritTag, readonly RegExp[]>>> = {
  appreciation: [FORMULA, GUSHES],
  clear_deadline: [OVER],
  evidence_cited: [PORTRAIT, UNCOUNTED, HEARSAY],
  purpose_stated: [ASKS_WHY, OWN_COMFORT],
  specific_numbers: [PORTRAIT, UNCOUNTED, NUMBER_ALONE],
};

/** Whether a sentence only looks as if it had this merit. */
export function isHollow(tag: MeritTag, text: string): boolean {
  if (FIGURES.has(tag) && isInflated(text)) return true;
  return HOLLOW[tag]?.some((words) => words.test(text)) === true;
}

/** The signs of merits without those of sentences that only look as if they had them. */
export function withoutHollow(
  signs: readonly Sign<MeritTag>[],
  { sentences }: DraftReading,
): readonly Sign<MeritTag>[] {
  return signs.filter(({ tag, sentenceIndex }) => {
    const sentence = sentences[sentenceIndex];
    return sentence === undefined || !isHollow(tag, sentence.text);
  });
}
