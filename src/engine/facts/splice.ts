import type { Stretch } from './sentences.ts';

/** The text with other words in a stretch's place; without any the stretch goes, and no gap or blank stays behind it. */
export function splice(text: string, { start, end }: Stretch, replacement: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  return replacement === '' ? joined(before, after) : before + replacement + after;
}

/** A line that was cut whole leaves the wider of the two gaps around it: between paragraphs one empty line, in a list none. */
function joined(before: string, after: string): string {
  const rest = after.replace(/^[ \t]+/, '');
  const opensLine = /(?:^|\n)[ \t]*$/.test(before);
  const endsLine = rest === '' || /^\r?\n/.test(rest);
  if (!endsLine) return before + rest;
  if (!opensLine) return before.trimEnd() + rest;
  const above = before.trimEnd();
  const below = rest.trimStart();
  if (above === '' || below === '') return above + below;
  const gaps = [before.slice(above.length), rest.slice(0, rest.length - below.length)];
  const isWide = gaps.some((gap) => (gap.match(/\n/g)?.length ?? 0) > 1);
  return above + (isWide ? '\n\n' : '\n') + below;
}
