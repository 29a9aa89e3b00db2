/** "… and there were no complaints": how it went before, which a careful reader asks. */
const TRACK_RECORD =
  /\b(?:was|were|had|has been|have been|came|got|received)(?: \p{L}+)? (?:no|not one|not a single|never an?|never any) (?:\p{L}+ )?(?:problems?|incidents?|complaints?|accidents?|trouble|injur(?:y|ies)|damage|loss(?:es)?|faults?|issues?|breakages?)\b/iu;
/** "No, I can't": the answer to what the reader asked. */
const ANSWERS = /^(?:yes|no|yep|nope)$/i;

/** Whether a part of a sentence tells how a thing went before, or is the bare answer to what was asked. */
export function isRecordOrAnswer(words: string): boolean {
  return TRACK_RECORD.test(words) || ANSWERS.test(words.trim());
}
