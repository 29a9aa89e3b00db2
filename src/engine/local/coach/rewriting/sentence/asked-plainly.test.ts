import { describe, expect, it } from 'vitest';
import { demandAsQuestion } from '../closing/asked/demand.ts';
import { proposalAsked } from '../closing/asked/own-proposal.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { askedPlainly } from './asked-plainly.ts';

describe('a wish put as a question', () => {
  it('leaves what the writer thinks of it outside', () => {
    const wish =
      'It would be great if the letters could go out in French as well, I think everyone agreed on that.';
    expect(askedPlainly(wish, 'email', false)).toBe(
      'Could the letters go out in French as well? I think everyone agreed on that.',
    );
  });

  it('leaves what holds of both outside', () => {
    const wish =
      'I was thinking maybe we could take the hall again, or the mill, both have charm, and the mill is cheaper.';
    expect(askedPlainly(wish, 'email', false)).toBe(
      'Could we take the hall again, or the mill? Both have charm, and the mill is cheaper.',
    );
  });

  it('gives no order to one reader that is meant for many', () => {
    const duty = 'Participants are required to fill in a form.';
    expect(
      rewriteFor('outreach', 'DP-06', `Dear Ms Abe,\n\nWe study sleep. ${duty} Bye.\n\nDr Ort`),
    ).toContain('Participants are required to fill in a form.');
    expect(rewriteFor('internal_comms', 'DP-06', `Hi all,\n\nWe study sleep. ${duty}\n\nDr Ort`)).toContain(
      'Participants, please fill in a form.',
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

describe('a text to an Achiever that asks for a look', () => {
  it('joins the matter to nothing that says something else', () => {
    const text =
      'The pump arrived on 3 May. I just wanted to maybe check if you could possibly look at the 3 quotes?';
    expect(rewriteFor('text', 'DP-01', text)).toBe(
      'The pump arrived on 3 May. Could you look at the 3 quotes?',
    );
  });
});
