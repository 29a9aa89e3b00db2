import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { CONDITIONS } from './conditions.ts';

describe('a condition that wishes for what it names', () => {
  it.each([
    ["If you were able to fit us in before May that'd be a weight off.", 'Could you fit us in before May?'],
    ['If you felt like bringing a cake it would be lovely.', 'Would you like to bring a cake?'],
    [
      "If there was ever anything left on Wednesday, we'd love to take it off your hands.",
      'If there is ever anything left on Wednesday, could we take it off your hands?',
    ],
    [
      'If there was any possibility of you measuring the lawn that would get me out of a hole.',
      'Could you measure the lawn?',
    ],
    ["What I'm driving at is some sort of grant, if there is such a thing.", 'Could we have a grant?'],
    ["What I'd really like is for you to talk to the altos.", 'Could you talk to the altos?'],
    ["I don't suppose you'd have a minute to read page 3.", 'Could you read page 3?'],
    [
      "I don't suppose you'd consider letting me loose on your window for a weekend.",
      'Could you let me loose on your window for a weekend?',
    ],
    [
      'It would mean so much to us to have somewhere from 10 to 12, even just till Easter.',
      'Could we have somewhere from 10 to 12, even just till Easter?',
    ],
    ['Would you ever think about maybe letting us try one?', 'Would you let us try one?'],
  ])('becomes the question: %j', (wish, question) => {
    expect(applyRules(wish, CONDITIONS)).toBe(question);
  });

  it('asks all of them for what people could do', () => {
    const hint = 'If people could check their own line and flag what looks off that would be appreciated.';
    expect(applyRules(hint, CONDITIONS)).toBe('Please check your own line and flag what looks off.');
  });

  it.each([
    'If you could not come that would be a shame.',
    'If you could see the roof you would be cross.',
    'If some of you might leave early that would be a problem.',
  ])('stays where what follows is unwelcome or nothing is wished for: %j', (sentence) => {
    expect(applyRules(sentence, CONDITIONS)).toBe(sentence);
  });
});
