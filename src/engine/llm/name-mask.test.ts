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
    ['Jose Munoz', 'José Muñoz, JOSE\u0301 MUN\u0303OZ', '[PERSON], [PERSON]'],
    ['Zoe Muller', 'Zoë met Müller and ZOË MÜLLER', '[PERSON] met [PERSON] and [PERSON]'],
    ['Zoë Müller', 'Zoe met Muller and ZOE MULLER', '[PERSON] met [PERSON] and [PERSON]'],
    ['Ida Straße', 'STRASSE, Strasse and straße', '[PERSON], [PERSON] and [PERSON]'],
    ['Ida Strasse', 'Straße and STRAẞE', '[PERSON] and [PERSON]'],
    ['Soren Lukasz', 'Søren and Łukasz', '[PERSON] and [PERSON]'],
    ['Ilker', 'İlker and ılker', '[PERSON] and [PERSON]'],
    ['김민수', '김민수 and 김민', '[PERSON] and 김민'],
    ['王伟', '王伟喜欢数据', '[PERSON]喜欢数据'],
    ['Maria A. Lopez', 'a plan of Lopez', 'a plan of [PERSON]'],
    ['C++ (x) [y]*', 'text with C++ (x) [y]* in it', 'text with [PERSON] in it'],
    ['  ', 'nothing to hide', 'nothing to hide'],
  ])('%s is gone from: %s', (name, text, masked) => {
    expect(createNameMask(name).hide(text)).toBe(masked);
  });

  it('leaves the rest of a text as it was written', () => {
    expect(createNameMask('Jose').hide('A naïve résumé. Größe, José, ½ Å')).toBe(
      'A naïve résumé. Größe, [PERSON], ½ Å',
    );
  });

  it('comes back whole, also when it holds signs that a replacement would expand', () => {
    expect(createNameMask('A$& Lee').reveal('[PERSON] and [Person]')).toBe('A$& Lee and A$& Lee');
  });
});
