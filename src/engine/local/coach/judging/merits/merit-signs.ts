import type { DraftReading, MarkTag, MeritTag, Sentence } from '../../reading/draft-reading.ts';
import { MERIT_TAGS } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { isEvidence } from '../signs/evidence.ts';
import { isFairlySaid, isOfTheirOwn } from '../signs/fair-words.ts';
import { isFault } from '../signs/risk-signs.ts';
import { countOf, countsInWords, deadlines, figures, looksAhead, padding } from '../signs/sentence-facts.ts';
import { highest } from '../signs/structure.ts';
import { furtherAsks } from './further-asks.ts';
import { wordedMerits } from './merit-words.ts';
import { isStockThanks } from './taken-back.ts';

const MERITS: ReadonlySet<string> = new Set(MERIT_TAGS);
const GRAVE: ReadonlySet<MarkTag> = new Set([
  'risk_unaddressed',
  'ultimatum',
  'blame',
  'sarcasm',
  'pressure',
  'hype',
  'passive_aggressive',
]);
/** Nobody is glad that an insult is short. */
const HURTFUL: ReadonlySet<MarkTag> = new Set(['blame', 'sarcasm', 'ultimatum', 'passive_aggressive']);
/** Merits that stay merits in a sentence with a grave fault. */
const STANDS_ANYWAY: ReadonlySet<MarkTag> = new Set([
  'evidence_cited',
  'appreciation',
  'ownership',
  'safeguard_named',
]);
const SHORT_WORDS = { text: 35, other: 60 };
function isMerit(tag: MarkTag): tag is MeritTag {
  return MERITS.has(tag);
}

function shown(tag: MeritTag, sentence: Sentence | undefined, weight: number): Sign<MeritTag>[] {
  return sentence === undefined ? [] : [{ tag, span: sentence, sentenceIndex: sentence.index, weight }];
}

/** Words that hide, threaten or accuse: figures beside them are not what to praise first. */
function graveFaults(sentence: Sentence): number {
  const known = graveCounts.get(sentence);
  if (known !== undefined) return known;
  const found = sentence.marks.filter(
    ({ tag, weight }) =>
      GRAVE.has(tag) && weight >= 0.6 && !(isFault(tag) && isFairlySaid(tag, sentence.text)),
  ).length;
  graveCounts.set(sentence, found);
  return found;
}

/** For as long as the sentences live: each of their marks asks. */
const graveCounts = new WeakMap<Sentence, number>();

function numberSigns(reading: DraftReading): Sign<MeritTag>[] {
  const best = highest(reading.sentences, (sentence) => {
    const found = figures(sentence);
    return found === 0
      ? 0
      : found * 2 + countOf(sentence, 'evidence_cited') - graveFaults(sentence) - padding(sentence);
  });
  if (best !== undefined) return shown('specific_numbers', best, 0.9);
  const counted = reading.sentences.find(countsInWords);
  const dated = reading.sentences.find((sentence) =>
    sentence.marks.some((mark) => mark.tag === 'date' && /\d/.test(mark.words)),
  );
  return shown('specific_numbers', counted ?? dated, 0.45);
}

/** The day that lies ahead; one that does not shows by itself only that the draft has some day in it. */
function deadlineSigns(reading: DraftReading): Sign<MeritTag>[] {
  const clear = (sentence: Sentence): number => deadlines(sentence, reading.type);
  const best =
    highest(reading.sentences, (sentence) => (looksAhead(sentence, reading.type) ? clear(sentence) : 0)) ??
    highest(reading.sentences, clear);
  return shown('clear_deadline', best, best?.asks.length ? 0.85 : 0.6);
}

/** Not an ask to praise: put off with "perhaps", given as an order, or too scant to say what is wanted. */
const TIMID_OR_SCANT =
  /^(?:perhaps|maybe|possibly|you (?:are to|must|will|have to|shall))\b|^\S+(?: \S+){0,2}$/i;

/** How a question begins that wants an answer; others are remarks with a question mark. */
const REAL_QUESTION =
  /(?:^|[,:;–—-] |\b(?:and|so|but|then|if) )(?:please|can|could|would|will|shall|should|may|might|do|does|did|are|is|have|has|what|which|when|where|who|whom|how|ok|yes or no|any)\b/i;
const RHETORICAL =
  /\?\?|!\?|\b(?:right|really|ok|huh|eh|haha|on purpose|serious(?:ly)?)\W*\?\W*$|^(?:who cares|why bother|what can|how could|how can|why should|why would|do they|is that|are you (?:serious|kidding))/i;

function isRemark(sentence: Sentence): boolean {
  return sentence.isQuestion && (!REAL_QUESTION.test(sentence.text) || RHETORICAL.test(sentence.text));
}

/** Who offers to do something presses nobody. */
const OFFERED = /^(?:may|shall|should|could) (?:i|we)\b/i;
const ANSWERED_IN_A_WORD = /^(?:do|shall|may|can|should) (?:i|we) \w+\?$/i;

