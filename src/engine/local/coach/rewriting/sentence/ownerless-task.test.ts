import { expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';
import { askedWhoDoes, isSharedOut, withOwner } from './ownerless-task.ts';

const JOB = 'Somebody should ring the miller about the flour.';

it('a job left to somebody is no question of its own where the draft says who takes what', () => {
  const rewrite = rewriteFor(
    'email',
    'DP-05',
    `Hi Gudrun,\n\n${JOB} The leaflets need printing and the form has to be at the town hall by 22 May. I feel maybe we could perhaps do it like last year.\n\nCould you take the miller and the form? I'll do the leaflets.\n\nPer`,
  );
  expect(rewrite).not.toContain('or shall I?');
  expect(rewrite).toContain('Could you take the miller and the form?');
});

it('a job left to somebody stays one where only something else is asked', () => {
  expect(isSharedOut(JOB, ['Could you come on Friday?'])).toBe(false);
  expect(isSharedOut(JOB, ['Could you take the miller and the form?'])).toBe(true);
});

it.each([
  ['The wiring needs checking by somebody.', 'Will you check the wiring, or shall I?'],
  [
    'Apart from that someone ought to check the trailer tyres.',
    'Will you check the trailer tyres, or shall I?',
  ],
  ['Somebody will have to ring the harbour.', 'Will you ring the harbour, or shall I?'],
])('a job of nobody in particular is asked of the reader or offered: %s', (job, asked) => {
  expect(withOwner(job, 'email', false)).toBe(asked);
});

it('a thing that is seen to by somebody with a name is no job of the reader', () => {
  const job = 'The wiring needs checking by Jonas.';
  expect(withOwner(job, 'email', false)).toBe(job);
});

it.each([
  ['The pump needs to be replaced by 12 June.', 'email', 'Will you replace the pump by 12 June, or shall I?'],
  [
    'The heater needs to be sorted at some point, Malik said it cuts out.',
    'text',
    'Can you sort the heater? Malik said it cuts out.',
  ],
  ['The labels need to be sorted.', 'internal_comms', 'Who can sort the labels?'],
] as const)('what is to be done is asked for by its day: %s', (job, type, asked) => {
  expect(askedWhoDoes(job, type, type === 'internal_comms')).toBe(asked);
});

it.each(['It needs to be said.', 'The rules need to be fair.', 'The pump was replaced by Jonas.'])(
  'what is no job stays as it is: %s',
  (said) => {
    expect(askedWhoDoes(said, 'email', false)).toBeNull();
  },
);

it('a job behind a sentence that ends in one letter leaves one full stop', () => {
  const said = 'Deliveries go to gate B instead of gate A. Somebody should tell the drivers.';
  expect(withOwner(said, 'internal_comms', true)).toBe(
    'Deliveries go to gate B instead of gate A. Who can tell the drivers?',
  );
});
