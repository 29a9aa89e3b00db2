/** Words of the draft or its rewrite, made ready to be pasted. */

/** What ties words to those before them. */
const LEAD =
  /^(?:(?:oh|and|also|so|but|or|ps|pps|btw|by the way|as a side (?:remark|note)|on a side note|then|finally|lastly|anyway|incidentally|in any case)[,:.]? )+/i;
/** `words` with a capital and a closing mark, ready to be pasted as a sentence. */
export function sentence(words: string): string {
  const text = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** `words` without what joins them to the words before. */
export function withoutLead(words: string): string {
  return words.replace(LEAD, '');
}
