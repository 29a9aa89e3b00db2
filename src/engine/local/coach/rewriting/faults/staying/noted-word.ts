/** "What I don't know: …": what a writer admits to themselves. */
const NOT_KNOWN =
  /^(?:(?:and |but )?what (?:I|we) (?:don['’]t|do not) know|(?:still )?(?:not known|unknown|unclear)|(?:I |we )?(?:don['’]t|do not) know|(?:I |we )?have no idea)\b/i;
/** "Answer: …", "Q: …": one half of what is asked and said. */
const ASKED_OR_ANSWERED =
  /^(?:my |our |her |his |their )?(?:answers?|reply|response|questions?|[aq]) ?[:=] /i;
/** "Don't go on about it": what the writer tells themselves. */
const TOLD_TO_SELF =
  /^(?:and |but |so )?(?:(?:don['’]?t|do not) (?:go on|argue|interrupt|rush|forget|push|guess)|not to \p{Ll}+)\b/iu;
/** "Background", "What we know": a line above others, which says nothing by itself. */
const HEADING = /^\p{Lu}[\p{L}'’&/-]{2,}(?: [\p{L}\d'’&/-]+){0,2}:?$/u;

/** Whether a note says what its writer must have before them in the meeting, however little it names. */
export function isNeededInMeeting(text: string): boolean {
  return (
    NOT_KNOWN.test(text) || ASKED_OR_ANSWERED.test(text) || TOLD_TO_SELF.test(text) || HEADING.test(text)
  );
}
