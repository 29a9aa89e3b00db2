/** "Attn: ", "FAO ", "For the attention of ": words that say for whom a letter is. */
const FOR_SOMEBODY = /^(?:attn|f\.?a\.?o|for (?:the )?attention(?: of)?)\b[.:]*(?= ?\p{L})/iu;
const TITLE = '(?:(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor|Rev|Sister|Cllr|Councillor)\\.? )';
const WORD = "\\p{Lu}[\\p{L}'’&-]*";
const NAMED = `${TITLE}*${WORD}(?: (?:${TITLE}*${WORD}|of|the|and|&|for|de|van|von))*`;
/** "Mrs Burke, Pensions." up to its mark, or to the end of the line. */
const NAMED_AND_CLOSED = new RegExp(
  `^ ?(?:the )?${NAMED}(?:, (?:the )?${NAMED}){0,2}(?:[.:!;](?=\\s|$)|,(?= \\p{Ll}|$)| [-–—](?= )|$)`,
  'u',
);
/** "Mrs Burke," in front of words that go on with a capital. */
const NAMED_AND_COMMA = new RegExp(`^ ?(?:the )?${NAMED},(?= )`, 'u');

/**
 * Length of "Attn: Mrs Burke, Pensions." at the start of a line, with its mark; 0 when the words name nobody who
 * could be told from what follows, and null when the line begins otherwise.
 */
export function forSomebodyLength(line: string): number | null {
  const lead = FOR_SOMEBODY.exec(line)?.[0];
  if (lead === undefined) return null;
  const rest = line.slice(lead.length);
  const named = NAMED_AND_CLOSED.exec(rest) ?? NAMED_AND_COMMA.exec(rest);
  return named === null ? 0 : lead.length + named[0].length;
}
