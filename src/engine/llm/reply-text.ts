import { wellFormedText } from '../../domain/well-formed-text.ts';
import { isObject, objectStretches, type UntrustedObject } from './read-json.ts';

const END_OF_THINKING = '</think>';

/**
 * The answer of a model that writes its thinking into the reply: what stands behind the thinking. An end of thinking that a
 * JSON object quotes is none.
 */
export function withoutThinking(reply: string): string {
  let end = reply.lastIndexOf(END_OF_THINKING);
  const objects = end === -1 ? [] : objectStretches(reply);
  const isQuoted = (at: number): boolean => objects.some(({ start, end }) => start < at && at < end);
  while (end !== -1 && isQuoted(end)) end = end === 0 ? -1 : reply.lastIndexOf(END_OF_THINKING, end - 1);
  if (end !== -1) return reply.slice(end + END_OF_THINKING.length);
  return reply.trimStart().startsWith('<think>') ? '' : reply;
}

/** The same object with its keys in lower case and with underscores; of two that then agree, the first stays. */
export function withPlainKeys(value: UntrustedObject): UntrustedObject {
  const plain: Record<string, unknown> = Object.create(null);
  for (const [key, member] of Object.entries(value)) {
    const plainKey = key
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
    if (!(plainKey in plain)) plain[plainKey] = member;
  }
  return plain;
}

/**
 * A text with words in it, trimmed; everything else is null. It is made well formed, since a well-formed reply may
 * still hold the escape of U+0000 or of half a surrogate pair.
 */
export function textOrNull(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = wellFormedText(value).trim();
  return text === '' ? null : text;
}

/** The texts of a list; a lone text is a list of one, other things are dropped. */
export function textList(value: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : isObject(value) ? [] : [value];
  return items.map(textOrNull).filter((item) => item !== null);
}
