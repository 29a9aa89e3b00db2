/** Whether a name in the notes ("N. Sithole", "Toby", "dreyes") can be the name of the person whom they are about. */

/** What stands in the field of the name where nobody is named. */
const NO_NAMES = new Set(
  'unknown client customer prospect contact lead buyer user person someone somebody anonymous test name na none ceo cfo cto coo me'.split(
    ' ',
  ),
);
const TITLES = new Set('mr mrs ms miss mx dr prof professor sir madam'.split(' '));
/** Pet forms that share too few letters with their names. */
const PET_FORMS: ReadonlyMap<string, string> = new Map([
  ['bob', 'robert'],
  ['bobby', 'robert'],
  ['bill', 'william'],
  ['billy', 'william'],
  ['dick', 'richard'],
  ['rick', 'richard'],
  ['ted', 'edward'],
  ['ned', 'edward'],
  ['hank', 'henry'],
  ['peggy', 'margaret'],
  ['polly', 'mary'],
  ['molly', 'mary'],
  ['betty', 'elizabeth'],
  ['tony', 'anthony'],
  ['kate', 'catherine'],
  ['sasha', 'alexander'],
]);
const LONGEST_INITIALS = 4;
const LEAST_HANDLE_LETTERS = 4;
const LEAST_SHARED_LETTERS = 2;
const LEAST_INNER_LETTERS = 3;

/** The words of a name in lower case and without accents or title. */
export function namePartsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/\p{L}+/gu) ?? []).filter((part) => !TITLES.has(part));
}

/** Whether the name names somebody. */
export function isNamed(name: string): boolean {
  const parts = namePartsOf(name);
  return parts.some((part) => part.length > 1) && !parts.every((part) => NO_NAMES.has(part));
}

/** The same name, or less of it: "Sithole", "N. Sithole", "NS", "nsithole" for "Nomvula Sithole". */
export function isSameName(label: string, name: string): boolean {
  const own = namePartsOf(name);
  const said = namePartsOf(label);
  const [first] = said;
  if (first === undefined || own.length === 0) return false;
  if (said.length > 1)
    return isSameOrInitial(first, own[0] ?? '') && said.slice(1).some((part) => own.includes(part));
  return (first.length > 1 && own.includes(first)) || isHandle(first, own);
}

function isSameOrInitial(said: string, own: string): boolean {
  return said.length === 1 ? own.startsWith(said) : isShortFor(said, own);
}

function isHandle(word: string, own: readonly string[]): boolean {
  const initials = own.map((part) => part.charAt(0)).join('');
  if (word.length > 1 && word.length <= LONGEST_INITIALS && word === initials) return true;
  const last = own.at(-1) ?? '';
  return word === initials.charAt(0) + last || (last.length >= LEAST_HANDLE_LETTERS && word === own.join(''));
}

/** Whether it may be a pet form of the name ("Toby", "Seun" for "Oluwaseun"): they begin alike, or one is in the other. */
export function mayBeShortFor(label: string, name: string): boolean {
  const own = namePartsOf(name);
  return namePartsOf(label).some((said) => own.some((part) => isShortFor(said, part)));
}

/** Whether a word of one begins with the same letter as a word of the other. */
export function shareInitial(label: string, name: string): boolean {
  const initials = new Set(namePartsOf(name).map((part) => part.charAt(0)));
  return namePartsOf(label).some((part) => initials.has(part.charAt(0)));
}

function isShortFor(said: string, own: string): boolean {
  if (PET_FORMS.get(said) === own || PET_FORMS.get(own) === said) return true;
  if (said.slice(0, LEAST_SHARED_LETTERS) === own.slice(0, LEAST_SHARED_LETTERS)) return true;
  const [shorter, longer] = said.length < own.length ? [said, own] : [own, said];
  return shorter.length >= LEAST_INNER_LETTERS && longer.includes(shorter);
}
