import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { RISEN } from './risen.ts';

describe('what is told to have risen', () => {
  it.each([
    [
      'Revenue exploded to 1.2 million, up from 0.9 million.',
      'Revenue went up to 1.2 million, from 0.9 million.',
    ],
    ['Sign-ups have gone through the roof.', 'Sign-ups have gone up.'],
    ['Growth has gone through the roof, from 11 cm to 14 cm.', 'Growth has gone up, from 11 cm to 14 cm.'],
    ['Sales went through the roof, up 12% on May.', 'Sales went up 12% on May.'],
    ['Bookings are through the roof.', 'Bookings are up.'],
    [
      'Sales have skyrocketed and complaints have gone way down.',
      'Sales have gone up and complaints have gone down.',
    ],
    ['Demand will explode next spring.', 'Demand will go up next spring.'],
    [
      'We help dentists skyrocket their bookings with our app.',
      'We help dentists increase their bookings with our app.',
    ],
    ['We could take your shop to the next level.', 'We could improve your shop.'],
    ['It takes your shop to the next level.', 'It improves your shop.'],
    ['Our pumps slash your bills by 40%.', 'Our pumps cut your bills by 40%.'],
    ["I am sure we'll easily double revenue.", 'I am sure we could double revenue.'],
  ])('is told in plain words that fit: %j', (sentence, plain) => {
    expect(applyRules(sentence, RISEN)).toBe(plain);
  });

  it.each([
    'The battery could explode.',
    'The water came through the roof of the hall.',
    'The drone went up to the top of the tower.',
    'Somebody slashed your tyres.',
  ])('is left alone where nothing is counted: %j', (sentence) => {
    expect(applyRules(sentence, RISEN)).toBe(sentence);
  });
});
