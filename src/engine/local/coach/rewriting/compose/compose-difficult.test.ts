import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { admits, plainAdmission } from '../closing/admission.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

function rewrite(text: string, primaryCode: ProfileCode): string {
  return rewriteFor('difficult_conversation', primaryCode, text);
}

describe('a difficult message', () => {
  const draft =
    'Goran,\n\nYou always do this to me. The invoices for May came on 9 June, 6 of 14 had the wrong address. Everyone in the office has noticed. Yes, I changed the form on 20 May, big deal. You obviously don’t care. The audit is on 4 July.\n\nPaula';
  const result = rewrite(draft, 'DP-05');

  it('loses charges that hold no fact and keeps what was observed', () => {
    expect(result).not.toMatch(/always|noticed|care/);
    expect(result).toContain('The invoices for May came on 9 June, 6 of 14 had the wrong address.');
    expect(result).toContain('The audit is on 4 July.');
  });

  it('gives what the writer owns a paragraph of its own, without the shrug', () => {
    expect(result).toContain('\n\nI changed the form on 20 May. That part is mine.\n\n');
  });

  it('ends on an open question', () => {
    expect(result).toMatch(/\?\n\nPaula$/);
  });

  it('keeps a sharp sentence when it is all there is', () => {
    expect(rewrite('Goran, you never listen. You always do this to me.', 'DP-06')).toContain('Goran');
  });
});

describe('an order in a difficult message', () => {
  it('becomes a question, and what must not be done a request behind it', () => {
    const result = rewrite(
      'Hi Ellen,\n\nYou left out the calls, so it’s misleading. You made me look stupid. Please send a corrected version by Wednesday and don’t leave data out again.\n\nGreg',
      'DP-03',
    );
    expect(result).toContain('Could you send a corrected version by Wednesday? Please don');
    expect(result).not.toMatch(/Could you [^?]* and don/);
  });

  it('to come and be told off becomes a talk', () => {
    const result = rewrite(
      'Ben,\n\nYou left at 3 without writing up bed 6. You just don’t care. Come and find me before your shift on Thursday.\n\nMia',
      'DP-05',
    );
    expect(result).toContain(
      'Could you come and find me before your shift on Thursday, so that I can hear how you see it?',
    );
  });

  it('does not let a charge that speaks of people pass for praise and go first', () => {
    const result = rewrite(
      'Hi Olu,\n\nOn Tuesday you cancelled the evening an hour before and 14 people stood in front of a locked door. You never think. You can’t build a club if you treat people like dirt.\n\nFreya',
      'DP-07',
    );
    expect(result).toMatch(/^Hi Olu,\n\nOn Tuesday/);
  });
});

describe('admissions', () => {
  it('are told from what the writer expected of others', () => {
    expect(admits('I should have called you.')).toBe(true);
    expect(admits('I know I never showed you the bills.')).toBe(true);
    expect(admits('I didn’t expect this from you.')).toBe(false);
    expect(admits('Should I have called you?')).toBe(false);
  });

  it('are told from what the writer merely knows, and found behind another clause', () => {
    expect(admits('I know we lost two people and that the numbers are my own.')).toBe(false);
    expect(admits('Two bottles were past the date and I hadn’t moved them.')).toBe(true);
    expect(admits('The rules came out late because of me.')).toBe(true);
    expect(admits('I didn’t brief you on the budget.')).toBe(true);
    expect(plainAdmission('I grant you I didn’t answer your two letters.')).toBe(
      "I didn't answer your two letters.",
    );
  });

  it('stand without what grants or shrugs them off', () => {
    expect(plainAdmission('OK it was me who merged the lists, but still.')).toBe(
      'It was me who merged the lists.',
    );
  });
});

it('leaves "Could that be sorted?" behind what it asks to have sorted', () => {
  const result = rewrite(
    "Rob, you promised me the Dunmore quotes by the 10th, it's now the 17th and the client has gone quiet. I would appreciate it if that could be sorted. I know you had the Fenwick job on as well and I should have asked earlier.",
    'DP-01',
  );
  expect(result).toMatch(/gone quiet\.\s+Could that be sorted\?/);
});

it('asks for no proposal where the way forward is asked for already', () => {
  const result = rewrite(
    "Jan, you have had the invoice since May and I have asked you twice. If it isn't paid by the 30th I'm off as well, and that's final. Ron",
    'DP-05',
  );
  expect(result).toContain('Could it be paid by the 30th?');
  expect(result).not.toMatch(/what (?:can|step can) we agree/);
});

