import { expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { CALM } from './calm.ts';
import { UNCHARGED } from './charges.ts';

it.each([
  ['You leave the door open every single time.', 'You leave the door open too often.'],
  [
    "It's the same circus every single time with your gang.",
    "It's the same circus too often with your gang.",
  ],
  ['It works every single time.', 'It works every single time.'],
  ['I know you always forget the keys.', 'I know you often forget the keys.'],
  ['I require the keys by Friday.', 'I need the keys by Friday.'],
  ['We require the keys by Friday.', 'We need the keys by Friday.'],
  [
    'Two drops are late because of you lot and I paid Imran 60 quid.',
    'Two drops are late and I paid Imran 60 quid.',
  ],
  ['Thanks to your lot we lost two days on the roof.', 'we lost two days on the roof.'],
  ['Thanks to you we won the cup.', 'Thanks to you we won the cup.'],
  ['Behave like adults and put your swaps on the sheet.', 'Please put your swaps on the sheet.'],
  ['Why is the van not back yet.', 'Why is the van not back yet?'],
  [
    'Your claim that the service was "incomplete" is frankly ridiculous and I resent it.',
    'I do not agree with your claim that the service was "incomplete".',
  ],
  [
    "Just a reminder (for those of you who seem to have forgotten) that the rota isn't optional.",
    "Just a reminder that the rota isn't optional.",
  ],
  ['I expect everyone there.', 'I hope to see everyone there.'],
  [
    'So either you repaint it or you pay for somebody who will.',
    'Could you either repaint it or pay for somebody who will?',
  ],
  [
    'Either you repaint it or you look for another job.',
    'Either you repaint it or you look for another job.',
  ],
  ["It's been decided so there's no point in debating it.", "It's been decided."],
  ['You always have to gossip.', 'You always have to gossip.'],
])('calms a charge or an order, in the name of who gives it, and no praise: %j to %j', (sentence, calm) => {
  expect(applyRules(sentence, CALM)).toBe(calm);
});

it.each([
  [
    'The board wants the sheet by 22 May and I am not going to be made a fool of again.',
    'The board wants the sheet by 22 May.',
  ],
  ["It is blindingly obvious that you didn't read it.", "It seems to me that you didn't read it."],
  ['Whose bright idea was it to park on the field?', 'Whose idea was it to park on the field?'],
  ['I warned you about the flyers but as usual you knew better.', 'I warned you about the flyers.'],
  ['It is obvious that the pump has failed.', 'It is obvious that the pump has failed.'],
])('keeps the fact beside a charge: %j', (sentence, fact) => {
  expect(applyRules(sentence, UNCHARGED)).toBe(fact);
});
