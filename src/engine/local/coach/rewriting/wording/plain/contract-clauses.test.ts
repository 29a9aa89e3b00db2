import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../../domain/message-types.ts';
import { rewriteFor } from '../../rewrite.fixture.ts';

const READERS = ['DP-01', 'DP-03', 'DP-04', 'DP-06'] as const;

describe('a clause of a contract', () => {
  it.each([
    'The options shall vest forthwith.',
    'Either Party may end it on 30 days notice, failing which the Deposit is lost.',
    'The Licensee shall not be liable for loss of profit.',
    'This consent is revoked with immediate effect.',
    'Neither warranty shall survive the sale.',
    'The lease shall begin on 4 May and shall be terminated in writing.',
  ])('keeps its words: %s', (clause) => {
    for (const type of ['email', 'internal_comms'] satisfies MessageType[])
      for (const reader of READERS) {
        const text = `Hello everyone,\n\nI just wanted to maybe share the wording. ${clause} The keys shall be handed over on 4 May. Could you perhaps sign it by Friday?\n\nJulia`;
        const rewrite = rewriteFor(type, reader, text);
        expect(rewrite).toContain(clause);
        expect(rewrite).toContain('The keys shall be handed over on 4 May.');
      }
  });

  it('leaves what a notice asks of people a request', () => {
    const text =
      'All staff,\n\nThe badges shall be worn at all times. The pass shall be returned by 4 May.\n\nJulia';
    expect(rewriteFor('internal_comms', 'DP-06', text)).toMatch(/Please (?:wear|return)/);
  });
});