function askSigns(reading: DraftReading): Sign<MeritTag>[] {
  const plain = reading.asks.filter((ask) => ask.plain && ask.form !== 'imperative');
  const ask = plain.find((candidate) => candidate.date !== null) ?? plain.at(-1);
  if (ask === undefined) return [];
  const sentence = reading.sentences[ask.sentenceIndex];
  if (sentence === undefined || isRemark(sentence)) return [];
  if (graveFaults(sentence) > 0 && !OFFERED.test(sentence.text)) return [];
  if (TIMID_OR_SCANT.test(sentence.text) && !ANSWERED_IN_A_WORD.test(sentence.text)) return [];
  if (sentence.marks.some((mark) => mark.tag === 'hedging' && mark.weight >= 0.6)) return [];
  return shown('clear_ask', sentence, ask.date === null ? 0.55 : 0.8);
}

/** A row of numbers counts as words and is no message. */
const HOLDS_WORD = /\p{L}{2}/u;

function brevitySigns(reading: DraftReading): Sign<MeritTag>[] {
  const most = reading.type === 'text' ? SHORT_WORDS.text : SHORT_WORDS.other;
  if (reading.wordCount > most || reading.wordCount < 3 || !HOLDS_WORD.test(reading.text)) return [];
  if (reading.marks.filter((mark) => HURTFUL.has(mark.tag) && mark.weight >= 0.5).length > 1) return [];
  return [{ tag: 'brevity', span: null, sentenceIndex: -1, weight: reading.type === 'text' ? 0.75 : 0.5 }];
}

