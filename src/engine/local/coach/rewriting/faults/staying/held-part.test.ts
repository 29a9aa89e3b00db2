import { expect, it } from 'vitest';
import { isHeldPart } from './held-part.ts';

it.each([
  ['We did it in May and there were no problems to speak of.', 'there were no problems to speak of'],
  ["No, I can't make it work.", 'No'],
  ["I've put tape across it, but it won't hold anyone's weight.", "it won't hold anyone's weight."],
  ['They stay late, not sure how many of them there are.', 'not sure how many of them there are.'],
  ['It needs two tyres, the wipers as well, not sure.', 'not sure.'],
  ["I'm not angry, I'm tired.", "I'm tired."],
  ['Whoever has time, please help out.', 'Whoever has time,'],
])('a part without which something else would be told stays: %j keeps %j', (sentence, part) => {
  expect(isHeldPart(sentence, part)).toBe(true);
});

it.each([
  ['It is safe, nothing will go wrong.', 'nothing will go wrong.'],
  ["It is late, I'm tired.", "I'm tired."],
  ["We're not entirely certain, it may well be nothing.", 'it may well be nothing.'],
  ["Ring me, I'm not sure you care.", "I'm not sure you care."],
])('any other part may go: %j without %j', (sentence, part) => {
  expect(isHeldPart(sentence, part)).toBe(false);
});
