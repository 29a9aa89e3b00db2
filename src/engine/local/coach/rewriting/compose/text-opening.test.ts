import { describe, expect, it } from 'vitest';
import { openedBy } from './text-opening.ts';

describe('the greeting of a text', () => {
  it.each([
    ['morning lovely!!', 'Morning lovely,'],
    ['hey mum, hey dad!', 'Hey mum, hey dad,'],
    ['Hi Dana!', 'Hi Dana,'],
    ['hi mate,', ''],
  ])('calls those it speaks to and says nothing: %s', (greeting, name) => {
    expect(openedBy(greeting)).toEqual({ name, remark: '' });
  });

  it('leaves what it says', () => {
    expect(openedBy('hi its Jonahs dad.')).toEqual({ name: '', remark: "It's Jonahs dad." });
  });
});
