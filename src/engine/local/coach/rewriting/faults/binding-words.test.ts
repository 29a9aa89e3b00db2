import { describe, expect, it } from 'vitest';
import { isBinding } from './binding-words.ts';

describe('what binds the writer', () => {
  it.each([
    'otherwise I will',
    "otherwise we'll go elsewhere",
    "If that's not possible then we'd rather leave it",
  ])('is said with %s', (words) => {
    expect(isBinding(words)).toBe(true);
  });

  it('is not said where nobody does anything', () => {
    expect(isBinding('otherwise it is fine')).toBe(false);
  });
});
