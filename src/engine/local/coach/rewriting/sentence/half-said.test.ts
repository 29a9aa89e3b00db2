import { expect, it } from 'vitest';
import { isHalfSaid } from './half-said.ts';

it.each([
  ['The key hangs by the kettle so everyone can grab it.', 'The key hangs by the kettle so everyone can.'],
  ['It will be optimised in a holistic manner.', 'It will be optimised in a manner.'],
  ['We are pleased to inform you that, following talks, we move.', 'You that, following talks, we move.'],
])('an edit of %j that breaks off or begins in the middle says half: %j', (own, edited) => {
  expect(isHalfSaid(own, edited)).toBe(true);
});

it.each([
  ['Maybe you could reply as soon as you possibly can?', 'Please reply as soon as you can.'],
  ['Do what you must.', 'Do what you must.'],
  ['I think we should just do what we can here.', 'We should do what we can.'],
])('an edit of %j says it all: %j', (own, edited) => {
  expect(isHalfSaid(own, edited)).toBe(false);
});
