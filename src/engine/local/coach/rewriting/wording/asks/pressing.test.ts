import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { PRESSED_ANEW, PRESSING } from './pressing.ts';

const calm = (sentence: string): string => applyRules(applyRules(sentence, PRESSED_ANEW), PRESSING);

describe('a push', () => {
  it.each([
    ["Don't wait too long, our discount ends on 31 March.", 'our discount ends on 31 March.'],
    ['Spots will go fast so sign up now with Carol.', 'Spots are limited so sign up now with Carol.'],
    ['Act now and get 20% off until 15 October.', 'You can get 20% off until 15 October.'],
    ["We have 3 seats left and they won't last.", 'We have 3 seats left.'],
    ["If we don't sign today it's gone.", 'We would have to sign today.'],
    [
      'Spots are filling up fast, so grab a free trial before 30 November.',
      'Spots are limited, so grab a free trial before 30 November.',
    ],
    [
      "Places are going fast, so book your free demo before it's too late!",
      'Places are limited, so book your free demo!',
    ],
    [
      "We're only taking on 5 more schools this year, so act now!",
      "We're only taking on 5 more schools this year!",
    ],
    [
      "If you don't sign up by Friday you'll miss out on the deal of a lifetime.",
      'Please sign up by Friday.',
    ],
    ["There's only one left so hurry up and grab it before someone else does!", "There's only one left!"],
    ['We need to act fast because the offer ends on Friday.', 'the offer ends on Friday.'],
    [
      "The old server is a ticking time bomb and if we don't act now it will be a total disaster.",
      'The old server is a real risk.',
    ],
    ['The old till is a total dinosaur.', 'The old till is out of date.'],
  ])('leaves the fact, the date and the request that it holds: %j', (sentence, left) => {
    expect(calm(sentence)).toBe(left);
  });

  it.each([
    'I can send them whenever you like, and there is no hurry.',
    'Please book by 3 May.',
    'If you have no milk I will get it now.',
    "If you don't sign up by Friday we keep your old plan.",
    'The museum shows a dinosaur.',
  ])('is none: %j', (sentence) => {
    expect(calm(sentence)).toBe(sentence);
  });
});