describe('what a hard message moves and adds', () => {
  const rest =
    'You never listen. The van came back on Monday without diesel and I waited 40 minutes at the pump on Tuesday. You obviously don’t care.';

  it('leaves a question with the sentence that is said of it', () => {
    const result = rewrite(
      `Hi Soph,\n\n${rest} Did I do something? If I did I’d rather know.\n\nIda`,
      'DP-06',
    );
    expect(result).toContain("Did I do something? If I did I'd rather know.");
    expect(
      rewrite(`Hi Soph,\n\n${rest} Can we walk home after work on Friday? No phones.\n\nIda`, 'DP-06'),
    ).toMatch(/Friday\? No phones\./);
  });

  it('takes no statement with a question mark for a question', () => {
    const result = rewrite(
      `Hi Soph,\n\n${rest} I thought we said nobody was going on? The photos from Friday show nine people.\n\nIda`,
      'DP-06',
    );
    expect(result.indexOf('nobody was going')).toBeLessThan(result.indexOf('The photos'));
  });

  it('leaves an admission in front of what is asked or offered behind it', () => {
    const result = rewrite(
      `Hi Wale,\n\n${rest} I should have said something in September. You bought a telly last week. If money is tight tell me and we can sort something. Please stop using my pans.\n\nIda`,
      'DP-05',
    );
    expect(result.indexOf('I should have said')).toBeLessThan(result.indexOf('my pans'));
  });

  it('owns a part in the writer’s place only where the draft shrugs it off', () => {
    const plain = rewrite(
      `Hi Wale,\n\n${rest} I admit that I never told you about the card.\n\nIda`,
      'DP-05',
    );
    expect(plain).toContain('I admit that I never told you about the card.');
    expect(plain).not.toContain('That part is mine.');
    expect(
      rewrite(`Hi Wale,\n\n${rest} I never told you about the card, big deal.\n\nIda`, 'DP-05'),
    ).toContain('I never told you about the card. That part is mine.');
  });
});

