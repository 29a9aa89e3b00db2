import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { EVERYDAY_REQUESTS, ORDERED } from './everyday-requests.ts';
import { KINDLY_ASKED } from './orders.ts';

describe('a common way to ask for something', () => {
  it.each([
    ['Do you think you might be able to look at the lease?', 'Could you look at the lease?'],
    ['Is there any way you could possibly move the van?', 'Could you move the van?'],
    ['Would it be possible for you to send the file?', 'Could you send the file?'],
    ['Would you be so kind as to sign page 4?', 'Could you sign page 4?'],
    ['May I ask you to bring the key?', 'Could you bring the key?'],
    ["I'd like to ask whether you would be willing to read it by 4 May.", 'Could you read it by 4 May?'],
    ["I guess what I'm asking is whether you could check the total.", 'Could you check the total?'],
    ['Please advise on the lease.', 'What do you advise on the lease?'],
    ["Let me know if there's anything wrong with the lease.", 'Is there anything wrong with the lease?'],
    ['Hoping you can swap Tuesday?', 'Could you swap Tuesday?'],
    ['I was thinking that perhaps you and I could plan the route.', 'Could we plan the route?'],
    ["Let's find some time to plan the route.", 'Could we find time to plan the route?'],
    [
      'It would be good to go over the budget before the call.',
      'Could we go over the budget before the call?',
    ],
    ['Just checking in to see where you are with the plan.', 'where are you with the plan?'],
  ])('is the plain question: %j', (sentence, question) => {
    expect(applyRules(sentence, EVERYDAY_REQUESTS)).toBe(question);
  });

  it.each([
    ['Could you sign it when you get a chance?', 'Could you sign it?'],
    ['Please sign page 4 at your earliest convenience, thanks.', 'Please sign page 4, thanks.'],
    ['When you have a moment, can you sign it?', 'can you sign it?'],
    ['Could you join us, no worries if not?', 'Could you join us?'],
  ])('loses a time that is none: %j', (sentence, plain) => {
    expect(applyRules(sentence, EVERYDAY_REQUESTS)).toBe(plain);
  });

  it.each([
    'I will sign it when I get a chance.',
    'Call me when you can see the gate.',
    'Do you think it will rain?',
    "Let me know if there's anything else.",
    'We will leave when you get the chance to join us.',
  ])('is left alone where something else is said: %j', (sentence) => {
    expect(applyRules(sentence, EVERYDAY_REQUESTS)).toBe(sentence);
  });
});

describe('an order to one reader', () => {
  it('is asked kindly of a Collaborator, with its time of day', () => {
    const asked = (order: string): string => applyRules(order, KINDLY_ASKED);
    expect(asked('Correct the list by tomorrow 12:00 and send it to the ward.')).toBe(
      'Could you please correct the list by tomorrow 12:00 and send it to the ward?',
    );
    expect(asked('Respond by 1 May with your dates.')).toBe(
      'Could you please respond by 1 May with your dates?',
    );
    expect(asked('Change is coming on 3 May.')).toBe('Change is coming on 3 May.');
  });

  it.each([
    ['I need you to send the list by Friday.', 'Could you send the list by Friday?'],
    ['Would love for you to open the fair.', 'Could you open the fair?'],
    ['Basically I just need someone to water the plants.', 'Someone should water the plants.'],
    [
      'Very grateful for your comments on the draft by noon.',
      'Could I have your comments on the draft by noon?',
    ],
  ])('becomes a question: %j', (sentence, question) => {
    expect(applyRules(sentence, ORDERED)).toBe(question);
  });

  it.each(['I need you to understand that it is late.', 'I want you to know that we tried.'])(
    'stays where nothing is to be done: %j',
    (sentence) => {
      expect(applyRules(sentence, ORDERED)).toBe(sentence);
    },
  );
});
