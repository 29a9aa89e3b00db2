import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { IDLE_TAILS } from './idle-tails.ts';

describe('words beside the point', () => {
  it.each([
    [
      "I have my own crush on a trailer which I'm very proud of, my dad painted it",
      'I have my own crush on a trailer, my dad painted it',
    ],
    ['We supply freezers and are extremely proud of our journey so far.', 'We supply freezers.'],
    [
      "I've carved spoons for 22 years and I must say I've got rather good at it.",
      "I've carved spoons for 22 years.",
    ],
    ["Our units are quiet and customers can't stop raving about them.", 'Our units are quiet.'],
    ['We mapped 340 orchards, which frankly is an incredible achievement.', 'We mapped 340 orchards.'],
    [
      'You left the shop unlocked, which is honestly unbelievable after all these years.',
      'You left the shop unlocked.',
    ],
    ['The numbers stack up, trust me.', 'The numbers stack up.'],
    ['Everybody up the Howe is on it and not one of them would go back.', 'Everybody up the Howe is on it.'],
    [
      'Guests let themselves in with a code, so cool and so modern, every hostel will be like this soon!',
      'Guests let themselves in with a code!',
    ],
    ["Right I've found it, the seaweed works", 'the seaweed works'],
    ['We could support you going forward.', 'We could support you.'],
    ['Anyway, the long and short of it is that it would cost 412.', 'it would cost 412.'],
    ['The long and the short of it is that Arval want 412.', 'Arval want 412.'],
    [
      'I looked at the boiler and long story short it is the pump',
      'I looked at the boiler and it is the pump',
    ],
  ])('go from "%s"', (sentence, point) => {
    expect(applyRules(sentence, IDLE_TAILS)).toBe(point);
  });

  it.each([
    'We have three drying halls, of which we are fond because they are dry.',
    'It is right so we pay it.',
    'All claims go through me going forward.',
    'The rest, which is huge, goes by rail.',
    'Tell me if it is useful to your team in Leeds.',
  ])('stay where they tell something: "%s"', (sentence) => {
    expect(applyRules(sentence, IDLE_TAILS)).toBe(sentence);
  });
});
