import { describe, expect, it } from 'vitest';
import { EASED_FOR_ONE, EASED_REQUESTS } from './eased-requests.ts';
import { applyRules } from './rule.ts';

describe('a request that eases itself', () => {
  it.each([
    [
      'I was wondering if you might have any thoughts on which one we should go for?',
      'Which one should we go for?',
    ],
    ['It would be good to get your view on whether we should sell.', 'Should we sell?'],
    ['And if you could look at the gate that would be great too.', 'Could you also look at the gate?'],
    [
      'If the first aiders could let me know at some point that would be great.',
      'Could the first aiders let me know?',
    ],
    [
      "We've got the hall on the 12th, was thinking we could do something for the kids?",
      "We've got the hall on the 12th. Shall we do something for the kids?",
    ],
    [
      "I'd love to pick your brain about how you do this and see if there is some way we could work together.",
      'Could we talk about how you do this, and whether we could work together?',
    ],
    [
      'I would love to get 15 minutes on your calendar next Tuesday to show you a demo.',
      'Could I have 15 minutes on your calendar next Tuesday to show you a demo?',
    ],
    ['Would be great to get this sorted soon.', 'Could we get this sorted?'],
    ['Chase the rest please and get back to me.', 'Please chase the rest and get back to me.'],
    ['I was thinking maybe someone should go over the sheets?', 'Maybe someone should go over the sheets?'],
    [
      'I was wondering if you might, when you have time, think about maybe answering faster?',
      'I was wondering if you might think about answering faster?',
    ],
  ])('is the plain question for what it wants: %j', (sentence, plain) => {
    expect(applyRules(sentence, EASED_REQUESTS)).toBe(plain);
  });

  it.each([
    'If the rain could stop for a day we would finish.',
    'We were thinking of you.',
    'I would love to get 15 people on stage.',
    'If you could see the hall, you would like it.',
    'What do you think about the lease?',
  ])('is left alone where nothing is asked so: %j', (sentence) => {
    expect(applyRules(sentence, EASED_REQUESTS)).toBe(sentence);
  });
});

describe('what one reader is needed for', () => {
  it.each([
    [
      'I also need to know how many pallets are in the yard.',
      'Could you also tell me how many pallets are in the yard?',
    ],
    ['We need to know by Friday if you are coming.', 'Could you tell me by Friday whether you are coming?'],
    [
      'Need this asap as the flyer goes to print on Friday.',
      'Could I have this before the flyer goes to print on Friday?',
    ],
    ['Need to know asap', 'Could you let me know as soon as you can?'],
  ])('is asked for plainly: %j', (sentence, plain) => {
    expect(applyRules(sentence, EASED_FOR_ONE)).toBe(plain);
  });

  it.each([
    'I need to know how to open it.',
    'We need this because the roof leaks.',
    'They need to know by Friday whether we want it.',
  ])('is left alone where another thing is said: %j', (sentence) => {
    expect(applyRules(sentence, EASED_FOR_ONE)).toBe(sentence);
  });
});
