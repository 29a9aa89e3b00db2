import { type Line, linesOf } from './lines.ts';
import { plainQuote } from './statements.ts';

/** How a message is signed. Both offsets point into it. */
interface Signature {
  /** Where its line of farewell begins, or its name where it has none. */
  readonly start: number;
  /** Where the lines with the name begin; the end of the message where there are none. */
  readonly namesStart: number;
  /** The lines behind the farewell: who writes, and what they write below. */
  readonly names: string;
}

const FAREWELL =
  /^(?:(?:with |many |all |my |the )*(?:kind(?:est)?|best|warm(?:est)?|good)(?: (?:personal )?(?:regards|wishes))?|(?:many |with )?thanks(?: again| in advance| so much| a lot)?|thank you(?: again| very much)?|regards|yours(?: \p{L}+)?|sincerely(?: yours)?|cheers|love|take care|(?:talk|speak|see you) soon|respectfully|all the best)[,!.]?$/iu;
/** "Lee", "Lee M. Parker", "[Your Name]". */
const NAME =
  /^(?:\p{Lu}[\p{L}'’.-]*(?: (?:(?:van|von|de|der|la|le) )?\p{Lu}[\p{L}'’.-]*){0,2}|\[[^\][\n]{2,40}\])$/u;
const MOST_LINES = 5;
const LONGEST_LINE_WORDS = 8;

/**
 * The rewrite signed as the draft is: with the draft's name in place of another or of none, and without a name where the draft
 * has none. A draft that is not signed on lines of its own tells nothing of a name behind a farewell that it mentions.
 */
export function signedAs(draft: string, rewrite: string): string {
  const [own, other] = [signatureOf(draft), signatureOf(rewrite)];
  if (own === null)
    return isNamed(other) && !draft.includes(other.names) ? rewrite.slice(0, other.start).trimEnd() : rewrite;
  if (own.names === '' || plainQuote(rewrite).endsWith(plainQuote(own.names))) return rewrite;
  if (other === null) return `${rewrite.trimEnd()}\n\n${draft.slice(own.start).trim()}`;
  const before = rewrite.slice(0, other.namesStart);
  return other.names === '' ? `${before.trimEnd()}\n${own.names}` : before + own.names;
}

function isNamed(signature: Signature | null): signature is Signature {
  return signature !== null && signature.names !== '';
}

/** The farewell at the end of a text with what stands below it, or the name that stands alone there; null if there is neither. */
function signatureOf(text: string): Signature | null {
  const lines = filledLinesOf(text);
  const last = lines.slice(-MOST_LINES);
  const at = last.findLastIndex((line) => FAREWELL.test(line.text));
  const farewell = last[at];
  if (farewell !== undefined) {
    const below = last.slice(at + 1);
    if (below.some((line) => isSentence(line.text))) return null;
    return signature(text, farewell.start, below[0]?.start ?? text.length);
  }
  const [before, name] = lines.slice(-2);
  if (before === undefined || name === undefined || !NAME.test(name.text)) return null;
  const isApart = /\n\s*\n\s*$/.test(text.slice(0, name.start)) || /[.!?,:)]$/.test(before.text);
  return isApart ? signature(text, name.start, name.start) : null;
}

function signature(text: string, start: number, namesStart: number): Signature {
  return { start, namesStart, names: text.slice(namesStart).trim() };
}

function filledLinesOf(text: string): readonly Line[] {
  return linesOf(text)
    .filter((line) => line.text.trim() !== '')
    .map((line) => ({ ...line, text: line.text.trim() }));
}

function isSentence(line: string): boolean {
  return (
    line.split(' ').length > LONGEST_LINE_WORDS || /\p{L}{3}[.!?]$/u.test(line) || /^p\.?s\b/i.test(line)
  );
}
