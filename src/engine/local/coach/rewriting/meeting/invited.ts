/** What the sentences of an invitation to a meeting do, told from their words alone. */

/** "We also have to decide if we raise the prices". */
const DECIDES =
  /^(?:(?:at some point|at the end|finally|in the end|then|and|also),? )?(?:we|you|I)(?:['’](?:d|ll))? (?:(?:also|still|really|finally|then|all|will|would|do) )*(?:need|have|want|should|must|ought|like|are going)(?: (?:also|still|really|finally|then))*(?: to)? (?:(?:also|still|finally|then|all|make a|take a|come to a|find a) )*(?:decid|decision|agree (?:on|who|what|which|whether|if|how)|settle|choos|vote|find out|know (?:who|what|which|whether|if|by))/iu;

/** Whether a sentence says what a meeting is to decide. */
export function saysDecision(text: string): boolean {
  return DECIDES.test(text);
}

const PREPARES =
  /^(?:please |kindly |everyone,? |so )*(?:bring|read|prepare|send|submit|have a think|think about|come (?:with|prepared)|look (?:at|through)|have a look|check|note down)\b/i;

/** Whether a sentence asks those who are invited to prepare something. */
export function asksToPrepare(text: string): boolean {
  return PREPARES.test(text);
}

const IN_TURN =
  /^(?:first|then|after that|after this|afterwards|next|finally|lastly|at the end|to (?:start|begin|finish)|(?:we|I)(?:['’]ll| will)|there(?:['’]ll| will) be|\p{Lu}\p{Ll}+ will)\b/iu;
const DONE_THERE =
  /\b(?:talk|present|presentation|overview|discuss\w*|questions|time for|round of|go (?:over|through)|look at|show|start with|end with|report|break|lunch|coffee|vote|introduc\w+)\b/i;

/** Whether a sentence is a point of what a meeting will be: "After that there will be time for questions." */
function plansPart(text: string): boolean {
  return IN_TURN.test(text) && DONE_THERE.test(text);
}

/** "Topic: the store room.", "Everybody has to come." */
const SAYS_WHAT_OR_WHO =
  /^(?:topics?|subject|agenda|purpose|goal|time|place|where|when|room): |^(?:every(?:body|one)|all|all of you) (?:has to|have to|must|should|needs? to) (?:come|attend|be there)\b|^attendance is\b/i;

/** Whether a sentence is a part of the meeting itself, which stays whatever else is wrong with it. */
export function isOfMeeting(text: string): boolean {
  return saysDecision(text) || asksToPrepare(text) || plansPart(text) || SAYS_WHAT_OR_WHO.test(text);
}

/** A bare order among the preparations as a request. */
export function asRequest(text: string): string {
  return /^(?:bring|read|prepare|send|submit|come (?:with|prepared)|look (?:at|through)|note down)\b(?!.*\bplease\b)/i.test(
    text,
  )
    ? `Please ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}
