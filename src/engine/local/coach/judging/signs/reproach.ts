import type { DraftReading, FaultTag, Sentence } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { cannotShow } from './impossible/cannot-show.ts';

/** Words that judge. Beside "you" or a name they are a reproach, whatever the sentence. */
const HARSH = new Set(
  `abandon absurd accuse afford annoy annoyed appalling arrogant ashamed awful bad badly betray betrayed blame bluff
  boast bother careless chaos cheat childish clueless complain complaint complaints coward dare delay delays
  destroy dirty disappoint disappointed disappointing disaster disgrace disgusting dishonest disrespect disrespectful
  dreadful drag dragging dump dumped embarrass embarrassed embarrassing enough excuse excuses fail failed failing
  failure failures fake fault fed fiddle foolish forget forgot fuss greedy hell hide hiding hogging hopeless horrible
  ignorant ignore ignored ignoring impossible incompetent irresponsible joke killing lazy liar lie lied lies lost
  lousy mess messed messing mistake mistakes moan moaning mockery nag naive negative neglect nerve nonsense nothing
  obstacle offended outrageous pathetic petty poor pretend problem prove pushy refuse refused ridiculous rotten rude
  ruin ruined sabotage scandal scared selfish shame shameful shambles shocking sick silly slack slacking sloppy slow
  spoil spoilt stall stalling stubborn stupid sulk terrible thoughtless throw threw tired trouble ugly unacceptable
  unfair unprofessional unreliable upset useless waste wasted wasting weak whine whining worse worst wrong`.split(
    /\s+/,
  ),
);
const YOU = /\b(?:you|your|yours|u|ur)\b/i;
const OWN_FAULT = /\b(?:i|we|my|our)\b/i;

function harshWords(sentence: Sentence): number {
  let found = 0;
  for (const word of sentence.text.toLowerCase().match(/[a-z]+/g) ?? []) if (HARSH.has(word)) found += 1;
  return found;
}

function reproachWeight(sentence: Sentence): number {
  const harsh = harshWords(sentence);
  if (harsh === 0 || !YOU.test(sentence.text) || sentence.isQuestion) return 0;
  if (cannotShow('blame', sentence.text)) return 0;
  const own = OWN_FAULT.test(sentence.text) ? 0.15 : 0;
  const loud = /!|\b[A-Z]{3,}\b/.test(sentence.text) ? 0.1 : 0;
  return Math.max(0, Math.min(0.6, 0.25 + harsh * 0.1 + loud - own));
}

/** Reproaches that no phrase of the lexicon knows: a judging word in a sentence about the reader. */
export function reproachSigns(reading: DraftReading): Sign<FaultTag>[] {
  if (reading.type !== 'difficult_conversation' && reading.type !== 'email' && reading.type !== 'text')
    return [];
  const signs: Sign<FaultTag>[] = [];
  for (const sentence of reading.sentences) {
    const weight = reproachWeight(sentence);
    if (weight > 0) signs.push({ tag: 'blame', span: sentence, sentenceIndex: sentence.index, weight });
  }
  return signs;
}
