const PLAIN_WORD = /[\p{L}\p{N}]+/gu;

/** Whether two texts have the same words, whatever their case and marks. Reads no further than they agree. */
export function haveSameWords(one: string, other: string): boolean {
  if (one === other) return true;
  const others = other.toLowerCase().matchAll(PLAIN_WORD);
  for (const [word] of one.toLowerCase().matchAll(PLAIN_WORD))
    if (others.next().value?.[0] !== word) return false;
  return others.next().done === true;
}

/** Whether a text says nothing that another does not, and in its order. Reads neither twice. */
export function saysNoMore(text: string, other: string): boolean {
  const others = other.toLowerCase().matchAll(PLAIN_WORD);
  for (const [word] of text.toLowerCase().matchAll(PLAIN_WORD)) {
    let next = others.next();
    while (next.done !== true && next.value[0] !== word) next = others.next();
    if (next.done === true) return false;
  }
  return true;
}
