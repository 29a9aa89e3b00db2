const VERB =
  '(?:open(?:ing|s)?|start(?:ing|s)?|begin(?:ning|s)?|kick(?:ing|s)? off|lead(?:ing|s)? (?:in|off))(?: the (?:meeting|talk|call))?(?: (?:with|by saying|on|w/))?';
const NAMED =
  "(?:(?:my |the )?opening(?: line| words?| sentence)?|open|(?:my |the )?first (?:line|words?|sentence|thing (?:to say|(?:I|we)(?:'ll| will)? say))|say first|first,? say)";
const WHO = "(?:(?:then|and|so|please|I|we|I'll|I'd|we'll|let's|will|would) )*";
/** "Start with", "Opening line", "First words": how notes announce what is said first, in any typing. */
const ANNOUNCED = `^${WHO}(?:${NAMED}|${VERB})`;
/** Group 1 is what is said. */
const QUOTED = new RegExp(`${ANNOUNCED}\\s*[:=,–—-]?\\s*["“]([^"“”]{2,300})["”][.!?]*$`, 'iu');
/** "Opening: thank you for coming": a label that has nothing but words to say behind it. */
const LABELLED = new RegExp(`^(?:${NAMED}|open with)\\s*(?::|=|[-–—](?= ))\\s*["“]?(\\S.*?)["”]?\\.?$`, 'iu');
/** "Start with: so how was the fair?": words to say or a thing to begin with. */
const AFTER_COLON = new RegExp(`${ANNOUNCED}\\s*:\\s*(\\S.*)$`, 'iu');
/** What is said to somebody. */
const SAID_TO =
  /\?|\b(?:you|your|yours|I|I'm|I've|I'd|we|we're|we've|us)\b|^(?:so|hi|hello|hey|good (?:morning|afternoon|evening)|thank|thanks|dear|right|okay|ok|look|well)\b/iu;
/** "Open: 3 letters, the locker keys": what is not done yet. */
const IS_LEFT_OPEN = /^open\s*:\s*[^"“]/i;
/** "Opening: go through the minutes": what is done first, and nothing to say. */
const IS_STEP =
  /^(?:go|run|walk|talk) (?:through|over)\b|^(?:show|hand out|present|explain|recap|introduce|read out) (?:him|her|them|the|our|my|last)\b/i;
/** "Begin with the door codes": group 1 is what comes first, which is no words to say. */
const BEGINS_WITH = new RegExp(`^${WHO}(?!\\S+ (?:off )?(?:with )?thank)${VERB}:? (?=\\p{L})`, 'iu');

/** The first words that a note sets down, without its label and marks; null where it sets down none. */
export function ownOpening(text: string): string | null {
  const quoted = QUOTED.exec(text)?.[1];
  const words = quoted ?? LABELLED.exec(text)?.[1];
  if (words !== undefined && quoted === undefined && IS_STEP.test(words)) return null;
  if (words !== undefined) return IS_LEFT_OPEN.test(text) && !SAID_TO.test(words) ? null : words;
  const behind = AFTER_COLON.exec(text)?.[1];
  return behind !== undefined && SAID_TO.test(behind) ? behind : null;
}

/** "Start with the photo", "open by asking". */
const HOW_TO_BEGIN = new RegExp(`^${WHO}(?:open|start|begin)(?:ing|ning)? (?:with|by)\\b`, 'iu');

/** Whether a note says what the talk begins with. */
export function saysHowToBegin(text: string): boolean {
  return HOW_TO_BEGIN.test(text);
}

/** The note without the words that put its matter first: "the door codes". */
export function withoutBeginning(text: string): string {
  return text.replace(BEGINS_WITH, '');
}
