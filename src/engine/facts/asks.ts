const QUESTION = /\?["'”’)\]*_]{0,3}$/;
const PLEA =
  /\b(?:please|kindly|let (?:me|us) know|(?:can|could|would|will) you|tell (?:me|us)|would (?:love|like|appreciate)|need (?:you|your)|grateful if)\b/i;

const POLITE_NOTHING =
  /^(?:[^,?]{0,40}, )?(?:and )?how(?:['’]s| is| are| have)? (?:you|it|things|everything|life)\b[^?]{0,40}\?/i;

/** Whether a sentence asks its reader for something: a question, or a plea in plain words. "How are you?" asks for nothing. */
export function isAsk(sentence: string): boolean {
  return !POLITE_NOTHING.test(sentence) && (QUESTION.test(sentence) || PLEA.test(sentence));
}
