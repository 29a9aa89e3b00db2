/** What stands for the person in everything that is sent to a model. */
export const NAME_MASK = '[PERSON]';

/** Replaces one person's name in texts, and puts it back into what comes back. */
export interface NameMask {
  hide(text: string): string;
  /** Puts the whole name in place of every mask. */
  reveal(text: string): string;
}

/**
 * A mask for a name, whole or in parts, in any case, with or without its accents, also beside digits, an apostrophe
 * or an underscore. Parts of one letter are left alone (they would hit every "a"). In scripts that write without
 * spaces a name is found inside a run of letters; elsewhere only as a whole word.
 */
export function createNameMask(name: string): NameMask {
  const wholeName = name.normalize('NFC').trim();
  const pattern = namePattern(wholeName);
  return {
    hide: (text) => (pattern === null ? text : text.normalize('NFC').replace(pattern, NAME_MASK)),
    reveal: (text) => text.replace(/\[person\]/gi, () => (wholeName === '' ? NAME_MASK : wholeName)),
  };
}

const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function namePattern(name: string): RegExp | null {
  const parts = name.split(/[^\p{L}\p{M}]+/u).filter((part) => [...part].length > 1);
  const terms = [...new Set([name, ...parts].flatMap((term) => [term, withoutAccents(term)]))]
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .sort((one, other) => other.length - one.length);
  if (terms.length === 0) return null;
  return new RegExp(terms.map(asWord).join('|'), 'giu');
}

function withoutAccents(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

function asWord(term: string): string {
  const escaped = term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/gu, '\\s+');
  return UNSPACED_SCRIPT.test(term) ? escaped : `(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}\\p{M}])`;
}
