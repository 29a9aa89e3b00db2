import { describe, expect, it } from 'vitest';
import { demandAsQuestion } from '../closing/asked/demand.ts';
import { proposalAsked } from '../closing/asked/own-proposal.ts';
import { askedPlainly } from './asked-plainly.ts';

describe('a wish put as a question', () => {
  it('leaves what the writer thinks of it outside', () => {
    const wish =
      'It would be great if the letters could go out in French as well, I think everyone agreed on that.';
    expect(askedPlainly(wish, 'email', false)).toBe(
      'Could the letters go out in French as well? I think everyone agreed on that.',
    );
  });

  it('asks nobody to do what they are warned of', () => {
    expect(demandAsQuestion("Do it once more and you're out.")).toBeNull();
    expect(demandAsQuestion('Do it once more and your out.')).toBeNull();
  });

  it('asks no reader for somebody else where the reader is meant', () => {
    const need = 'We are looking for someone to contribute to our running costs.';
    expect(proposalAsked(need)).toBeNull();
  });
});
