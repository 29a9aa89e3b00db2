import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import { riskFinding } from '../../judging/finding.fixture.ts';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { rewriteDraft } from '../rewrite-draft.ts';
import { saidPlainly } from './said-plainly.ts';

const READER = { primaryCode: 'DP-06', secondaryCode: null } as const;

function rewritten(text: string, type: MessageType): string {
  const reading = readDraft(text, type);
  return rewriteDraft(reading, READER, judgeDraft(reading, READER));
}

describe('a reproach said plainly', () => {
  it('stays in the rewrite with what it saw, without the charge', () => {
    const rewrite = rewritten(
      "Pat, you're useless. On Monday you went behind my back and told the bank. I wrote on 3 and 8 March and you never answered. You need to get your act together by 1 May.",
      'difficult_conversation',
    );
    expect(rewrite).toMatch(/without talking to me first|did not talk to me first/i);
    expect(rewrite).toContain('3 and 8 March and you did not answer');
    expect(rewrite).toContain('needs to change by 1 May');
    expect(rewrite).not.toMatch(/useless|behind my back|act together/);
  });

  it('keeps the request that stood behind the scolding', () => {
    const rewrite = rewritten(
      'Hi Jo,\n\nThis is a joke. I asked on 4 May. Just do your job and send the list by Friday.\n\nKim',
      'email',
    );
    expect(rewrite).toMatch(/send the list by Friday/);
    expect(rewrite).not.toMatch(/do your job|joke/);
  });

  it('keeps no answer to a question that only vented', () => {
    const rewrite = rewritten(
      'Hi all,\n\nThe sink was full on 3 and 4 May, and guess who gets to clean it? Me. This is a joke. Please wash your cups.\n\nKim',
      'internal_comms',
    );
    expect(rewrite).toContain('3 and 4 May');
    expect(rewrite).not.toMatch(/guess who|\bMe\./);
  });

  it('leaves quoted words and notes for oneself as they are', () => {
    const quoted = 'She wrote "you never answered" on the form.';
    const parts = takeApart(readDraft(quoted, 'email'));
    expect(saidPlainly('email', parts).parts).toBe(parts);
    const notes = takeApart(readDraft('You never answered.', 'meeting_prep'));
    expect(saidPlainly('meeting_prep', notes).parts).toBe(notes);
  });

  it('changes what a risk points at, and leaves the same words alone where none does', () => {
    const parts = takeApart(
      readDraft('All,\n\nStaff will have to get used to it. Lunch stays at 1.', 'internal_comms'),
    );
    const quote = 'Staff will have to get used to it';
    const named = saidPlainly('internal_comms', parts, [{ ...riskFinding(), quote }]);
    const text = named.parts.paragraphs.flat().map((unit) => unit.text);
    expect(text.join(' ')).toContain('I know that this is a change for staff.');
    expect(saidPlainly('internal_comms', parts, []).sentences.size).toBe(0);
  });

  it('reaches a short sentence that is read as one with its neighbour', () => {
    const rewrite = rewritten(
      'To all drivers\n\nFuel cards go on 28 Feb. It is what it is. Receipts go in weekly, late ones are not paid. If anyone has a problem with that they know where the door is. Questions to Faz.',
      'internal_comms',
    );
    expect(rewrite).toContain('28 Feb');
    expect(rewrite).not.toMatch(/what it is|the door/);
  });

  it('tells the one it is about that a decision is final', () => {
    const text = 'Dear Tove,\n\nThis was decided by the board on 2 July and is final.';
    const risks = [{ ...riskFinding(), quote: 'This was decided by the board on 2 July and is final' }];
    const said = (type: MessageType): string =>
      saidPlainly(type, takeApart(readDraft(text, type)), risks)
        .parts.paragraphs.flat()
        .map((unit) => unit.text)
        .join(' ');
    expect(said('difficult_conversation')).toContain('and is final');
    expect(said('internal_comms')).not.toContain('final');
  });
});
