import { expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { apartFromAsk, isAnswerableBehind } from './early-ask.ts';

const ASK = 'Can I have your yes or no by 4 May?';

it('a stranger is asked nothing in front of who asks', () => {
  const lead = [rewritten('At Orr Farm the lame cows came down from 31% to 18%.')];
  expect(isAnswerableBehind('outreach', lead, [rewritten("I should say I'm Ada Lowe.")], ASK)).toBe(false);
  expect(isAnswerableBehind('outreach', lead, [rewritten('The trial took a year.')], ASK)).toBe(true);
});

it('a mail asks for a yes only behind what it would be to', () => {
  expect(isAnswerableBehind('email', [rewritten('Sales were 318 a day.')], [], ASK)).toBe(false);
  expect(isAnswerableBehind('email', [rewritten("I've had an offer for a van.")], [], ASK)).toBe(true);
  const named = 'Can I have your yes or no on the kiosk by 4 May?';
  expect(isAnswerableBehind('email', [rewritten('The kiosk took 318 a day.')], [], named)).toBe(true);
});

it('only a request that points at nothing can stand apart from its sentences', () => {
  const told = rewritten('The motor stuck again.');
  const plain = rewritten('Could you let us have £1,850 for a motor?');
  expect(apartFromAsk([[told, plain]])?.rest).toEqual([[told]]);
  expect(apartFromAsk([[told, rewritten('Could you let us have it for £1,850 now?')]])).toBeNull();
  expect(apartFromAsk([[plain, rewritten('It would be here by May.')]])).toBeNull();
  expect(apartFromAsk([[plain, rewritten('Who has the key?')]])).toBeNull();
});
