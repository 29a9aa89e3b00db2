/** One way in which a text may name a person: its parts in order, with little or nothing between them. */
export type NameForm = readonly string[];

const SHORTEST_LETTERS = 2;
const HAN_IN_ONE = /^\p{Script=Han}{3,}$/u;
const HANGUL_IN_ONE = /^\p{Script=Hangul}{3,}$/u;

/**
 * The forms of a name in composed letters (NFC): whole, each word of it, each part of a word, family name first, first and
 * last name alone, and the likely halves of a name that is written in one. Longer forms come first. A part of one letter
 * counts only beside others.
 */
export function nameForms(name: string): readonly NameForm[] {
  const words = name
    .split(/\s+/u)
    .map(partsOf)
    .filter((parts) => parts.length > 0);
  const [first = [], last = []] = [words[0], words.at(-1)];
  const outer: NameForm[] =
    words.length > 1
      ? [
          [...last, ...first],
          [...first, ...last],
        ]
      : [];
  const single = words.flat().flatMap((part) => [part, ...halvesOf(part)]);
  return [words.flat(), words.toReversed().flat(), ...outer, ...words, ...single.map((part) => [part])]
    .filter((form) => lengthOf(form) >= SHORTEST_LETTERS)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
}

function partsOf(word: string): readonly string[] {
  return word.split(/[^\p{L}\p{M}]+/u).filter((part) => part !== '');
}

/**
 * Where the family name ends in "山田太郎" cannot be seen: it may have one letter, two or three. In Korean it nearly always
 * has one, so that the given name is what follows.
 */
function halvesOf(part: string): readonly string[] {
  const letters = [...part];
  const from = (start: number, end?: number): string => letters.slice(start, end).join('');
  if (HANGUL_IN_ONE.test(part)) return letters.length === 3 ? [from(1)] : [from(0, 2), from(2)];
  if (!HAN_IN_ONE.test(part)) return [];
  return letters.length === 3 ? [from(0, 2), from(1)] : [from(0, 3), from(-3), from(0, 2), from(-2)];
}

function lengthOf(form: NameForm): number {
  return form.reduce((length, part) => length + [...part].length, 0);
}
