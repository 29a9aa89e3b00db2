import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { rewriteDraft } from '../rewrite-draft.ts';

function sheet(primaryCode: ProfileCode, text: string): string {
  return rewriteFor('meeting_prep', primaryCode, text);
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
    expect(refusal).toMatch(/20 min/);
    expect(refusal).not.toContain('leave more');
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
    expect(text).toContain('Decision needed: a yes to moving the archive.');
    expect(text).toMatch(/she'll probably ask about damp\./i);
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

  it('name the thing in what is to be said of it, since the two notes are parted', () => {
    const text = sheet(
      'DP-04',
      "Meeting with the head, Mrs Roth, 6 May. We want to take the kids (20) to the lake for a week. Risk assessment isn't finished. Tell her it'll be ready in time. Hope she doesn't ask about the boats. Need a yes by the 10th or the huts are gone.",
    );
    expect(text).toContain('ell her the risk assessment will be ready in time');
    expect(text).toContain('"The boats?" Say what is known and what is not');
    expect(text).toContain('Decision needed: a yes by the 10th; otherwise the huts are gone.');
  });

  it('take a bare question for a point to settle, and nothing that is done for the first words to say', () => {
    const text = sheet(
      'DP-05',
      "Caterer, Sat 11:00. Cake, band, chairs (70), the tent. Deposit of 300 was paid on 2 Feb. She still hasn't sent the menu. Rain plan? Ask when the final number is due. Maybe we change the date.",
    );
    expect(under('To settle', text)).toBe('To settle:\n- Rain plan?\n- Maybe we change the date');
    expect(text).not.toContain('was paid on 2 Feb. Who');
  });

  it('keep what the writer will not do, and say nothing of the readers to them as of others', () => {
    const parting = sheet(
      'DP-06',
      "Meet Ralf on Thursday, his contract ends on the 30th. We won't renew it. Reason: three late reports, the Harms file lost. Do it fast, 10 min, HR joins. He'll take it badly. Then tell the team.",
    );
    expect(parting).toContain("We won't renew it");
    const parents = sheet(
      'DP-06',
      "Talk with the Wagners. Their son hits others, twice last week. He can't stay in the group if it goes on. Don't get into their divorce. They'll be defensive. Ask what he's like at home.",
    );
    expect(parents).not.toContain('Opening line: "Their son');
    expect(parents).toContain("Expect: they'll be defensive.");
  });

  it('open with no reproach, and keep short sentences apart', () => {
    const text = sheet(
      'DP-06',
      "Feedback talk w/ Jan, Thu 14:00. Two customers complained (6 and 9 May). He talks over people. Tell him it has to stop, no bonus this quarter. Ida can't come. His colleagues like him. He'll get defensive. Ask how he sees it?",
    );
    expect(text).not.toContain('"You talk over people');
    expect(under('Plan', text)).not.toContain("Ida can't come");
    expect(under('Expect', text)).toContain('defensive');
  });

  it('speak of the reader as the notes do where they speak of somebody else, too', () => {
    const text = sheet(
      'DP-06',
      "Talk with my landlady about the dog. She said no pets. We got him anyway, in April. Just tell her it's too late now. Neighbours are fine with it. Offer 200 more. Don't mention the scratched door.",
    );
    expect(text).toContain('She will ask:');
    expect(text).not.toMatch(/Opening line: "Neighbours/);
  });
});

describe('what is to be decided', () => {
  it('is what the writer wants of the reader, though it stands behind a date', () => {
    const text = sheet(
      'DP-01',
      'Meeting with Mrs Lund, Tues 2pm. Costs are down from 410 to 365 since January. Lease ends 31 July, want her to renew for 2 years. Will wing it.',
    );
    expect(text).toContain('Decision needed: whether she will renew for 2 years.');
    expect(text).toContain('ease ends 31 July');
    expect(text).not.toContain('wing it');
  });

  it('is the sum that is asked for', () => {
    const text = sheet(
      'DP-07',
      'Meeting with Mr Holt, 18 March. Agenda: minutes, the roof, the new chairs. 3 of the first 10 learners now have jobs. ask him for £20,000',
    );
    expect(text).toContain('Decision needed: will he give £20,000?');
    expect(text).toContain('Opening line: "3 of the first 10 learners now have jobs.');
  });

  it('is a yes with what it is for, in words that a sheet can hold', () => {
    const text = sheet(
      'DP-03',
      'Prep for Dr Roy, Mon 9:15, new scales. We weighed 64 bags, 58 within 4 g of the old ones. 10 of them is £1,290. Need her to say yes so I can order.',
    );
    expect(text).toContain('Decision needed: a yes, so that I can order.');
  });

  it('is nothing where the reader is only told', () => {
    const text = sheet(
      'DP-06',
      "1:1 with Mandy, Fri 11:30. Tell her she's moving to the late team from 1 October, not up for discussion. 20 mins max. If she gets upset tell her it's the same for everyone. New hours 7 to 3.",
    );
    expect(text).toContain('Decision needed: none; it is decided already.');
    expect(under('Facts', text)).not.toContain('If she gets upset');
  });

  it('is about a matter without the day on which it is talked about', () => {
    const text = sheet(
      'DP-02',
      'Meeting with Jo about the holiday club Weds 10am. Go through the list line by line. 48 kids booked. Need her answer by Friday because of the coach.',
    );
    expect(text).toMatch(/^Meeting with Jo about the holiday club Weds 10am\n/);
    expect(text).not.toContain('Opening line');
  });
});

describe('a whole sheet', () => {
  const text = [
    'Meeting with Mrs Oke (governor), Wednesday 4pm',
    '',
    'Purpose: agree how the 6 new volunteers start in September.',
    'Decision: can they help in class before their checks are back if a teacher is always in the room?',
    'What stays the same: nobody is alone with a child.',
    'Bring: our policy (page 7), the list of the 6.',
    "She will probably ask who checks it each day. Answer: Mrs Reid, and the head when she's away.",
    'If she says no: they start when the checks are back, no exceptions.',
    'Opening: "I\'d like to go through what protects the children first."',
  ].join('\n');

  it('is told of no fault that it answers, and keeps its lines', () => {
    const reader = { primaryCode: 'DP-04', secondaryCode: 'DP-03' } as const;
    const reading = readDraft(text, 'meeting_prep');
    const { risks } = judgeDraft(reading, reader);
    expect(risks.length).toBeLessThan(2);
    expect(risks.map(({ quote }) => quote)).not.toContain('She will probably ask who checks it each day');
    expect(rewriteDraft(reading, reader, judgeDraft(reading, reader))).toContain(
      'If she says no: they start when the checks are back',
    );
  });
});

describe('news that is only told', () => {
  it('opens with no question on what will not be', () => {
    const text = sheet(
      'DP-06',
      "Notes for 1:1 with Sofia, Friday 2 pm. Tell her the promotion is not happening this year. Budget is frozen until April. She'll be upset but that's how it is. Ask her to train the two new people from 5 May.",
    );
    expect(text).not.toContain('How would the promotion be for you?');
    expect(text).not.toContain('Purpose: hear what the promotion means');
  });
});

describe('a note', () => {
  it('is not parted at the number of a page', () => {
    const text = sheet(
      'DP-01',
      'Prep: Dr. Wolff, Thursday 15:00, crane rental. Then perhaps price. Use of his own cranes is 54%. The contract has to be in by 28 February. Somebody should look up the source (his annual report, p. 31). He interrupts a lot.',
    );
    expect(text).toContain('annual report, p. 31)');
  });

  it('on a question to be dodged keeps the answer that it gives away', () => {
    const text = sheet(
      'DP-03',
      'Session with Prof. Amund, Friday 10:00, bearing alarm. The alarm caught 17 of 19 faults in 2024, with 44 false alarms. If she asks about offshore, change the subject, we have onshore data only. We want her name under the validation.',
    );
    expect(under('She will ask', text)).toContain('"Offshore?" We have onshore data only');
  });
});
