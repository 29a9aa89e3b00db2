/** What words cannot be charged with, however much they look like it: a check on the lexicon and the phrase model. */
import type { FaultTag } from '../reading/draft-reading.ts';

/** What a threat cannot do without: a condition, an end or a consequence. */
const THREATENS =
  /\b(?:if|or|unless|otherwise|else|until|till|latest|last|final|warn\w*|consequences?|will|who(?:ever)?|those|failing|should|choose|choice|either|out|leave|gone|lose|over|off|else\w*|court|police|lawyer|resign|quit)\b|['’]ll\b/i;

/** "What got in the way on your side?" and "my part in it" ask and concede; they charge nobody. */
const INVITES_OR_OWNS =
  /^(?:what|how) .*\b(?:got in the way|(?:could|can|would|should|do) (?:we|you|I))\b.*\?$|\bmy (?:own )?(?:part|fault|mistake|share)\b|\bpart of (?:this|it|that) is (?:mine|on me)\b/iu;
/** "Not known: how it works for …" says how far the evidence goes. */
const NAMES_LIMIT = /^(?:(?:what is )?not (?:yet )?known|unknown|open|limits?)\b/i;
/** "I am sorry for what I said", "we apologise for the outage": an apology for something that was done is due. */
const DUE_APOLOGY =
  /\b(?:sorry|apologi[sz]e) (?:for|about|that) (?:your|what|how|the (?!bother|long|length|trouble|delay|disturb|intrusion|mess|inconven|spam)|my (?!english|ignorance|bad|late|slow)|\p{Lu}(?!['’ ]))/u;
const FIGURES = /\d[\d.,:]*/g;
const MAY_ASK =
  /\?|\b(?:thoughts?|think|ideas?|know|feedback|help|support|some\w*|any\w*|look|input|interest\w*|welcome|hear|touch|chat|talk|would|could|can|please|you|your)\b/i;

/** What the words of a fault cannot be, however much they look like it. */
const CANNOT: Readonly<Partial<Record<FaultTag, (text: string) => boolean>>> = {
  ultimatum: (text) => !THREATENS.test(text),
  blame: (text) => INVITES_OR_OWNS.test(text.trim()),
  apologetic: (text) => DUE_APOLOGY.test(text),
  no_evidence: (text) => NAMES_LIMIT.test(text),
  vague_ask: (text) => !MAY_ASK.test(text) && (text.match(FIGURES)?.length ?? 0) > 1,
};

/** Whether a sentence cannot show a fault: it asks, concedes or lacks what the fault is made of. */
export function cannotShow(tag: FaultTag, text: string): boolean {
  return CANNOT[tag]?.(text) === true;
}
