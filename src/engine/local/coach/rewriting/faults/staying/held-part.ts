/** "… and there were no complaints": how it went before, which a careful reader asks. */
const TRACK_RECORD =
  /\b(?:was|were|had|has been|have been|came|got|received)(?: \p{L}+)? (?:no|not one|not a single|never an?|never any) (?:\p{L}+ )?(?:problems?|incidents?|complaints?|accidents?|trouble|injur(?:y|ies)|damage|loss(?:es)?|faults?|issues?|breakages?)\b/iu;
/** "No, I can't": the answer to what the reader asked. */
const ANSWERS = /^(?:yes|no|yep|nope)$/i;

/** "It needs two tyres, the wipers as well, not sure": a doubt about what was said. */
const DOUBTS =
  /^(?:(?:but|though|although|just) )?(?:(?:I['’]m|I am) )?not (?:so |too |quite |entirely )?(?:sure|certain)(?: (?:though|yet|about that|of that|how|why|when|where|which))?[.!]*$/i;
/** "…, not sure how many of them there are": what is not known of the matter. */
const NOT_KNOWN =
  /^(?:(?:but|and|though|although),? )?(?:(?:I['’]m|I am|I|we) )?(?:not sure|no idea|don['’]?t know|do not know|dunno|idk)(?: yet)? (?:how (?:many|much|long|far|old|big)|who|which|where|what time|(?:if|whether) (?!this|that|it|I|you)\p{L}+) \p{L}/iu;
/** "Whoever has time, please help": whom it is for. */
const FOR_WHOM =
  /^(?:(?:and|so|but) )?(?:whoever|any(?:one|body)(?: of you)? who|those(?: of you)? who)\b[^,;]*$/i;
/** "…, but it won't hold anyone's weight": what a thing cannot bear or do. */
const CANNOT_BEAR =
  /^(?:(?:and|but|so|though) )?(?:it|they|that|this|these|those) (?:won['’]t|will not|can['’]t|cannot|does(?:n['’]t| not)|do(?:n['’]t| not)) (?:hold|bear|carry|last|lock|close|shut|open|start|reach|fit|float|support|stand up|stay (?:up|shut|on))\b/i;
/** "I'm not angry, …": what follows is what is so instead. */
const NOT_THIS =
  /(?:^|[,;.] )(?:and |but |so )?(I|we|you|he|she|it|this|that|they)(?:['’](?:m|s|re)| am| is| are| was| were) not (?!(?:\p{L}+ )?(?:sure|certain)\b)[^,;.!?]{2,60}[,;–—-]\s*(?:but )?$/iu;
const IS_THAT =
  /^(?:but )?(I|we|you|he|she|it|this|that|they)(?:['’](?:m|s|re)| am| is| are| was| were) \p{L}/iu;

/** Whether a clause is what its writer is, or a thing is, in place of what the clause before it rules out. */
function isInstead(before: string, part: string): boolean {
  const ruledOut = NOT_THIS.exec(before)?.[1]?.toLowerCase();
  return ruledOut !== undefined && ruledOut === IS_THAT.exec(part)?.[1]?.toLowerCase();
}

/** Whether a part of a sentence tells how a thing went, answers, doubts what was said, tells whom the rest is for, or says what is so instead of what is not. */
export function isHeldPart(sentence: string, words: string): boolean {
  const part = words.trim();
  if (TRACK_RECORD.test(part) || ANSWERS.test(part)) return true;
  if (DOUBTS.test(part) || NOT_KNOWN.test(part) || CANNOT_BEAR.test(part)) return true;
  const at = sentence.indexOf(part);
  if (at === 0 && part.length < sentence.trim().length && FOR_WHOM.test(part.replace(/,$/, ''))) return true;
  return at > 0 && isInstead(sentence.slice(0, at), part);
}
