/** The paragraphs with only those of their sentences that stay; a paragraph of which none stays goes. */
export function keptSentences<Sentence>(
  paragraphs: readonly (readonly Sentence[])[],
  stays: (sentence: Sentence) => boolean,
): readonly (readonly Sentence[])[] {
  return paragraphs.map((sentences) => sentences.filter(stays)).filter((sentences) => sentences.length > 0);
}
