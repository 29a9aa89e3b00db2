const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** "fixed until September": after it, another way is open. */
const FIXED_UNTIL = new RegExp(
  `\\b(?:fixed|stays?|remains?|set|locked|as it is|unchanged)\\b[^.!?]{0,30} (?:until|till) ((?:the end of )?(?:\\d{1,2} )?${MONTH}|Christmas|Easter|spring|summer|autumn|winter)\\b`,
  'u',
);
/** A trial that went wrong leaves room for another one. */
const FAILED = /\btried\b[^?]{0,80}\b(?:doesn't|didn't|does not|did not|never|only|failed|nobody|flop\w*)\b/i;

/**
 * What an Explorer can still try where the draft fixes how things are done: another version of what has failed, a
 * time after the last day of the rule, or something inside what it names. It takes no rule back; empty where none of these is there.
 */
export function withinLimits(sentences: readonly string[], frame: string | null = null): string {
  const texts = sentences.map((sentence) => sentence.replaceAll('’', "'"));
  const until = texts.map((text) => FIXED_UNTIL.exec(text)?.[1]).find((day) => day !== undefined);
  if (until !== undefined) return `What would you like to try after ${until}?`;
  if (FAILED.test(texts.join(' '))) return 'What would you try instead?';
  return frame === null ? '' : `What would you try within ${frame}?`;
}
