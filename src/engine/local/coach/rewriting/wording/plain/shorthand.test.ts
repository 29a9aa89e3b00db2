import { describe, expect, it } from 'vitest';
import { withoutShorthand } from './shorthand.ts';

describe('the spellings of chat messages', () => {
  it.each([
    ['see u tmrw pls', 'see you tomorrow please'],
    ['dont worry tmr is fine', "don't worry tomorrow is fine"],
    [
      'it had the same prob, so it will prob need a new one',
      'it had the same problem, so it will probably need a new one',
    ],
    ["I've gotta go, she gotta stay", "I've got to go, she has to stay"],
    ['it probs rained on the default probs', 'it probably rained on the default probs'],
    ['ill be late, id rather start at 9', "I'll be late, I'd rather start at 9"],
    [
      "lets go, we havent told them, it'd b nice if they r in",
      "let's go, we haven't told them, it'd be nice if they are in",
    ],
    ['its another one, ask what its for', "it's another one, ask what it's for"],
    ['w/o rope no stamp, w/ rope it is fine', 'without rope no stamp, with rope it is fine'],
  ])('are written out: "%s"', (sentence, inFull) => {
    expect(withoutShorthand(sentence)).toBe(inFull);
  });

  it.each(['meet tmrw 9:30', 'call me tmr at 8', 'the van comes 10am tmrw'])(
    'stay where they are part of a date: "%s"',
    (sentence) => {
      expect(withoutShorthand(sentence)).toBe(sentence);
    },
  );

  it.each([
    'the id is 440',
    'she was ill be it noted',
    'plan b is fine',

    'he lets go',
  ])('are not seen in other words: "%s"', (sentence) => {
    expect(withoutShorthand(sentence)).toBe(sentence);
  });

  it('writes "are you" in full, and says sorry once', () => {
    expect(withoutShorthand('r u free on sat')).toBe('are you free on sat');
    expect(withoutShorthand('late again, sorry sorry')).toBe('late again, sorry');
  });

  it('writes "with" in full before a pronoun, too', () => {
    expect(withoutShorthand('Is that ok w you, and 12 loaves w it?')).toBe(
      'Is that ok with you, and 12 loaves with it?',
    );
  });
});
