import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

const sheet = (primaryCode: ProfileCode, text: string): string =>
  rewriteFor('meeting_prep', primaryCode, text);

const numbersOf = (text: string): readonly string[] =>
  [...text.matchAll(/^(\d+)\. /gm)].map((match) => match[1] ?? '');

describe('the points that notes count', () => {
  const closing =
    "Lorraine, Friday 9.30 before opening.\n1. We're closing Saturdays from 5 July.\n2. 14 volunteers affected, she can ring them.\n3. If she gets upset don't get drawn in, just repeat the decision comes from Area.\n4. Don't mention that Paula keeps hers.\n5. Len has done Saturdays 19 years so he'll kick off, tell her to handle him.";

  it('stay one list in their order, mended ones with their numbers', () => {
    const text = sheet('DP-06', closing);
    expect(numbersOf(text)).toEqual(['1', '2', '3', '4', '5']);
    expect(text).toContain("4. Don't mention that Paula keeps hers");
  });

  it('hold a note once, in its own words where another wording would lose a name', () => {
    const text = sheet('DP-06', closing);
    expect(text).toMatch(/^3\. If she gets upset, .* comes from Area$/m);
    expect(text.match(/upset/g)).toHaveLength(1);
  });

  it('have in front of a Visionary the one that must be answered by a day, and the others at the end', () => {
    const text = sheet(
      'DP-07',
      "Agenda trustees, 5 Oct, 7pm, vestry: 1. Apologies. 2. Boiler service (£180). 3. Mice. 4. Bishop's letter: he backs a night shelter, wants answer by Advent. 5. Date of next meeting. Bring mince pies.",
    );
    expect(text).toMatch(/First:\n4\. Bishop's letter/);
    expect(text).toMatch(/At the end:\n1\. Apologies\n2\. .*\n3\. Mice\n5\. /);
  });

  it('are in place for a Visionary where nothing tells which one counts', () => {
    const text = sheet('DP-07', 'Trustees, 5 Oct, 7pm, vestry: 1. Apologies. 2. Boiler. 3. Mice. 4. Keys.');
    expect(text).not.toContain('Only if asked');
    expect(text).not.toContain('At the end');
    expect(numbersOf(text)).toEqual(['1', '2', '3', '4']);
  });
});

describe('points that notes count by letters in one line', () => {
  it('stand each on a line of its own', () => {
    const text = sheet(
      'DP-03',
      'Prep: Mr Haddock, Mon 11:00, office. a) thank him for coming b) the catalogue c) price, 12 doors at €390 d) delivery 5 weeks. He has another offer. Bring samples.',
    );
    expect(text).toMatch(
      /^a\) Thank him for coming\nb\) The catalogue\nc\) Price, .*\nd\) Delivery 5 weeks$/m,
    );
  });
});
