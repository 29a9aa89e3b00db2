/** Sentences that say nothing about how anybody decides, put around notes to teach the decision to ignore them. */
import type { Person } from '../../src/engine/engine.ts';

const BEFORE = [
  'Came in by the early train.',
  'It rained all the way to the office.',
  'Second call this month, camera on.',
  'We had the small room by the stairs.',
  'Lunch was soup and bread.',
  'Spoke for about half an hour on Friday.',
  'Introduced by an old colleague.',
] as const;

const AFTER = [
  'The traffic was bad on the way home.',
  'There is a new bakery on the corner, apparently.',
  'Back from holiday since Monday, still tanned.',
  'We talked about the garden and the football afterwards.',
  'The dog barked twice.',
  'Parking is behind the building.',
  'The tea was nice, and the view is lovely.',
  'Lives near the park and cycles to work.',
] as const;

/** The person with two such sentences around the notes; which ones depends on `seed`. */
export function withSmallTalk(person: Person, seed: number): Person {
  const before = BEFORE[seed % BEFORE.length] ?? '';
  const after = AFTER[seed % AFTER.length] ?? '';
  return { ...person, notes: `${before} ${person.notes} ${after}` };
}
