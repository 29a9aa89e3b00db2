import { expect, it } from 'vitest';
import { clausesOf } from '../../sentence/clauses.ts';
import { tellsOfMatter } from './told-in-part.ts';

const lastOf = (sentence: string): boolean => {
  const last = clausesOf(sentence).at(-1);
  return last !== undefined && tellsOfMatter(last);
};
const firstOf = (sentence: string): boolean => {
  const [first] = clausesOf(sentence);
  return first !== undefined && tellsOfMatter(first);
};

it.each([
  'No samples, either frozen or dried, should be thrown away.',
  'The list went out by mistake, and should be ignored.',
  'The offer is in the folder, changed to show the new address.',
  'I told you that Priya has the keys, but this is not correct.',
  'The stall moves to another hall, which is still to be decided.',
  'She runs our office in Washington, D.C.',
  'I spoke to the printers and I am sure of one thing --',
  'Seats are free, but get there early.',
  'I need the crane on Monday, so let me know.',
])(
  'the end of a sentence that tells what is done, denied, wanting or to do belongs to it: %s',
  (sentence) => {
    expect(lastOf(sentence)).toBe(true);
  },
);

it.each([
  'As far as I know, nobody has told the landlord.',
  'Apparently, the pump has been replaced.',
  'However, we will have to sign their form.',
  'As soon as I have the map, I will send it round.',
])('the front of a sentence that limits it or ties it to others belongs to it: %s', (sentence) => {
  expect(firstOf(sentence)).toBe(true);
});

it.each(['The vans are late again, which is just great.', 'The pump is fixed and it is so slick.'])(
  'a remark behind what is told does not belong to it: %s',
  (sentence) => {
    expect(lastOf(sentence)).toBe(false);
  },
);
