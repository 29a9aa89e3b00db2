import type { DraftReading, FaultTag, Sentence } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { isEvidence } from './evidence.ts';
import { isStandingOffer } from './impossible/asks.ts';

const FEWEST_WORDS = 30;
const LATE_SHARE = 0.6;
const LATE_START =
  /^(?:also|and|oh|ps|p\.s|btw|by the way|lastly|finally|then|if time|if there|incidentally|anyway)\b/i;

/** What somebody has to decide or sign. */
const DECIDES =
  /\b(?:needs?|has to|have to|must|wants?|ask|asks) (?:[a-z'’]+ ){0,3}?(?:to )?(?:sign|approv|decid|agree|confirm|ok\b|vote|choos|green-?light)|\byes or no\b|\bgo-?ahead\b|\b(?:your|his|her|their|board) (?:approval|decision|signature|ok)\b/i;

/** What each of them holds; few sentences hold any. */
const DECISION = /sign|appro|deci|agree|confirm|\bok\b|vote|choos|green|yes or no|ahead/i;

/** How much a sentence carries: figures, purpose, evidence, a plain ask, a decision or a deadline. */
function substance(sentence: Sentence): number {
  const tags = new Set(sentence.marks.filter((mark) => mark.weight >= 0.5).map((mark) => mark.tag));
  let found = sentence.asks.some((ask) => ask.plain) ? 1 : 0;
  if (DECISION.test(sentence.text) && DECIDES.test(sentence.text)) found += 2;
  for (const tag of ['purpose_stated', 'evidence_cited', 'number', 'date'] as const)
    if (tags.has(tag)) found += 1;
  return found;
}

/** With whom a meeting is, when and where, is no matter of its own. */
function isTitle({ index }: Sentence, { type }: DraftReading): boolean {
  return type === 'meeting_prep' && index === 0;
}

/** What is asked late where the weightiest sentence asks nothing; none where that only tells what was found. */
function asked({ sentences }: DraftReading, best: Sentence): Sentence | undefined {
  if (best.asks.length > 0 || DECIDES.test(best.text)) return best;
  const ask = sentences.findLast(({ asks, index }) => asks.length > 0 && index >= sentences.length / 3);
  return ask ?? (isEvidence(best) ? undefined : best);
}

/** What counts most comes late: the weightiest sentence stands far behind the opening, which holds nothing of its kind. */
export function prominenceSigns(reading: DraftReading): Sign<FaultTag>[] {
  const signs: Sign<FaultTag>[] = [];
  const total = reading.sentences.reduce((sum, sentence) => sum + sentence.wordCount, 0);
  let before = 0;
  let early = 0;
  let best: Sentence | undefined;
  let most = 1;
  for (const sentence of reading.sentences) {
    const value = isTitle(sentence, reading) ? 0 : substance(sentence);
    if (before < total * 0.35) early = Math.max(early, value);
    else if (before >= total * LATE_SHARE && value > most) {
      most = value;
      best = sentence;
    }
    if (sentence.index > 0 && LATE_START.test(sentence.text) && (value >= 1 || sentence.asks.length > 0)) {
      signs.push({ tag: 'buried_ask', span: sentence, sentenceIndex: sentence.index, weight: 0.35 });
    }
    before += sentence.wordCount;
  }
  if (best !== undefined && total >= FEWEST_WORDS && most > early) {
    const buried = asked(reading, best);
    if (buried !== undefined && !isStandingOffer(buried.text))
      signs.push({ tag: 'buried_ask', span: buried, sentenceIndex: buried.index, weight: 0.35 });
  }
  return signs;
}