describe('what belongs to a sentence of a hard message', () => {
  const facts =
    'You never listen. The claim on slide 9 is wrong, it fell by 3.0% and the client printed it on Monday. You obviously don’t care.';

  it('stays with it: the writer’s verdict on their own deed', () => {
    expect(
      rewrite(
        `Sven,\n\n${facts} I reviewed the deck too and missed it, so this isn’t only you. How did it get in?`,
        'DP-03',
      ),
    ).toContain("missed it, so this isn't only you.");
    expect(
      rewrite(
        `Carl,\n\n${facts} I laughed along on the 3rd, which I’m not proud of. Please ring Yuki by tomorrow.`,
        'DP-05',
      ),
    ).toContain("which I'm not proud of.");
    expect(
      rewrite(
        `Wale,\n\n${facts} I should have said something instead of slamming doors, that was childish.`,
        'DP-05',
      ),
    ).toContain('slamming doors, that was childish.');
  });

  it('stays with it: one of two things that are asked', () => {
    expect(
      rewrite(
        `Sven,\n\n${facts} How did it get in, and what do you suggest we do so it can’t happen again?`,
        'DP-03',
      ),
    ).toContain('How did it get in, and what do you suggest');
  });

  it('stays with it: a verb that the next clause goes on with', () => {
    expect(
      rewrite(`Marcus,\n\n${facts} I looked like a fool in front of their CFO, and so did Helen.`, 'DP-01'),
    ).not.toContain('embarrassing for me in front of their CFO, and so did');
  });

  it('stays with it: how much something hurt', () => {
    expect(
      rewrite(`Babe, ${facts} Last night you called me my mother and that really hurt me.`, 'DP-06'),
    ).toContain('really hurt me');
  });

  it('keeps the owning up in one paragraph with the deed', () => {
    const result = rewrite(
      'Lena,\n\nThree years ago we promised each other a company to be proud of. You let the whole team go on a six-minute call on Monday. Piotr had just come back from paternity leave. You have become exactly the boss we used to laugh about. I voted for the cut. I own that. I did not vote for doing it like this. I want to write to each of them, properly. Would you do that with me?',
      'DP-07',
    );
    expect(result).toContain('I voted for the cut. I own that.');
  });

  it('stays with it: what the reader did, told by what it was like', () => {
    expect(
      rewrite(
        `Dear Corinne,\n\n${facts} You spoke about Papa as if you had been the only one at his bed.`,
        'DP-06',
      ),
    ).toContain('as if you had been the only one');
    expect(
      rewrite(
        `Mo,\n\n${facts} I did sign off on "whatever you think works", dumb of me. Could we recut it?`,
        'DP-02',
      ),
    ).toContain('dumb of me');
  });

  it('stays: what the writer does not want', () => {
    expect(
      rewrite(
        `Good afternoon Stelios,\n\nYou cast off before I had said clear and I have a broken finger. You never look. I do not want money. I want that nobody casts off before the other has said clear by Sunday. Do you agree?`,
        'DP-05',
      ),
    ).toContain('I do not want money.');
  });

  it('stays: a question behind the sentence that leads to it', () => {
    expect(
      rewrite(
        `Rachel,\n\nThird time I’m asking. Where is my deposit, £950? The tenancy ended on 31 July. You landlords are all the same. I left the oven dirty, fair enough, take £40 off.`,
        'DP-01',
      ),
    ).toMatch(/asking\. Where is my deposit/);
  });

  it('adds no question to one that asks openly already', () => {
    expect(
      rewrite(
        `Sven,\n\n${facts} How did it get in, and what do you suggest we do so it can’t happen again?`,
        'DP-03',
      ),
    ).toMatch(/happen again\?$/);
    expect(
      rewrite(
        `Dr Osei,\n\n${facts} I should have checked it in March, and that is on me. Please tell me how you want to report this, and whether the monitor has to be told before the visit on 9 May.`,
        'DP-03',
      ),
    ).not.toMatch(/left out/);
  });

  it('asks no "or I will" as a question', () => {
    expect(
      rewrite(`Kev,\n\n${facts} ring me before 6 tonight or ill have to take it to Sandra`, 'DP-01'),
    ).not.toMatch(/Could you ring me[^?]* or ill/);
  });

  it('stays behind the announcement of what it is about', () => {
    const result = rewrite(
      'Hi Wale, about the flat. You’ve not paid your half of the electric since August, that’s 4 x 62 so 248 quid. I’ve covered it each time. Honestly it’s a joke, you bought a telly last week. You never think. Can you pay 124 by the 1st and the rest by the 15th? If money’s tight tell me and we’ll sort something.',
      'DP-05',
    );
    expect(result.indexOf('248')).toBeGreaterThan(result.indexOf('about the flat'));
  });
});

describe('what a hard message asks', () => {
  const facts =
    'Ewa, you obviously don’t care. You booked the hall on 3 May without asking, for 410 euros. It was the second time. The rent is due on the 9th.';

  it('is asked in the order in which it was, what is said of it behind it', () => {
    const result = rewrite(
      `${facts} Would you come by on Monday at 8? Could you bring two ideas for the bill? Maybe a raffle? I can put in 50.`,
      'DP-02',
    );
    expect(result.indexOf('come by')).toBeGreaterThan(0);
    expect(result.indexOf('come by')).toBeLessThan(result.indexOf('two ideas'));
  });

  it('stays in front of the days that are offered for it', () => {
    expect(rewrite(`${facts} What do you need from me? I have Tuesday at 9 or 3.`, 'DP-01')).toMatch(
      /What do you need from me\? I have Tuesday at 9 or 3\./,
    );
  });
});

describe('the first words of a hard message', () => {
  const facts =
    'Since May three of us have been on nights four weeks running. Siobhan was in tears in the sluice on Friday. You don’t listen to any of us. You always do this. Would you look at the July rota again with us?';

  it('stay where they tell what it costs the writer to speak', () => {
    expect(rewrite(`Hi Jo, this isn’t easy to write. ${facts}`, 'DP-06')).toContain('easy to write.');
    expect(rewrite(`Hi Jo, I have thought long about whether to write. ${facts}`, 'DP-06')).toContain(
      'I have thought long about whether to write.',
    );
  });

  it('may greet two', () => {
    const result = rewrite(`Dear Committee, dear Mr Farrugia,\n${facts}`, 'DP-04');
    expect(result).toMatch(/^Dear Committee, dear Mr Farrugia,\n\nSince May/);
  });
});
