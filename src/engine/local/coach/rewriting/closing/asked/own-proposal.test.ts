import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../../domain/message-types.ts';
import { rewritten } from '../../body/body.fixture.ts';
import { proposalAsked, withProposalAsked } from './own-proposal.ts';

const draft = (type: MessageType) => ({ type, text: '' });

describe('what a letter proposes without asking', () => {
  it.each([
    [
      "I need the go ahead from you for the new one, it's £2,340 with a guarantee.",
      "Can I have your go ahead for the new one? It's £2,340 with a guarantee.",
    ],
    [
      "It would need you to sign for it I'm afraid and he'll hold it till Saturday.",
      "Could you sign for it? He'll hold it till Saturday.",
    ],
    [
      "The lab can redo it for £48 and I'd like that done before 1 April, if you're in agreement.",
      'The lab can redo it for £48. Can I have that done before 1 April?',
    ],
    [
      'Any help you could give with the transport would be gratefully received.',
      'Could you help with the transport?',
    ],
    ["I'd need two casuals put on by 20 March.", 'Could I have two casuals put on by 20 March?'],
  ])('becomes the question that wants the yes: %j', (sentence, question) => {
    expect(proposalAsked(sentence)).toBe(question);
  });

  it.each([
    "I'd like to thank you for the van.",
    'I need to sit down for a bit.',
    "We'd be happy to hear more.",
    "I'd be glad to come over on Friday and look at your pumps.",
    'We need rain before the harvest.',
  ])('is nothing that a reader could say yes to: %j', (sentence) => {
    expect(proposalAsked(sentence)).toBeNull();
  });

  it('stays as it is where the letter asks something else, or goes to many', () => {
    const proposal = rewritten("I'd need two casuals put on by 20 March.");
    const body = { paragraphs: [[proposal]], needsAsk: false, lostTopic: null };
    const asking = { ...body, paragraphs: [[proposal, rewritten('Could we have it over Easter?')]] };
    expect(withProposalAsked(asking, draft('email'))).toBe(asking);
    expect(withProposalAsked(body, draft('internal_comms'))).toBe(body);
    expect(withProposalAsked(body, draft('email')).paragraphs[0]?.[0]?.isQuestion).toBe(true);
  });
});
