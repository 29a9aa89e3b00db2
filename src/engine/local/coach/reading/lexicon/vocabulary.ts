const numbers = new Map<string, number>();

/** The number of a word that the tables of this program hold, from 1 on; 0 for any other. */
export function numberOf(form: string): number {
  return numbers.get(form) ?? 0;
}

/** How many words have a number. */
export function vocabularySize(): number {
  return numbers.size;
}

/** The number of a word of a table, given when it is first asked for. Never called with words of a draft. */
export function entered(form: string): number {
  const known = numbers.get(form);
  if (known !== undefined) return known;
  const number = numbers.size + 1;
  numbers.set(form, number);
  return number;
}
