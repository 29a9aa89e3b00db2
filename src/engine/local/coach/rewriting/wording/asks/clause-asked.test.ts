import { expect, it } from 'vitest';
import { clauseAsked } from './clause-asked.ts';

it('asks for what somebody might do with a verb of its own', () => {
  expect(clauseAsked('you would agree to repair the gate', 'whether')).toBe('Could you repair the gate');
  expect(clauseAsked('you could consider our offer', 'whether')).toBe('Could you consider our offer');
});

it('asks for what somebody would do by their name', () => {
  expect(clauseAsked('there might be any possibility of Finn staying with you on the 4th?', 'whether')).toBe(
    'Could Finn stay with you on the 4th',
  );
  expect(clauseAsked('there was any chance of moving the date', 'whether')).toBe('Could we move the date');
  expect(clauseAsked('there was any chance of Fridays', 'whether')).toBeNull();
});

it('asks for what might be worth doing', () => {
  expect(clauseAsked('it might possibly be worth us considering perhaps looking at the fee', 'whether')).toBe(
    'Shall we look at the fee',
  );
  expect(clauseAsked('it would be worth 40 euros a week', 'whether')).toBeNull();
});

it('asks for no deed where only a thing is agreed to', () => {
  expect(clauseAsked('you would agree to this plan', 'whether')).toBeNull();
});
