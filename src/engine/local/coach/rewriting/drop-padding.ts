import type { MessageType } from '../../../../domain/message-types.ts';
import { extractPromises } from '../../../facts/statements.ts';
import type { RiskFinding } from '../judging/finding.ts';
import type { FaultTag } from '../reading/draft-reading.ts';
import { showsAbove, type Unit } from './draft-parts.ts';
import { holdsFacts } from './held-facts.ts';
import { small } from './wording/rule.ts';

/** Set phrases that say nothing, whatever the draft. Others are known by what experts leave out. */
const EMPTY_SENTENCES: readonly RegExp[] = [
  /^(?:so )?(?:i |we )?(?:really |do |sincerely )?(?:hope|trust) (?:that )?(?:this|you|all|everything|your)\b(?!.*\b(?:can|will|could|agree|understand)\b)/i,
  /^no (?:worries|rush|stress|pressure|obligation|hard feelings|biggie)\b/i,
  /^(?:please )?(?:do )?feel free to ignore\b/i,
  /^(?:let me know (?:what you think|your thoughts|if (?:you have )?any questions)|(?:any )?thoughts\?)/i,
];

/** Faults that leave nothing once the words that show them go, when the sentence holds no fact. */
const EMPTY_TAGS = [
  'generic_opening',
  'hype',
  'sarcasm',
  'passive_aggressive',
  'apologetic',
  'blame',
  'pressure',
] as const;

const PRAISE = /\b(?:congrat\w*|thank\w*|well done|great work|good work|brilliant|record|appreciate\w*)\b/i;

/** From which weight on a mark decides. */
const SURE = 0.9;
const HURT = 0.75;
/** What a question that wants no answer needs. */
const HINT = 0.3;

/** What a difficult conversation is better without. */
const HURTFUL_TAGS = ['sarcasm', 'passive_aggressive', 'apologetic', 'blame', 'absolutes'] as const;

const VAGUE_ASK =
  /^(?:interested|thoughts|ideas|any interest)\?|\b(?:get your (?:views|thoughts|take)|your (?:views|thoughts|feedback|input)|what you (?:think|feel)|chat (?:some ?time|at some point)|brainstorm|catch up|touch base|connect|explore (?:options|synergies)|please (?:action|advise)|have a (?:little |quick )?(?:think|look)|have questions|confirm receipt|come back to me|circle back|on alignment|regroup|get some input|pick your brain|(?:could|can|might|should) (?:perhaps |maybe |all )?look (?:at|into) (?:it|this|that) (?:together|some ?time)|(?:ping|call|text) me (?:whenever|any ?time)|some input on|helicopter view|talk (?:some ?time|at some point|soon))\b/i;

/** Whether a sentence is a set phrase without a fact. `known` are names that stand elsewhere. */
export function isPadding(unit: Unit, known: ReadonlySet<string>): boolean {
  if (unit.isListItem) return false;
  const text = unit.text.trim().replaceAll('’', "'");
  return EMPTY_SENTENCES.some((pattern) => pattern.test(text)) && !holdsFacts(small(unit.text), known);
}

/** Whether the words that show a fault are all there is to a sentence. */
export function isOnlyTone(unit: Unit, known: ReadonlySet<string>, type: MessageType): boolean {
  return !unit.isListItem && showsOnlyTone(unit, type) && !holdsFacts(unit.text, known);
}

const RHETORICAL = /, (?:right|huh|eh)\?$/i;

function showsOnlyTone(unit: Unit, type: MessageType): boolean {
  const isAsked = unit.sentence.isQuestion && !RHETORICAL.test(unit.text);
  if (isAsked || type === 'text' || PRAISE.test(unit.text)) return false;
  if (type === 'difficult_conversation')
    return unit.sentence.wordCount <= 28 && showsAbove(HURT, unit, HURTFUL_TAGS);
  if (unit.sentence.wordCount > 16) return false;
  if (RHETORICAL.test(unit.text)) return showsAbove(HINT, unit, EMPTY_TAGS);
  if (unit.sentence.asks.some((ask) => ask.plain && ask.form !== 'implied')) return false;
  return showsAbove(SURE, unit, EMPTY_TAGS);
}

