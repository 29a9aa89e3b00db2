import { allMatches } from './all-matches.ts';
import type { Fact } from './fact.ts';

const LIST_NUMBER = /^[ \t]*(\d{1,2})[.)] /gm;
const LIST_ITEM = /^[ \t]*(?:[-*•+–—]|\d{1,2}[.)])[ \t]/;
/** What stands between a number and the list that it counts: "Two facts:", "The 3 open questions are:". */
const LEADS_IN = /^(?: [\p{L}'’-]{1,30}){1,4}:[*_]{0,2}[ \t\r]*$/u;

/**
 * Tells the numbers that speak of the text itself: of a step of its own numbered list ("Can you own step 2?"), or of how
 * many items follow ("Two facts:"). Nobody can have told the writer these.
 */
export function ownCounts(text: string): (fact: Fact) => boolean {
  const steps = new Set(allMatches(text, LIST_NUMBER).map((match) => match[1] ?? ''));
  return (fact) =>
    fact.keys.some((key) => steps.has(key)) ||
    (fact.kind === 'number' && fact.keys.includes(String(itemsAnnounced(text, fact))));
}

/** Nobody leads in to more with a number. */
const MOST_ITEMS = 100;

/** How many list items stand below the line of a number, when that line leads in to them. */
function itemsAnnounced(text: string, { end }: Fact): number {
  const lineEnd = text.indexOf('\n', end);
  if (lineEnd === -1 || !LEADS_IN.test(text.slice(end, lineEnd))) return 0;
  let items = 0;
  for (let start = lineEnd + 1; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const line = text.slice(start, found === -1 ? text.length : found);
    if (LIST_ITEM.test(line)) items += 1;
    else if (line.trim() !== '' && !/^\s/.test(line)) break;
    if (items > MOST_ITEMS || found === -1) break;
    start = found + 1;
  }
  return items;
}
