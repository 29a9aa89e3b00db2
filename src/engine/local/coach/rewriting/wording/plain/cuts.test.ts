import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { CUTS } from './cuts.ts';

describe('"no pressure"', () => {
  it('is a softener alone, and no reading of a gauge', () => {
    expect(applyRules('Send it by Friday, no pressure.', CUTS)).toBe('Send it by Friday.');
    const told = 'There is no pressure reading for unit 3.';
    expect(applyRules(told, CUTS)).toBe(told);
  });
});

describe('a word that only adds weight', () => {
  it.each([
    'Totally fine if you need it.',
    'Just checking in!',
    'They want 9 a head, which frankly no.',
    'She said just say it.',
  ])('stays where the rest would say less than was meant or nothing: %s', (said) => {
    expect(applyRules(said, CUTS)).toBe(said);
  });
});

describe('"thanks to you"', () => {
  it('goes where it blames, and stays where it thanks', () => {
    expect(applyRules('We missed the train thanks to you.', CUTS)).toBe('We missed the train.');
    const thanks = 'It was hard but thanks to you, we are through.';
    expect(applyRules(thanks, CUTS)).toBe(thanks);
  });
});

describe('a softener that goes', () => {
  it('goes whole', () => {
    expect(applyRules('Could we meet on Thursday, if that is ok with you at all?', CUTS)).toBe(
      'Could we meet on Thursday?',
    );
  });

  it('goes where a question follows it without "but"', () => {
    expect(applyRules('So sorry to bother you again, could you send me the list?', CUTS)).toBe(
      'could you send me the list?',
    );
  });

  it('goes with the condition that it hangs on', () => {
    const offered =
      'I can bring the ladder, although obviously if you already have one then no worries at all.';
    expect(applyRules(offered, CUTS)).toBe('I can bring the ladder.');
  });

  it('stays where it is all that is said', () => {
    const said = 'Sorry to bother you again, I lost the key.';
    expect(applyRules(said, CUTS)).toBe(said);
  });
});
