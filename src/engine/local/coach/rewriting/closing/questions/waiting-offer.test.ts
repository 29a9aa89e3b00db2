import { expect, it } from 'vitest';
import { waitingOffer } from './waiting-offer.ts';

const asked = (sentence: string, type: 'text' | 'email' = 'text') =>
  waitingOffer({
    type,
    profile: 'DP-05',
    sentences: [sentence],
    deadline: null,
    isFixed: false,
    topic: null,
    isOwnerless: false,
    isUnproven: false,
  });

it.each([
  ["They'd do 640 for the two if we say yes by 2.", 'Shall we say yes?'],
  ["It's 2,400 all in if we confirm by 6, after that it's 3,100.", 'Shall we confirm?'],
  ['Blue Bus said 360 if we pay upfront this week.', 'Shall we pay upfront?'],
  ["Dave's mate would have the greenhouse for 80 if somebody rings him before tea.", 'Can you ring him?'],
  ['A stall is going at Ludlow, 35 quid, and they need to know by Weds.', 'What shall we tell them?'],
  ["I'm happy to stop it if you'd rather, or go to 1,000.", 'Which suits you?'],
  ['The boiler man says he can come Weds 9-12 or not till the 28th.', 'Which suits you?'],
])('asks in a text what somebody outside waits for: %s', (sentence, question) => {
  expect(asked(sentence)).toBe(question);
});

it.each([
  'We lose 3k if we sign by Thursday.',
  "They'd do 640 if we say yes by 2 and I've said yes.",
  'He needs to know what went wrong.',
  'I need to know by Friday.',
])('asks nothing where nobody waits for a yes: %s', (sentence) => {
  expect(asked(sentence)).toBeNull();
});

it('asks so in no letter', () => {
  expect(asked("They'd do 640 for the two if we say yes by 2.", 'email')).toBeNull();
});

it('lets a reader who must see something first say what', () => {
  const said = {
    type: 'text' as const,
    sentences: ["They'd do 640 for the two if we say yes by 2."],
    deadline: null,
    isFixed: false,
    topic: null,
    isOwnerless: false,
    isUnproven: false,
  };
  expect(waitingOffer({ ...said, profile: 'DP-03' })).toBe(
    'Shall we say yes, or what would you need to see first?',
  );
  expect(waitingOffer({ ...said, profile: 'DP-04' })).toBe(
    'Shall we say yes, or what should be checked first?',
  );
});
