import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

function rewrite(text: string, primaryCode: ProfileCode): string {
  return rewriteFor('meeting_prep', primaryCode, text);
}

describe('notes for a meeting', () => {
  const draft = [
    'Prep for Mrs. Okonjo (landlady), Tue 9:00',
    '- we want the cellar for the bike workshop',
    '- get her to sign the lease before lunch',
    '- if she asks about the damp, steer back to the photos',
    '- 46 bikes stood in the rain last winter, 9 were stolen',
    '- the roof survey is not yet done, can do later',
    "- haven't asked the caretaker, he'd only say no",
    '- bring the photos',
  ].join('\n');
  const result = rewrite(draft, 'DP-04');

  it('stand under labels, with what the writer wants first', () => {
    expect(result).toContain('Purpose: get the cellar for the bike workshop.');
    expect(result).toContain('Bring: the photos.');
  });

  it('leave the reader room where the draft steers or rushes', () => {
    expect(result).not.toMatch(/before lunch|steer back/);
    expect(result).toContain('"The damp?" Answer that first');
    expect(result).toContain('Before the meeting: ask the caretaker.');
  });

  it('turn the weak points of the draft into questions with their honest answer', () => {
    expect(result.slice(result.indexOf('She will ask:'))).toContain('"The roof survey?" Not yet done');
  });

  it('open with a fact of the draft', () => {
    expect(result).toMatch(/Opening line: "46 bikes stood in the rain last winter, 9 were stolen\. .+\?"/);
  });

  it('make no matter of a figure of speech', () => {
    const sheet = rewrite(
      "Ilse Tuesday 11am re hive monitors. Cost 1,150 for 8 hives. We lost 3 colonies last winter. Say it's amazing. Don't let her get into the weeds. Need her ok so we can order by 9 Feb.",
      'DP-03',
    );
    expect(sheet).not.toMatch(/weeds/i);
    expect(sheet).toContain('"How do you know?" Say what is known and what is not');
  });

  it('ask for no more than the draft has an answer for', () => {
    expect(result).not.toMatch(/accountable|Can we go back/);
  });

  it('keep what the writer means to do in private out of every line', () => {
    const sly = [
      'Ms. Farr (ecologist), Wed 13:00. Be passionate!! Tell her our graze is the best thing that ever happened.',
      'Orchids 214 in 2022, 391 in 2024. If she asks for a control plot we have none so change the subject.',
      "Decision is due 30 May anyway so she'd better get moving.",
    ].join(' ');
    const sheet = rewrite(sly, 'DP-03');
    expect(sheet).not.toMatch(
      /passionate|best thing|change the subject|get moving|Decision needed: Decision/,
    );
    expect(sheet).toContain('Opening line: "Orchids 214 in 2022, 391 in 2024. How would you read that?"');
    expect(sheet).toContain('30 May');
  });

  it('put the larger question of an agenda first for a visionary', () => {
    const agenda =
      'Cllr Reyes, 9 Jan, 10:00. Agenda: 1 boiler quote (7,420), 2 shelving, 3 AOB = whether the library becomes a place where people also mend. Hand out all 3 annexes.';
    expect(rewrite(agenda, 'DP-07')).toContain(
      'Decision needed: whether the library becomes a place where people also mend.',
    );
  });

  it('come back as they were when they stand under the labels of a sheet', () => {
    const sheet =
      'Coffee with Imani, Thurs 10:30\n\nPurpose: find something to try.\nDecision: one idea for a night.\nOpening line: "700 square metres. What would you do?"\nShe may get stuck at "what\'s allowed?" Only two limits: out by 23:00, 250 people.';
    expect(rewrite(sheet, 'DP-02')).toBe(sheet);
  });

  it('keep labels and wording when they are right', () => {
    const right =
      'Dr. Renner, Mon 10:00, 30 min\n\nPurpose: choose the cut-off.\nDecision needed: which of the two cut-offs would she defend?\nOpening line: "220 samples, both assays, agreement 96%. Where does that break for you?"\nBring: the table of misses.\nNot known: lot-to-lot spread';
    expect(rewrite(right, 'DP-03')).toContain('Decision needed: which of the two cut-offs would she defend?');
  });
});
