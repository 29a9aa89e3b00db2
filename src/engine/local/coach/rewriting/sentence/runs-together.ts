/** Marks that part two thoughts. */
const PAUSE = /[,;:]\s*$|\s[–—-]\s*$/;
const PAUSE_FIRST = /^[,;:]|^\s?[–—-]\s/;
/** Words behind which a pause of the words that went has no place. */
const OPENS =
  /(?:^|[\s"“(])(?:and|but|or|so|because|cos|coz|that|if|when|while|as|to|than|the|an?|is|are|was|were|please|which|who)\s*$/i;
/** What goes on with the words in front of the cut. */
const GOES_ON = /^\s*(?:up|down|by|to|from|in|on|at|with|for|of|until|before|after)\b/i;
/** More words than this are no end of what was cut. */
const LONGEST_REST_WORDS = 3;

/**
 * Whether words left out of a sentence took the pause with them that parted the two thoughts around them: "shocking to
 * be honest, whoever did it" as "shocking whoever did it", "up to you, no rush my end" as "up to you my end".
 */
export function runsTogether(before: string, after: string): boolean {
  if (after.length >= before.length) return false;
  const start = sameFirst(before, after);
  const end = sameLast(before, after, start);
  if (start + end < after.trimEnd().length - 1) return false;
  const left = before.slice(0, start);
  const gone = before.slice(start, before.length - end);
  const right = before.slice(before.length - end);
  if (!/\p{L}\s*$/u.test(left) || !/^\s*\p{L}/u.test(right) || OPENS.test(left)) return false;
  const isParted = PAUSE_FIRST.test(gone.trimStart());
  if (PAUSE.test(gone)) return !isParted && !GOES_ON.test(right);
  return isParted && gone.trim().includes(' ') && /^\s*[^,;:.!?]+[.!?]*$/.test(right) && isShort(right);
}

function isShort(words: string): boolean {
  return words.trim().split(/\s+/).length <= LONGEST_REST_WORDS;
}

/** How many letters two texts begin with alike, up to the end of a word. */
function sameFirst(one: string, other: string): number {
  let at = 0;
  while (at < other.length && one.charAt(at) === other.charAt(at)) at += 1;
  return at;
}

function sameLast(one: string, other: string, from: number): number {
  let count = 0;
  while (
    count < other.length - from &&
    one.charAt(one.length - 1 - count) === other.charAt(other.length - 1 - count)
  )
    count += 1;
  return count;
}
