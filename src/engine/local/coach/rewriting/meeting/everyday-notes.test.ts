import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { rewriteDraft } from '../rewrite-draft.ts';

function sheet(primaryCode: ProfileCode, text: string): string {
  const reader = { primaryCode, secondaryCode: null };
  const reading = readDraft(text, 'meeting_prep');
  return rewriteDraft(reading, reader, judgeDraft(reading, reader));
}

/** The notes under a label, or what stands behind it. */
function under(label: string, text: string): string {
  const from = text.indexOf(`${label}:`);
  return from < 0 ? '' : (text.slice(from).split('\n\n')[0] ?? '');
}

describe('everyday notes for a meeting', () => {
  const refusal = sheet(
    'DP-06',
    "1:1 with Sam on Monday. Tell him he's not getting the desk in Oslo, it goes to Mira. Budget's fixed so no bonus either. Keep it short, 20 min. He'll be cross but he'll live. Then discuss the handover of the Holm account.",
  );

  it('keep a refusal, and ask for no decision where one is told', () => {
    expect(refusal).toContain('no bonus either');
    expect(refusal).not.toContain('Decision needed');
  });

  it('part two notes, and tell what to expect from what to do', () => {
    expect(refusal).toMatch(/leave more if it is needed$/m);
    expect(under('Expect', refusal)).toBe("Expect: he'll be cross.");
    expect(under('Plan', refusal)).not.toContain('cross');
  });

  const renewal = sheet(
    'DP-01',
    'Meeting w/ Petra re: renewal (ends 30 May, 61k). Start with our history, then new tools, then team changes. She is very busy. Maybe ask for a 2 year deal if the mood is right? Rival offered her 58k. Slides: 40.',
  );

  it('keep every point of a plan', () => {
    expect(renewal).toContain('then new tools, then team changes');
  });

  it('keep a fact apart from what is to be done, which is no question', () => {
    expect(under('Plan', renewal)).toBe('Plan: ask for a 2 year deal if the mood is right.');
    expect(renewal).toContain('Rival offered her 58k');
  });

  it('take what is to be done for no fact', () => {
    const text = sheet(
      'DP-07',
      'Meeting with Ute about the new community garden, Wed 14:00. Go through the 31 items of the budget. Mention the leak. See what she thinks about the name. She might be annoyed about the delay from May to July.',
    );
    expect(under('Facts', text)).toBe('');
    expect(under('Plan', text)).toContain('See what she thinks about the name');
    expect(text).toContain('Decision needed: will she stand behind the new community garden?');
  });

  it('ask for the yes that the writer wants under the decision, and not behind a likely question', () => {
    const text = sheet(
      'DP-04',
      "Call with Inga Thursday 10:00 about moving the archive to the cellar. Pitch the savings, 9k a year. Don't mention the flood in May. She'll probably ask about damp, we'll wing it. Get a yes. Bring the quote.",
    );
    expect(text).toContain('Decision needed: a yes to moving the archive, on the conditions that she sets.');
    expect(under('She will ask', text)).toContain('"Damp?" Say what is known and what is not');
    expect(text).toMatch(/"The flood in May\?" Raise it yourself/);
  });

  it('put what the reader will say as said by the reader', () => {
    const text = sheet(
      'DP-01',
      "Call with Bo Friday 9:30 about the stall. Last year they paid 6k. He'll say money is tight. Maybe offer the second stall. Contract must be signed by 14 May or we lose the place. Start with how the fair went.",
    );
    expect(under('He will ask', text)).toContain('"Money is tight."');
    expect(text).toContain('Contract must be signed by 14 May or we lose the place');
  });

  it('speak of two readers as two', () => {
    const text = sheet(
      'DP-06',
      'Talk with Ada and Finn, Tuesday. Finn swaps shifts, Ada tells everyone but him. New rota from 1 June. Hear both sides maybe? It cannot go on like this.',
    );
    expect(text).not.toMatch(/whom he|He will ask/);
  });

  it('say for a Deliverer what is still to settle in one place', () => {
    const text = sheet(
      'DP-05',
      'Planning the fair, Thurs 19:00. Talk about the tents, the cakes, the licence and maybe the band. Someone needs to ring the council. Insurance still not sorted. Date is 12 July so there is plenty of time. Ida might do the raffle.',
    );
    expect(text.match(/To settle:/g)).toHaveLength(1);
    expect(text).toContain('"Insurance?" Not sorted; say so');
  });
});
