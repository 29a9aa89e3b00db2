import { oncePerDraft } from '../draft-memory.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import type { RiskFinding } from './finding.ts';
import { graveRisk } from './grave-risk.ts';

const NOT_SO =
  "(?:(?:they|he|she|we|it|I|there|that|nobody|no one|none of them)(?: all)? (?:(?:have|has|is|are|was|were|did|do|does)(?:n['’]?t| not))|(?:nobody|no one|none of them) (?:has|have|did|is)|there (?:is|are|was) no|(?:it|that|this)['’]s not)\\b";
const TELLS =
  "(?:^|[-–:] |\\b(?:just|then|and|or|please|can|could|should|will|I['’]ll|we['’]ll|let['’]?s) )(?:tell|say(?! no)|claim|promise|mention|assure|let (?:her|him|them) (?:think|believe)|push)\\b";
/** "Tell her everyone agreed (they haven't yet)", "push the deadline, there isn't one really". */
const DENIED = new RegExp(
  `${TELLS}[^.!?"]{4,120}(?:\\(|, (?:though|although|even though) |, but | – | - |(?<=\\bdeadline\\b[^.!?]{0,20}), )${NOT_SO}`,
  'iu',
);
/** "Pretend that we have three other offers", "it's not strictly true but say so". */
const PRETENDS =
  /\b(?:pretend(?:ing)? (?:that |to |we |I |it )|make (?:something|a reason|an excuse|a figure) up\b|(?:not|n['’]t) (?:strictly|quite|exactly|entirely|really|technically) true\b[^.!?]{0,40}\b(?:but|say|tell|nobody|no one|they)\b|\b(?:white lie|bend the truth|fudge the (?:figures|numbers)))/iu;
/** Who warns of it means to do none. */
const WARNS =
  /\b(?:don['’]t|do not|never|won['’]t|can['’]t|not going to|no point|stop|shouldn['’]t)\b[^.!?(]{0,20}\b(?:pretend|tell|say|claim|make|push|fudge)/iu;

/** Whether a sentence plans to say what its writer knows not to be so. */
export const isUntruth = oncePerDraft(
  (text: string): boolean => (DENIED.test(text) || PRETENDS.test(text)) && !WARNS.test(text),
);

/** A plan to say what is not true; null where there is none. */
export function untruthPlanned(reading: DraftReading): RiskFinding | null {
  return graveRisk(reading, isUntruth, {
    tag: 'no_evidence',
    text: 'plans to say what is not so. Once that comes out, and it does, nothing else that was said is believed.',
    advice: (place) =>
      `Leave out ${place}, or say it as it is: who has agreed, what is still open, and by when you will know.`,
  });
}
