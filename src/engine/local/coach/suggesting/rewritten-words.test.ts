import { describe, expect, it } from 'vitest';
import { rewrittenWords } from './rewritten-words.ts';

describe('what a rewrite offers', () => {
  const email =
    'Subject: Bandstand: yes or no?\n\nHi Tom,\n\nAnyway the quote is 18,400 for the roof alone.\n\n- Could you ask Dr. Bell?\n\nCan you give me a yes by 30 June?\n\nAnn';

  it('is its last question, not its subject line, and what it begins with', () => {
    const { request, opening } = rewrittenWords(email, 'email');
    expect(request).toBe('Can you give me a yes by 30 June?');
    expect(opening).toBe('The quote is 18,400 for the roof alone.');
  });

  it('is what it asks people to do, where it asks no question', () => {
    const notice =
      'Dear all,\n\nDesks move on 3 May.\n\nManagers, please send Phil your staffing by 28 May.\n\nIf anything is unclear, please ask.';
    expect(rewrittenWords(notice, 'internal_comms').request).toBe(
      'Managers, please send Phil your staffing by 28 May.',
    );
  });

  it('is no question that nobody could answer', () => {
    for (const vague of ['How are you?', 'Could we do something at some point?', 'Questions?', 'Who knows?'])
      expect(rewrittenWords(`Desks move on 3 May. ${vague}`, 'email').request).toBeNull();
  });

  it('is the decision and the first words of a sheet for a meeting', () => {
    const sheet =
      'Roof, Tue 10:00\n\nDecision needed: whether she signs for the roof.\n\nOpening line: "How is the new hall?"';
    expect(rewrittenWords(sheet, 'meeting_prep')).toMatchObject({
      request: null,
      decision: 'whether she signs for the roof.',
      openingLine: 'How is the new hall?',
    });
  });
});
