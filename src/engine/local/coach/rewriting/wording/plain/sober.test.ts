import { expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { SOBER } from './sober.ts';

it('makes one way of the only way that is claimed, and not of the only way to reach somebody', () => {
  expect(applyRules('It is the only way to save the hall.', SOBER)).toBe('It is one way to save the hall.');
  const told = 'My mobile is the only way to reach me on Friday.';
  expect(applyRules(told, SOBER)).toBe(told);
});

it('makes no clumsy praise of the writer of what says that they are the best', () => {
  const told = 'We are the best in the market.';
  expect(applyRules(told, SOBER)).toBe(told);
});