/** An ask that nobody could say yes to, with no fact in it: the closing question says it better. */
export function isVagueAsk(unit: Unit, known: ReadonlySet<string>): boolean {
  const { asks, wordCount } = unit.sentence;
  if (unit.isListItem || asks.length === 0 || wordCount > 22 || !VAGUE_ASK.test(unit.text)) return false;
  const isPlain = asks.some((ask) => ask.plain && ask.form === 'question' && !VAGUE_ASK.test(ask.words));
  return !isPlain && !holdsFacts(unit.text, known);
}

/** From how many words on background without a fact may go. */
const LONG_DRAFT_WORDS = 80;
const LEANING =
  /^(?:it|its|this|that|these|those|they|them|he|she|his|her|their|but|so|which|there|then|both)\b/i;

/**
 * The units without background, for a reader who wants the bottom line of a long draft: a statement goes when it
 * holds no fact, asks nothing and thanks for nothing, and what follows does not lean on it.
 */
export function withoutBackground(
  units: readonly Unit[],
  wordCount: number,
  mayGo: (unit: Unit) => boolean,
): readonly Unit[] {
  if (wordCount < LONG_DRAFT_WORDS) return units;
  const kept: Unit[] = [];
  for (const unit of [...units].reverse()) {
    const next = kept.at(-1);
    const isNeeded = next !== undefined && LEANING.test(next.text);
    if (isNeeded || !isBackground(unit) || !mayGo(unit)) kept.push(unit);
  }
  return kept.reverse();
}

/** Faults that go with their sentence when it holds nothing else, and up to how many words it may have. */
const GOES_WITH_ITS_SENTENCE: ReadonlyMap<FaultTag, number> = new Map([
  ['apologetic', 28],
  ['generic_opening', 28],
  ['passive_aggressive', 20],
  ['sarcasm', 20],
  ['self_centred', 28],
  ['hype', 20],
  ['pressure', 16],
  ['absolutes', 14],
  ['blame', 14],
  ['too_long', 28],
  ['ultimatum', 12],
  ['hedging', 12],
  ['no_evidence', 6],
  ['no_next_step', 10],
  ['vague_ask', 12],
]);

/** Whether a risk quotes the sentence, and the sentence holds no fact, denial or promise that would go with it. */
export function isFaultOnly(unit: Unit, risks: readonly RiskFinding[], known: ReadonlySet<string>): boolean {
  const { wordCount, isQuestion } = unit.sentence;
  if (unit.isListItem || isQuestion || PRAISE.test(unit.text) || KEEPS_SENSE.test(unit.text)) return false;
  const quotesIt = risks.some(
    ({ tag, quote }) =>
      quote !== null &&
      wordCount <= (GOES_WITH_ITS_SENTENCE.get(tag) ?? 0) &&
      (unit.text.includes(quote) || quote.includes(unit.text)),
  );
  return quotesIt && !holdsFacts(unit.text, known) && extractPromises(unit.text).length === 0;
}

/** Words of a decision or a duty, which must not go whatever else the sentence holds. */
const KEEPS_SENSE =
  /\b(?:not|never|remains?|stays?|unchanged|must|needs?|deadline|decision|recommend|propose|because|allerg\w*|danger\w*|broken|leak\w*)\b|n['’]t\b/i;

const SAYS_WHO_WRITES =
  /\b(?:I['’]m|I am|we['’]re|we are) (?:\w+ )?\w+ing\b|\b(?:we|I) (?:make|build|sell|offer|run|do|work|teach|repair|bake|grow|design)\b/i;

function isBackground(unit: Unit): boolean {
  const { asks, isQuestion } = unit.sentence;
  if (unit.isListItem || isQuestion || asks.length > 0 || PRAISE.test(unit.text)) return false;
  if (SAYS_WHO_WRITES.test(unit.text)) return false;
  return !/[:\u201c"]|\b(?:deadline|decision|recommend|propose|not|n't|never|no|remains?|stays?|unchanged|must|needs?|will|can|should|costs?|price|free|offer|means|because|makes?|works?|keeps?|writing|written|confirmed|agreed|signed|approved|tested|checked|proved)\b/i.test(
    unit.text,
  );
}
