import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { ANSWERS } from './answers.ts';
import { ELLIPTICAL } from './elliptical.ts';

describe('an order to answer', () => {
  it.each([
    ['Please check the figures and get back to me.', 'Could you check the figures?'],
    [
      'Please read the lease and let me know what you think by 3 May.',
      'Could you read the lease and tell me what you think by 3 May?',
    ],
    ['Let me know how you want to proceed.', 'How do you want to proceed?'],
    ['Let me know by Friday if the hall is free.', 'Could you tell me by Friday whether the hall is free?'],
    ['Let me know if you would like to join us.', 'Would you like to join us?'],
    ['Let me know which date suits.', 'Which date suits you?'],
    ['Hope that is ok.', 'Is that all right for you?'],
    ['I would like this sorted out by 4 June please.', 'Could you sort this out by 4 June?'],
    ['I could come by on Tuesday or Thursday.', 'Could I come by on Tuesday or Thursday?'],
    ['We need volunteers to steward the race on 9 May.', 'Would you steward the race on 9 May?'],
    ['Would appreciate if these could be looked at.', 'Could you look at these?'],
    ['The committee asked if you would come along.', 'Would you come along?'],
    ['I was wondering if maybe the pilot is over.', 'Could you tell me whether the pilot is over?'],
  ])('becomes the question to be answered: %j', (sentence, question) => {
    expect(applyRules(sentence, ANSWERS)).toBe(question);
  });

  it.each([
    'Let me know if you have any questions.',
    'Let me know what you think.',
    'I was wondering if maybe you could look at the pilot.',
    'I could see the tower from there.',
    'We need volunteers for the race.',
  ])('is left alone where it asks for nothing of its own: %j', (sentence) => {
    expect(applyRules(sentence, ANSWERS)).toBe(sentence);
  });
});

describe('half a question', () => {
  it.each([
    ['the order came to 118 not 112, can you check.', 'the order came to 118 not 112, can you check?'],
    ['the appointment has moved, sort it?', 'the appointment has moved, can you sort it?'],
    ['buy them?', 'Shall we buy them?'],
    ['Maybe stick to the list?', 'Could we stick to the list?'],
    ['The pump leaks and the tap drips, let me know', 'The pump leaks and the tap drips.'],
  ])('becomes a whole one: %j', (sentence, question) => {
    expect(applyRules(sentence, ELLIPTICAL)).toBe(question);
  });

  it('keeps a clause that asks nothing', () => {
    const told = 'I wonder whether at all, could you believe it.';
    expect(applyRules(told, ELLIPTICAL)).toBe(told);
    expect(applyRules('Any thoughts, let me know!', ELLIPTICAL)).toBe('Any thoughts, let me know!');
  });
});
