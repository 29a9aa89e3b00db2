/** "What do you think?", "How do you two feel about it?" */
const ASKS_VIEW =
  /^(?:(?:so|and|but),? )?(?:what|how) (?:do|would) (?:you|u)(?: (?:both|two|all|guys|lot))? (?:think|say|reckon|feel)(?: (?:about|of) (?:it|this|that))?\?+$/i;

/** Whether a sentence asks for the reader's view and nothing else. */
export function asksView(text: string): boolean {
  return ASKS_VIEW.test(text);
}
