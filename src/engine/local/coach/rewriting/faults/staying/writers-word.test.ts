import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { holdsWritersWord } from './writers-word.ts';

function rewrite(text: string, primaryCode: 'DP-01' | 'DP-06' | 'DP-07'): string {
  return rewriteFor('difficult_conversation', primaryCode, text);
}

describe('what a hard message must be able to say', () => {
  it.each([
    'I was wrong to walk out, and I’m sorry about that.',
    'We accepted it without an order, which was our mistake.',
    "I am happy to do the teas, but I won't set up on my own again.",
    'You told us the rest was on the lorry, which was simply not true.',
    'You might not have meant it that way.',
    'One more complaint and I will end the lease.',
    'Put the legal text back today please, the rest we can keep.',
    "Don't ever do that again.",
    'My team should have flagged it as a blocker.',
    'I put pressure on you to clear the backlog, and I’m sorry.',
    'If they aren’t in it, the person in the calendar is on call.',
    'I don’t think you knew.',
    'I don’t think you’re doing it on purpose.',
    'I understand that you wanted to keep the client.',
    'You know I like the way you teach.',
  ])('is told from a charge: %s', (words) => {
    expect(holdsWritersWord(words)).toBe(true);
  });

  it.each([
    "I won't pretend to be surprised.",
    'Please just keep it in mind.',
    'Sorry to bother you with this.',
    'If you do that you will regret it.',
    'You never listen to anything I say.',
    'I don’t think you’re pulling your weight.',
    'I love how you always leave at four.',
  ])('is no empty talk: %s', (words) => {
    expect(holdsWritersWord(words)).toBe(false);
  });

  it('stays where the charges beside it go', () => {
    const result = rewrite(
      'Dear committee,\n\nI’m sick of being the only one who ever does anything here. On Saturday I set up the hall alone from 8 until 10. I do the teas in May, but I won’t set up on my own again.\n\nJoan',
      'DP-06',
    );
    expect(result).not.toContain('sick of');
    expect(result).toContain("but I won't set up on my own again.");
  });

  it('keeps to the end what somebody should have been told', () => {
    const result = rewrite(
      'Dear Mrs Kowalski,\n\nYour dog bit my son on Sunday at 4 pm. You obviously can’t control that animal. I should have told you in June, when it snapped at the postman, that I was worried.\n\nPeter',
      'DP-06',
    );
    expect(result).toContain('when it snapped at the postman, that I was worried.');
  });
});
