const THINKING =
  '(?:thinking|wondering|hoping|thought|wondered|figured)(?: that)?(?:,? (?:maybe|perhaps|possibly))*';

/** ", but I was thinking that maybe": the breath before what is thought, at the end of the words in front of it. */
export const LAST_BREATH = new RegExp(
  `(?:^|[,;]? (?:(?:and|but|so|anyway),? )*)(?:I|we)(?:['’](?:m|re|ve been)| am| are| was| were| had been)?(?: just| only)? ${THINKING}[,.]*$`,
  'iu',
);

/** "I was thinking, if it rains": the same with what the thought hangs on. */
const BREATH_AND_CONDITION = new RegExp(`\\b${THINKING},? (?:if|when|once|unless) [^,.;]*[,.]*$`, 'iu');

/** Whether words stop where what somebody thinks or hopes is still to be said. */
export function endsInBreath(words: string): boolean {
  return LAST_BREATH.test(words) || BREATH_AND_CONDITION.test(words);
}
