import { expect, it } from 'vitest';
import { isBareDenial } from './bare-denial.ts';

it.each(["It isn't.", 'But they were not.', "You didn't.", "It hasn't yet."])(
  '%s denies the last words',
  (text) => {
    expect(isBareDenial(text)).toBe(true);
  },
);

it.each(["It isn't fair.", 'It is.', "The wall isn't.", "You didn't even ask."])('%s says more', (text) => {
  expect(isBareDenial(text)).toBe(false);
});
