import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { applyRules } from '../rule.ts';
import { FIRM } from './firm.ts';
import { FIRM_QUESTIONS } from './firm-questions.ts';

describe('what is left to the reader', () => {
  it('stays where a verb needs it', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-03',
      'Hi Annelise, for tomorrow 9.30 with the hauliers. It saves about 1,900 km a week by the model. The numbers stack up, trust me. Bring whatever you think. Ruud',
    );
    expect(text).toContain('Please bring whatever you think.');
  });
});

describe('a softener', () => {
  it.each(['The oak is a little less brittle.', 'She said they would probably not object.'])(
    'stays in a statement where it measures or judges: %s',
    (said) => {
      expect(applyRules(said, FIRM)).toBe(said);
    },
  );

  it('goes from a question, unless what follows asks nothing without it', () => {
    expect(applyRules('Could you be a bit more careful?', FIRM_QUESTIONS)).toBe('Could you be more careful?');
    expect(applyRules('Could you send the invoice whenever?', FIRM_QUESTIONS)).toBe(
      'Could you send the invoice?',
    );
    expect(applyRules('Could you manage to actually fill in column F this time?', FIRM_QUESTIONS)).toBe(
      'Could you fill in column F?',
    );
    expect(applyRules('Could you give it some thought and get back to me?', FIRM_QUESTIONS)).toBe(
      'Could you get back to me?',
    );
    expect(applyRules('Could you have a quick little look at it?', FIRM_QUESTIONS)).toBe(
      'Could you look at it?',
    );
    expect(applyRules('Could you spare some time?', FIRM_QUESTIONS)).toBe('Could you spare some time?');
    const unsure = 'If not, maybe we can meet on the ferry?';
    expect(applyRules(unsure, FIRM_QUESTIONS)).toBe(unsure);
  });
});
