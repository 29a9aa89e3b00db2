import type { DraftReading, FaultTag, MeritTag, Sentence, Span } from '../../reading/draft-reading.ts';
import { FAULT_TAGS, MERIT_TAGS } from '../../reading/draft-reading.ts';
import { type PhraseModel, type PhraseTag, phraseModel } from '../../reading/phrases/model.ts';
import type { Word } from '../../reading/words.ts';
import type { Sign } from '../finding.ts';
import { clauses } from '../quoting/quote.ts';
import { cannotShow } from './impossible/cannot-show.ts';
import { countsHere } from './risk-signs.ts';

const FAULTS: ReadonlySet<string> = new Set(FAULT_TAGS);
const MERITS: ReadonlySet<string> = new Set(MERIT_TAGS);

function isFaultSign(sign: Sign<PhraseTag>): sign is Sign<FaultTag> {
  return FAULTS.has(sign.tag);
}

function isMeritSign(sign: Sign<PhraseTag>): sign is Sign<MeritTag> {
  return MERITS.has(sign.tag);
}

export interface LearnedSigns {
  readonly faults: readonly Sign<FaultTag>[];
  readonly merits: readonly Sign<MeritTag>[];
  /** For each sentence how much it speaks for each of `MERIT_TAGS`, however faintly. */
  readonly heard: readonly (readonly number[])[];
}

/** A clause of fewer words says too little by itself, and goes with the next one. */
const FEWEST_CLAUSE_WORDS = 4;
/** A clause is shorter than the sentences that the model was measured on, and its weight less sure. */
const CLAUSE_TRUST = 0.8;

interface Part extends Span {
  readonly words: readonly Word[];
}

/** The sentence's clauses, each with its words; none when it has only one. */
function partsOf(sentence: Sentence, words: readonly Word[]): Part[] {
  const parts: Part[] = [];
  let own: Word[] = [];
  let start = sentence.start;
  let next = 0;
  for (const { start: clauseStart, end } of clauses(sentence)) {
    if (own.length === 0) start = words[next]?.start ?? clauseStart;
    for (let word = words[next]; word !== undefined && word.start < end; word = words[next]) {
      own.push(word);
      next += 1;
    }
    if (own.length < FEWEST_CLAUSE_WORDS) continue;
    parts.push({ start, end, words: own });
    own = [];
  }
  return parts.length > 1 ? parts : [];
}

/** For each tag the words that show it most surely: the whole sentence, or a clause that by itself weighs more. */
function signsOf(
  reading: DraftReading,
  sentence: Sentence,
  scores: readonly number[],
  { tags, weigh, weightsOf }: PhraseModel,
): Sign<PhraseTag>[] {
  const { words } = sentence;
  const weights = [...weightsOf(scores)];
  const spans = tags.map((): Span => sentence);
  for (const part of partsOf(sentence, words)) {
    weigh(part.words, reading.text.slice(part.start, part.end)).forEach((shown, at) => {
      const weight = shown * CLAUSE_TRUST;
      if (weight <= (weights[at] ?? 0)) return;
      weights[at] = weight;
      spans[at] = part;
    });
  }
  const signs: Sign<PhraseTag>[] = [];
  weights.forEach((weight, at) => {
    const tag = tags[at];
    if (weight > 0 && tag !== undefined)
      signs.push({ tag, span: spans[at] ?? sentence, sentenceIndex: sentence.index, weight });
  });
  return signs;
}

/** What the phrase model sees in the draft's sentences, whether or not the lexicon knows their wording. */
export function learnedSigns(reading: DraftReading, model: PhraseModel = phraseModel()): LearnedSigns {
  const scores = reading.sentences.map(({ words, text }) => model.score(words, text));
  const signs = reading.sentences.flatMap((sentence, at) =>
    signsOf(reading, sentence, scores[at] ?? [], model),
  );
  const columns = MERIT_TAGS.map((tag) => model.tags.indexOf(tag));
  return {
    faults: signs.filter(isFaultSign).filter(({ tag, span, sentenceIndex }) => {
      const sentence = reading.sentences[sentenceIndex];
      if (sentence === undefined || !countsHere(tag, sentence, reading)) return false;
      return span === null || span === sentence || !cannotShow(tag, reading.text.slice(span.start, span.end));
    }),
    merits: signs.filter(isMeritSign),
    heard: scores.map((own) => columns.map((column) => own[column] ?? 0)),
  };
}
