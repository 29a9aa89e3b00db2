import { describe, expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import type { Body } from '../body/body.ts';
import { offerBehindIntroduction, withoutOwnName } from './introduction.ts';

const bodyOf = (...texts: readonly string[]): Body => ({
  paragraphs: [texts.map((text) => rewritten(text))],
  needsAsk: false,
  lostTopic: null,
});

describe('who writes a first contact', () => {
  it.each([
    ['My name is Dan Pruitt and I am the founder of Leafline.', 'I am the founder of Leafline.'],
    ["I'm Dan, and we repair bikes.", 'We repair bikes.'],
    [
      "I'm reaching out because I wanted to introduce our payroll service.",
      'I would like to introduce our payroll service.',
    ],
    ['Let me introduce myself: I am Dan Pruitt, and I run a small firm.', 'I run a small firm.'],
  ])('is not named twice: "%s"', (sentence, expected) => {
    const [first] = withoutOwnName(bodyOf(sentence), 'Dan Pruitt\nLeafline').paragraphs.flat();
    expect(first?.text).toBe(expected);
  });

  it.each(['My name is Sandra and I work for Quickpay.', "I'm Tom, account manager at Labtrack."])(
    'stays named where no signature does it: "%s"',
    (sentence) => {
      const [first] = withoutOwnName(bodyOf(sentence), 'Dan Pruitt').paragraphs.flat();
      expect(first?.text).toBe(sentence);
    },
  );

  it('comes behind what is offered, when that speaks of nothing before it', () => {
    const founder = rewritten('I am the founder of Leafline.');
    expect(offerBehindIntroduction([founder, rewritten('We look after plants for 80 firms.')])).toBe(1);
    expect(offerBehindIntroduction([founder, rewritten('It helps firms to grow.')])).toBe(-1);
    expect(offerBehindIntroduction([founder, rewritten('Could we talk?', { isAsk: true })])).toBe(-1);
    expect(offerBehindIntroduction([rewritten('Your lease ends in May.'), founder])).toBe(-1);
  });
});