/** "I did change the checklist without telling you": in a hard talk, what the writers say of their own acts. */
const OWN_ACT =
  /\b(?:i|we)(?:'ve| have| had| did| also| only| just| never| was| were| could| should have|'d)*(?: not|n't)? (?:\w+ed|made|got|took|gave|left|let|told|said|knew|saw|sent|put|forgot|kept|went|came|thought|meant|was|were|did|had|been|done|rung|asked|told|given|shown)\b/i;
const ACCUSED = /^(?:you|your)\b/i;

function ownActSigns(reading: DraftReading): Sign<MeritTag>[] {
  if (reading.type !== 'difficult_conversation') return [];
  const own = highest(reading.sentences, (sentence) => {
    if (!OWN_ACT.test(sentence.text) || ACCUSED.test(sentence.text)) return 0;
    return 1 + (/\b(?:not|n't|never|only|without|wrong|late|too)\b|n't\b/i.test(sentence.text) ? 1 : 0);
  });
  return shown('ownership', own, 0.5);
}

/** How faintly the phrase model may see evidence beside figures for the two to be evidence. */
const LEAST_LEARNED_BESIDE_FIGURES = 0.12;

/** Several figures are likely evidence, and surely so where the phrase model hears of a test, a count or a source. */
function evidenceSigns(reading: DraftReading, learned: readonly Sign<MeritTag>[]): Sign<MeritTag>[] {
  const several = (sentence: Sentence): number => (figures(sentence) >= 2 ? figures(sentence) : 0);
  const best =
    highest(reading.sentences, (sentence) =>
      several(sentence) > 0 && isEvidence(sentence) ? several(sentence) : 0,
    ) ?? highest(reading.sentences, several);
  const heard = learned.flatMap(({ tag, weight, sentenceIndex }) => {
    const sentence = reading.sentences[sentenceIndex];
    if (tag !== 'evidence_cited' || weight < LEAST_LEARNED_BESIDE_FIGURES || sentence === undefined)
      return [];
    return figures(sentence) === 0 ? [] : shown(tag, sentence, 0.95);
  });
  return [...shown('evidence_cited', best, 0.4), ...heard];
}

/** What the readers did, said or have, as only somebody can write who knows of it. */
const ABOUT_THEM =
  /\byou(?:['’]ve| have| had| are|['’]re| were)?(?: once| also| just| recently| always| never| last \w+)* (?!need(?:ed)?\b|interested\b)(?:\p{L}+ed|said|wrote|told|spoke|built|ran|run|found|chose|kept|made|grew|gave|put|led|lead|born|sold|taught|won|began|set|took|brought|began|got|lost|fought|drew|sang|held)\b|\byour (?:own |new |last |latest |first |recent )?(?:\d{4} )?(?:talk|paper|article|post|piece|book|interview|report|festival|exhibition|column|speech|lecture|show|shop|garden|bakery|school|farm|studio|course|programme|podcast|study|museum|library|choir|club|clinic|film|essay|keynote|thesis|blog|campaign|workshop|depot|circular|page|site|tender|letter|menu|shelves|hall|line|plant|harbour|hotel|crew|team|website|advert|question)\b/iu;
/** What could be said to anybody. */
const ABOUT_ANYBODY =
  /\b(?:would|will|could|might|may|can|if|whether|eventually|interested|hope|wish|wanted|want|like to)\b/i;

/** "We can take over your kitchen": what the writers do, not what the readers did. */
const OUR_OFFER = /^(?:we|i)(?:['’](?:d|ll)| (?:can|could|will|would|offer|sell|supply|do|want|need))\b/i;

/** How surely the sentence speaks of this reader: 0 where "you" is only whom it is sent to. */
function personal(sentence: Sentence): number {
  if (isOfTheirOwn(sentence.text) && !sentence.isQuestion) return 1;
  if (sentence.isQuestion || OUR_OFFER.test(sentence.text) || !ABOUT_THEM.test(sentence.text)) return 0;
  const facts = figures(sentence) + countOf(sentence, 'date') + countOf(sentence, 'personalised');
  if (facts === 0 && (ABOUT_ANYBODY.test(sentence.text) || sentence.asks.length > 0)) return 0;
  return 1 + facts;
}

function personalSigns(reading: DraftReading): Sign<MeritTag>[] {
  if (reading.type !== 'outreach') return [];
  const about = highest(reading.sentences, personal);
  return shown('personalised', about, 0.4);
}

const COUNT = String.raw`(?:\d+|one|two|three|four|five|six)`;
/** "It takes two or three weeks": a count, and nothing to choose from. */
const ROUGH_COUNT = new RegExp(`\\b${COUNT} or ${COUNT}\\b`, 'gi');
const LEAVES_CHOICE =
  /\b(?:or|either|both|options?|choices?|choose|alternatives?|prefer|instead|whichever)\b|\?/i;

/** Whether words look like a merit and are none: thanks that are said to anybody, a count that is no choice. */
function isOnlyLike({ tag, sentenceIndex }: Sign<MeritTag>, { sentences }: DraftReading): boolean {
  const text = sentences[sentenceIndex]?.text.trim() ?? '';
  if (tag === 'appreciation') return isStockThanks(text);
  if (tag !== 'options_offered') return false;
  const rest = text.replace(ROUGH_COUNT, '');
  return rest !== text && !LEAVES_CHOICE.test(rest);
}

const LEAST_LEARNED = 0.28;

/** What the phrase model sees, where it is sure enough and no grave fault stands beside it. */
function learnedSigns(reading: DraftReading, learned: readonly Sign<MeritTag>[]): Sign<MeritTag>[] {
  return learned.filter(({ tag, weight, sentenceIndex }) => {
    const sentence = reading.sentences[sentenceIndex];
    if (sentence === undefined || weight < LEAST_LEARNED || tag === 'brevity') return false;
    return graveFaults(sentence) === 0 || STANDS_ANYWAY.has(tag);
  });
}

/** Merits that the draft's words or build show, with those that the phrase model sees. */
export function meritSigns(reading: DraftReading, learned: readonly Sign<MeritTag>[]): Sign<MeritTag>[] {
  const signs: Sign<MeritTag>[] = [];
  for (const sentence of reading.sentences) {
    for (const mark of sentence.marks) {
      if (!isMerit(mark.tag)) continue;
      if (mark.tag === 'warm_opening' && sentence.index > 1) continue;
      if (graveFaults(sentence) > 0 && !STANDS_ANYWAY.has(mark.tag)) continue;
      signs.push({ tag: mark.tag, span: mark, sentenceIndex: sentence.index, weight: mark.weight * 0.6 });
    }
  }
  const heard = learnedSigns(reading, learned);
  return [
    ...[...signs, ...heard].filter((one) => !isOnlyLike(one, reading)),
    ...numberSigns(reading),
    ...deadlineSigns(reading),
    ...askSigns(reading),
    ...brevitySigns(reading),
    ...ownActSigns(reading),
    ...evidenceSigns(reading, learned),
    ...personalSigns(reading),
  ];
}

/** Weights of figures and days in other sentences than the one that shows them best. */
const FIGURES_ELSEWHERE = 0.55;
const DAY_ELSEWHERE = 0.4;

/** Figures and days in every sentence that has them, for where the best one is praised for something rarer. */
function elsewhere(reading: DraftReading): Sign<MeritTag>[] {
  return reading.sentences.flatMap((sentence) => [
    ...(figures(sentence) > padding(sentence) ? shown('specific_numbers', sentence, FIGURES_ELSEWHERE) : []),
    ...(deadlines(sentence, reading.type) > 0 ? shown('clear_deadline', sentence, DAY_ELSEWHERE) : []),
  ]);
}

/** Merits that are worth naming but too faint to say how good the draft is as a whole. */
export function fainterMeritSigns(reading: DraftReading): Sign<MeritTag>[] {
  const worded = wordedMerits(reading).filter(({ tag, sentenceIndex }) => {
    const sentence = reading.sentences[sentenceIndex];
    return sentence !== undefined && (graveFaults(sentence) === 0 || STANDS_ANYWAY.has(tag));
  });
  return [
    ...worded,
    ...furtherAsks(reading, (sentence) => graveFaults(sentence) > 0 || isRemark(sentence)),
    ...elsewhere(reading),
  ];
}
