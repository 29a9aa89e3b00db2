import type { Unit } from './draft-parts.ts';

const INLINE_MARKER = /(?<=^|[\s:;,.])\(?(\d{1,2})[).]\s+/g;
const FEWEST_ITEMS = 3;

/**
 * A sentence that counts its points, "(1) call Lars (2) book the tent (3) …", as an opening and numbered items.
 * Null when it does not count from 1 upwards.
 */
export function asListItems(unit: Unit): readonly Unit[] | null {
  const marks = [...unit.text.matchAll(INLINE_MARKER)];
  if (marks.length < FEWEST_ITEMS || unit.isListItem) return null;
  if (marks.some((mark, index) => mark[1] !== String(index + 1))) return null;
  const opening = unit.text.slice(0, marks[0]?.index ?? 0).trim();
  const items = marks.map((mark, index) => {
    const end = marks[index + 1]?.index ?? unit.text.length;
    const text = unit.text
      .slice(mark.index + mark[0].length, end)
      .trim()
      .replace(/[,;.]$/, '');
    return { ...unit, text, isListItem: true, marker: `${mark[1]}. `, startsLine: true };
  });
  return opening === '' ? items : [{ ...unit, text: `${opening.replace(/[.,;:]$/, '')}:` }, ...items];
}
