import { describe, expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { LABELS } from './labels.ts';
import { roleOf } from './roles.ts';
import { saysLabel } from './says-label.ts';

const says = (label: string, role: 'evidence' | 'task', text: string): boolean =>
  saysLabel({ role, label }, rewritten(text));

describe('a label in news to many', () => {
  it('calls a result only what came of something', () => {
    expect(says(LABELS.result, 'evidence', 'In Leeds the queue fell from 9 to 4 minutes.')).toBe(true);
    expect(says(LABELS.result, 'evidence', 'The under 12s were mentioned, as 7 of them have moved.')).toBe(
      false,
    );
  });

  it('says what news means only over what somebody has to do', () => {
    expect(says(LABELS.toDo, 'task', 'Every ward needs a signed copy by 3 May.')).toBe(true);
    expect(says(LABELS.toDo, 'task', 'Pavel brought in some interesting stuff.')).toBe(false);
  });

  it('never stands over where to ask, an announcement or how things used to be', () => {
    expect(roleOf(rewritten('Please use the #stores channel for any queries.'))).toBe('question');
    expect(roleOf(rewritten('Somebody from the archive will ring each ward.'))).not.toBe('open');
    expect(roleOf(rewritten('Pavel made the point that it used to be done otherwise.'))).not.toBe('task');
  });
});

describe('a title or a subject line', () => {
  it('is made of no word that belongs to the verb', () => {
    const text =
      'Hey team,\n\nfrom 1 May invoices only go through Form B-7. It is the only way. Fill it in, then sign it, then wait. Forms with gaps are sent back. We had a remark of the auditors so this is how it is.\n\nOla';
    expect(rewriteFor('internal_comms', 'DP-02', text)).not.toMatch(/^Invoices only:/);
  });

  it("is never the writer's own with a word left out, and has no day that nobody named as the last", () => {
    const text =
      'Subject: Card readers, new date\n\nDear Ms Abara,\n\nin the round yesterday it was decided to bring the card readers forward to 1 June instead of 1 August. The firm has time and the money must be spent this year.\n\nFor your house it means that the key desk closes on 31 May in the evening. The test was not finished, but people there were content.\n\nI need your signature on the form until Friday.\n\nKind regards\nIvo';
    expect(rewriteFor('email', 'DP-04', text)).toMatch(/^Subject: Card readers, new date\n/);
  });

  it('keeps that something must be done', () => {
    const text =
      'Subject: Fire drill form: mandatory from Monday\n\nHi Noor,\n\nFrom Monday every drill has to be noted on the new form. It has 21 fields and every one is compulsory. I know you like to do it your way but there is no scope to vary it. Please read the guide.\n\nThanks,\nPip';
    expect(rewriteFor('email', 'DP-02', text)).toContain('mandatory from Monday');
  });
});
