/** "by the 14th or the price goes up" with what comes of a no apart from what is asked for. */
export function withOtherwise(text: string): string {
  return text.replace(
    /,? or (?:else )?(?=(?:we (?:lose|miss)|(?:the|our|his|her|their|it|they|all|everything) [^.;,]*\b(?:is|are|will|goes?|gets?|gives?|takes?|sells?|lets?)|\p{Ll}+ (?:goes?|rises?|drops?|stops?|ends?|lapses?|falls?)) ?\b)/iu,
    '; otherwise ',
  );
}
