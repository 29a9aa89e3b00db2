import { describe, expect, it } from 'vitest';
import { createNameMask } from './name-mask.ts';

describe('a masked name', () => {
  it.each([
    ['Dana Reyes', 'Dana Reyes, DANA and reyes', '[PERSON], [PERSON] and [PERSON]'],
    [
      'Dana Reyes',
      "Dana's plan, dana42, dana_reyes@example.com",
      "[PERSON]'s plan, [PERSON]42, [PERSON]_[PERSON]@example.com",
    ],
    ['Dana', 'Danaid and Jordana stay', 'Danaid and Jordana stay'],
    ['José Ñu', 'jose, JOSÉ and Jose\u0301', '[PERSON], [PERSON] and [PERSON]'],
    ['王伟', '王伟喜欢数据', '[PERSON]喜欢数据'],
    ['Maria A. Lopez', 'a plan of Lopez', 'a plan of [PERSON]'],
    ['C++ (x) [y]*', 'text with C++ (x) [y]* in it', 'text with [PERSON] in it'],
    ['  ', 'nothing to hide', 'nothing to hide'],
  ])('%s is gone from: %s', (name, text, masked) => {
    expect(createNameMask(name).hide(text)).toBe(masked);
  });

  it('comes back whole, also when it holds signs that a replacement would expand', () => {
    expect(createNameMask('A$& Lee').reveal('[PERSON] and [Person]')).toBe('A$& Lee and A$& Lee');
  });
});
