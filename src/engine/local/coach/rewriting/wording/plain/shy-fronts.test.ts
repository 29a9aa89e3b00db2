import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { SHY_FRONTS } from './shy-fronts.ts';

describe('shyness in front of the point', () => {
  it.each([
    ["know you're dead busy but did the 3 pallets get signed for", 'did the 3 pallets get signed for'],
    ["ok so don't quote me on this but the scales are out by 4kg", 'the scales are out by 4kg'],
    [
      "ok so this is awks and I'm almost certainly being silly, but some of the set wasn't there",
      "some of the set wasn't there",
    ],
    ["I'm no statistician but the second batch was heavier", 'the second batch was heavier'],
    ["don't shout at me but I've switched the alarm company", "I've switched the alarm company"],
    ['no worries if not but is the sign ready', 'is the sign ready'],
    ["don't panic but the smoke alarm isn't working", "the smoke alarm isn't working"],
    ["I don't want to step on any toes but we could have it there", 'we could have it there'],
    ['prob nothing but the gas alarm went off twice', 'the gas alarm went off twice'],
    [
      "I know this is a lot to ask and I totally understand if it's a no, and please don't feel you have to, but could you do the flowers",
      'could you do the flowers',
    ],
    [
      "I was wondering, and please say if it's a cheek, if I could see the yard",
      'I was wondering if I could see the yard',
    ],
  ])('goes from "%s"', (sentence, point) => {
    expect(applyRules(sentence, SHY_FRONTS)).toBe(point);
  });

  it.each([
    "I totally understand if you can't come on the 6th but Mo needs to know",
    "I know you're away on Friday but the lorry comes at 9",
    'it is nothing like the last one but it holds',
    "I know you've got the Harrogate job on but I need the drawings",
    'Tell me if the valve leaks, if it does, and I will come',
  ])('is not what says something of the matter: "%s"', (sentence) => {
    expect(applyRules(sentence, SHY_FRONTS)).toBe(sentence);
  });
});
