/** What a draft itself says of safeguards, against the charge that it names none. */
import type { DraftReading, Sentence } from '../../reading/draft-reading.ts';
import { wordedMerits } from '../merits/merit-words.ts';

/** Who jokes or hopes is not safe yet. */
const CARELESS =
  /\b(?:lol|haha|hopefully|somehow|figure it out|should be fine|i think|i guess|i believe|string|tape)\b|;\)|😅|🤞|😄/i;
/** "We drop the script if calls get longer": on what condition a change is taken back. */
const TAKES_BACK =
  /^(?!.*\b(?:you|your|yours)\b)(?:.*\b(?:(?:drop|stop|undo|end|abandon) (?:it|this|that|the)|go back|switch back|revert|reconnect)\b[^.!?;]{0,60}\bif\b|.*\bif\b[^.!?;]{0,60}\b(?:(?:drop|stop|undo|end|abandon) (?:it|this|that|the)|go back|switch back|revert|reconnect)\b)/i;
/** As many sentences of safeguards as these leave no room for a general charge. */
const WELL_COVERED = 2;

interface Safeguards {
  readonly sentences: ReadonlySet<number>;
  readonly coverWell: boolean;
  /** Whether a sentence says when a change is taken back. */
  readonly takesBack: boolean;
}

const known = new WeakMap<DraftReading, Safeguards>();

function safeguardsOf(reading: DraftReading): Safeguards {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const sentences = new Set<number>();
  for (const { tag, sentenceIndex } of wordedMerits(reading))
    if (tag === 'safeguard_named' && !CARELESS.test(reading.sentences[sentenceIndex]?.text ?? ''))
      sentences.add(sentenceIndex);
  const coverWell = sentences.size >= WELL_COVERED && !CARELESS.test(reading.text);
  const takesBack = reading.sentences.some(({ text }) => TAKES_BACK.test(text));
  const safeguards = { sentences, coverWell, takesBack };
  known.set(reading, safeguards);
  return safeguards;
}

/** "The vet passed him", "wiped after 24 hours": the sentence names a safeguard, whatever else is missing. */
export function namesSafeguard(sentence: Sentence, reading: DraftReading): boolean {
  return safeguardsOf(reading).sentences.has(sentence.index);
}

/** Whether the draft names safeguards in several sentences and is nowhere careless, or says when it goes back. */
export function isSafeguarded(reading: DraftReading): boolean {
  const { coverWell, takesBack } = safeguardsOf(reading);
  return coverWell || takesBack;
}
