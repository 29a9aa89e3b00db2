import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { EASED_FOR_ONE, EASED_REQUESTS } from './eased-requests.ts';

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
    [
      "I'd be inclined to take it but would appreciate your thoughts.",
      "I'd be inclined to take it. Do you agree?",
    ],
    [
      'If anyone has any suggestions please let me know at some point.',
      'If you have any suggestions, please tell me.',
    ],
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
    ['Need this asap please.', 'Could you get this to me as soon as you can?'],
    ['Would be great if someone could look at the projector.', 'Someone could look at the projector.'],
    [
      'It would be really great if someone could look into this when they get a moment.',
      'Someone could look into this.',
    ],
    ['I want this done by Friday.', 'Could you have this done by Friday?'],
    ['Can you get back to me asap?', 'When can you get back to me?'],
    ['Would you mind covering my shift?', 'Could you cover my shift?'],
    ['Any thoughts on the new price list?', 'What do you think of the new price list?'],
    ["It's probably best if you speak to Mark.", 'Please speak to Mark.'],
    ['Please revert at your earliest convenience.', 'Please reply.'],
    ["Could you possibly let me know if you're coming?", 'Are you coming?'],
    ['Please let me know as soon as possible whether you accept.', 'Do you accept?'],
    ["Just wondering if you're free at 2.30 on Thursday?", 'Are you free at 2.30 on Thursday?'],
    ['Just checking whether you got the contract?', 'Did you get the contract?'],
  ])('is asked for plainly: %j', (sentence, plain) => {
    expect(applyRules(sentence, EASED_FOR_ONE)).toBe(plain);
  });

  it.each([
    'I need to know how to open it.',
    'We need this because the roof leaks.',
    'They need to know by Friday whether we want it.',
    'Let me know if you have any questions.',
    'Let me know if you need anything.',
    "Let me know if you're into it. Roos",
    'Do you mind if I open it?',
  ])('is left alone where another thing is said: %j', (sentence) => {
    expect(applyRules(sentence, EASED_FOR_ONE)).toBe(sentence);
  });
});

describe('word that is wanted in one case only', () => {
  it.each([
    'Let me know if you need a second ladder.',
    'Please let us know if that is wrong.',
    'Let me know if you are not on the list.',
    'Please let me know if it is missing from the box.',
    'Let me know if you are around and if the 4th suits you.',
  ])('is no question to everybody: %j', (sentence) => {
    expect(applyRules(sentence, EASED_FOR_ONE)).toBe(sentence);
  });
});
