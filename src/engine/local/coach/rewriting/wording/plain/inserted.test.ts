import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { INSERTED, SHRUGS } from './inserted.ts';

describe('hedges between two commas', () => {
  it.each([
    ['Could you, if it isn’t too cheeky, have a look?'.replace('’', "'"), 'Could you have a look?'],
    ['Would you send the list, if that is ok with you?', 'Would you send the list?'],
    [
      "There is a small thing with the returns desk, if it isn't too much of an imposition could people have a think?",
      'There is a small thing with the returns desk, could people have a think?',
    ],
    ['If it is not too much trouble, could we have the booth?', 'could we have the booth?'],
    ['Just thinking out loud, maybe we could swap?', 'maybe we could swap?'],
    [
      'So I was thinking, and this may be a silly idea, that we could open on Sunday.',
      'So I was thinking that we could open on Sunday.',
    ],
    ['The drums travel separately, or not, depends.', 'The drums travel separately.'],
    [
      'I wanted to flag, and apologies if this is already known, that we are behind.',
      'I wanted to flag that we are behind.',
    ],
    ['Send it on Monday if at all possible.', 'Send it on Monday.'],
  ])('go whole: %s', (draft, rewrite) => {
    expect(applyRules(draft, INSERTED)).toBe(rewrite);
  });

  it('stay where they keep a wish from being settled', () => {
    const wish = 'And he wants to share with Stefan if at all possible.';
    expect(applyRules(wish, INSERTED)).toBe(wish);
  });

  it.each([
    'We set a rule, if you think we need one, by May.',
    'If it is raining, ring me.',
    'Look at page 4, please.',
  ])('are not the conditions of %s', (draft) => {
    expect(applyRules(draft, INSERTED)).toBe(draft);
  });
});

it('a shrug in front of what is wanted goes for those who like no shrugs', () => {
  expect(applyRules('Look, no biggie but the gate was open.', SHRUGS)).toBe('the gate was open.');
});
