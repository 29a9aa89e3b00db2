import fc from 'fast-check';
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
    ['Dana Reyes', '@danareyes, DanaReyes, ReyesDana', '@[PERSON], [PERSON], [PERSON]'],
    ['Dana M. Reyes', 'danareyes and Reyes, Dana', '[PERSON] and [PERSON], [PERSON]'],
    ['Dana Reyes', 'Danas Daten, danas Daten', '[PERSON]s Daten, [PERSON]s Daten'],
    ['Mark Bond', 'Marks Idee, good marks, bonds', '[PERSON]s Idee, good marks, bonds'],
    ['김민수', '김민수는 데이터를 원한다. 민수가', '[PERSON]는 데이터를 원한다. [PERSON]가'],
    ['김 민수', '김민수의, 박민수와 김민순은', '[PERSON]의, 박민수와 김민순은'],
    ['山田太郎', '山田さんと太郎さん', '[PERSON]さんと[PERSON]さん'],
    ['山田 太郎', '山田太郎さん', '[PERSON]さん'],
    ['王小明', '小明喜欢数据', '[PERSON]喜欢数据'],
    ['Eva Müller', 'Mueller, MUELLER and Muller', '[PERSON], [PERSON] and [PERSON]'],
    ['Eva Mueller', 'Müller and MU\u0308LLER', '[PERSON] and [PERSON]'],
    ['Søren Kjær', 'Soeren Kjaer', '[PERSON]'],
    ["Pat O'Brien", 'OBrien, O’Brien, o brien', '[PERSON], [PERSON], [PERSON]'],
    ['Jean-Luc Roy', 'JeanLuc and Jean Luc', '[PERSON] and [PERSON]'],
    [
      'Иван Петров',
      'Ивану, Петрова, Ивану Петрову, Иванова',
      '[PERSON]у, [PERSON]а, [PERSON]у [PERSON]у, Иванова',
    ],
    ['Анна Сергей', 'Анны, Анной, Сергею', '[PERSON]ы, [PERSON]ой, [PERSON]ю'],
    ['Maria A. Lopez', 'a plan of Lopez', 'a plan of [PERSON]'],
    ['C++ (x) [y]*', 'text with C++ (x) [y]* in it', 'text with [PERSON] in it'],
    ['  ', 'nothing to hide', 'nothing to hide'],
  ])('%s is gone from: %s', (name, text, masked) => {
    expect(createNameMask(name).hide(text)).toBe(masked);
  });

  it('that is empty comes back as words that stand for a person', () => {
    expect(createNameMask(' ').reveal('[PERSON] asked first. [PERSON] and [Person]')).toBe(
      'This person asked first. This person and this person',
    );
  });

  it('is found in a text that consists of it, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const name = text.normalize('NFC').trim();
        const hidden = createNameMask(name).hide(name);
        if (/\p{L}{2}/u.test(name) && !/[\p{M}\p{Lm}]/u.test(name.normalize('NFD')))
          expect(hidden).toContain('[PERSON]');
      }),
    );
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
