import type { DraftReading, FaultTag, Sentence } from '../../reading/draft-reading.ts';
import { FAULT_TAGS } from '../../reading/draft-reading.ts';
import { remembered } from '../../remembered.ts';
import type { Sign } from '../finding.ts';
import { everydayFaultSigns } from './everyday-faults.ts';
import { isEvidence } from './evidence.ts';
import { isOnlyPraise } from './fair-words.ts';
import { cannotShow } from './impossible/cannot-show.ts';
import { plainFaultSigns } from './plain-faults.ts';
import { isSafeguarded, namesSafeguard } from './safeguarded.ts';
import { figures, isMeasured } from './sentence-facts.ts';

const FAULTS: ReadonlySet<string> = new Set(FAULT_TAGS);
/** An opening is generic only where a message opens. */
const OPENING_SENTENCES = 3;
/** What begins within this share of the draft is not buried. */
const EARLY_SHARE = 0.25;
/** Nor is what makes up more of it than this. */
const MOST_OF_IT = 0.55;

export function isFault(tag: string): tag is FaultTag {
  return FAULTS.has(tag);
}

/** "Would you …?", "Could you …?": a question put politely accuses nobody. */
const POLITE_QUESTION =
  /^(?:(?:so|and|if so|then),? )?(?:would|could|can|will|shall|may|might) (?:you|we|i)\b/i;
const NOT_IN_POLITE_QUESTIONS: ReadonlySet<string> = new Set([
  'blame',
  'passive_aggressive',
  'sarcasm',
  'ultimatum',
]);

function isPoliteQuestion(sentence: Sentence): boolean {
  return sentence.isQuestion && POLITE_QUESTION.test(sentence.text);
}

/** What a real question does not claim: it asks the reader about it. */
const NOT_IN_QUESTIONS: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'hype',
  'no_evidence',
  'no_people',
  'no_purpose',
  'risk_unaddressed',
  'safeguard_missing',
  'surprise_change',
]);
const QUESTION_START =
  /^(?:(?:my|our|the|one) question: )?(?:\W*(?:so|and|but|then|if so|if not),? )?(?:what|which|when|where|who|whom|how|would|could|can|will|shall|should|may|do|does|did|is|are|has|have)\b/i;
const RHETORICAL =
  /\b(?:possibly|who (?:cares|checks|needs|falls|knows)|why (?:bother|not)|the worst|seriously|lol|haha)\b|\?\?|\?!/i;

function isRealQuestion(sentence: Sentence): boolean {
  return sentence.isQuestion && QUESTION_START.test(sentence.text) && !RHETORICAL.test(sentence.text);
}

function asksAfterPeople(sentence: Sentence): boolean {
  return sentence.marks.some(({ tag, weight }) => tag === 'empathy' && weight >= 0.5);
}

function isDefinite(sentence: Sentence): boolean {
  return sentence.marks.some((mark) => mark.tag === 'date' || mark.tag === 'number');
}

/** "Would you be open to a 30 minute demo next week?": whoever answers it knows to what. */
export function asksDefinitely(sentence: Sentence): boolean {
  return isPoliteQuestion(sentence) && isDefinite(sentence);
}

/** What is asked may be buried soon after the opening, what is only said in the second half. */
function isLate(sentence: Sentence, { sentences, text, wordCount }: DraftReading): boolean {
  const { asks, index, start } = sentence;
  if (start < text.length * EARLY_SHARE || sentence.wordCount > wordCount * MOST_OF_IT) return false;
  return asks.length > 0 ? index >= 1 : index >= sentences.length / 2;
}

/** A condition that a threat has; a poll that says how many answered threatens nobody. */
const CONDITION =
  /\b(?:or|otherwise|unless|else|last|final\w*|either|you lose|return|warn\w*|consequences?)\b/i;

/** So many figures of what was counted tell how it went, not how it has to be. */
const FEWEST_FIGURES = 2;

/** What a draft that names its safeguards is not charged with. */
const ABOUT_SAFETY: ReadonlySet<FaultTag> = new Set([
  'risk_unaddressed',
  'safeguard_missing',
  'surprise_change',
]);

/** Figures with their source are no bare claim, and without a condition no threat. */
function isDisproved(tag: FaultTag, sentence: Sentence, reading: DraftReading): boolean {
  if (ABOUT_SAFETY.has(tag) && isSafeguarded(reading)) return true;
  if (isOnlyPraise(tag, sentence, reading)) return true;
  if (tag === 'safeguard_missing' || tag === 'sarcasm' || tag === 'passive_aggressive')
    return namesSafeguard(sentence, reading);
  if (tag === 'rigid') return figures(sentence) >= FEWEST_FIGURES && isEvidence(sentence);
  if (tag === 'no_evidence') return isMeasured(sentence);
  return tag === 'ultimatum' && isMeasured(sentence) && !CONDITION.test(sentence.text);
}

/** Whether the place of a fault's words lets them count: the same words mean less elsewhere. */
export function countsHere(tag: FaultTag, sentence: Sentence, reading: DraftReading): boolean {
  return (
    standsWhereItCounts(tag, sentence, reading) &&
    !cannotShow(tag, sentence.text) &&
    isSaid(tag, sentence) &&
    !isDisproved(tag, sentence, reading)
  );
}

/** Whether the sentence stands where the fault can be: quickly told, and so before its words are read. */
function standsWhereItCounts(tag: FaultTag, sentence: Sentence, reading: DraftReading): boolean {
  if (tag === 'generic_opening') return sentence.index < OPENING_SENTENCES;
  if (tag === 'buried_ask') return isLate(sentence, reading);
  if (tag === 'vague_ask') return sentence.asks.length > 0 || sentence.index >= reading.sentences.length / 2;
  if (tag === 'no_ask') return reading.asks.every((ask) => !ask.plain);
  if (tag === 'too_short') return reading.wordCount <= 12;
  return true;
}

/** Whether the sentence says the fault's words and does not only ask about them. */
function isSaid(tag: FaultTag, sentence: Sentence): boolean {
  if (NOT_IN_POLITE_QUESTIONS.has(tag) && isPoliteQuestion(sentence)) return false;
  if (tag === 'vague_ask' && asksDefinitely(sentence)) return false;
  if (NOT_IN_QUESTIONS.has(tag) && isRealQuestion(sentence)) return false;
  if (tag === 'no_people' && asksAfterPeople(sentence)) return false;
  return tag !== 'ultimatum' || !sentence.isQuestion || /\b(?:either|or else)\b/i.test(sentence.text);
}

/** Faults that the draft's words show. */
export function wordSigns(reading: DraftReading): Sign<FaultTag>[] {
  const signs = [...plainFaultSigns(reading), ...everydayFaultSigns(reading)].filter(
    ({ tag, sentenceIndex }) => {
      const sentence = reading.sentences[sentenceIndex];
      return sentence !== undefined && countsHere(tag, sentence, reading);
    },
  );
  for (const sentence of reading.sentences) {
    const counts = remembered((tag: FaultTag) => countsHere(tag, sentence, reading));
    for (const mark of sentence.marks) {
      if (isFault(mark.tag) && counts(mark.tag)) {
        signs.push({ tag: mark.tag, span: mark, sentenceIndex: sentence.index, weight: mark.weight * 0.75 });
      }
    }
  }
  return signs;
}
