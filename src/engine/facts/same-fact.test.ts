import { describe, expect, it } from 'vitest';
import { checkRewrite } from './check-rewrite.ts';

const NOTHING = { lost: [], invented: [] };

describe('one fact in two forms', () => {
  it.each([
    ['at 15:00', 'at 3 pm'],
    ['at 15:00', 'at 3:00 p.m.'],
    ['at 3pm', 'at 3:00'],
    ['at 9', 'at 9 am'],
    ['at 15', 'at 15:00'],
    ['at 12pm', 'at 12:00'],
    ['at 00:30', 'at 12:30 am'],
    ['on 2026-05-04', 'on 4 May 2026'],
    ['on 31.12.2026', 'on December 31st, 2026'],
    ['on 31/12/26', 'on 31 December 2026'],
    ['on 12/31/2026', 'on 2026-12-31'],
    ['for 250k EUR', 'for €250,000'],
    ['for 250.000 €', 'for 250,000 EUR'],
    ['for 1.250,50 €', 'for €1,250.50'],
  ])('is neither lost nor invented: %s, %s', (one, other) => {
    expect(checkRewrite(`We meet ${one}`, `We meet ${other}`)).toEqual(NOTHING);
    expect(checkRewrite(`We meet ${other}`, `We meet ${one}`)).toEqual(NOTHING);
  });
});

describe('two facts', () => {
  it.each([
    ['at 3 pm', 'at 3 am'],
    ['at 15:00', 'at 3 am'],
    ['at 15:00', 'at 15:30'],
    ['on 2026-05-04', 'on 5 April 2026'],
    ['on 05/04/2026', 'on 4 May 2026'],
    ['on 31.12.2026', 'on 31 December 2025'],
    ['for 250k', 'for 250'],
  ])('are lost and invented for each other: %s, %s', (one, other) => {
    const { lost, invented } = checkRewrite(`We meet ${one}`, `We meet ${other}`);
    expect(lost.length * invented.length).toBeGreaterThan(0);
  });

  it('are told apart in numbers that are no dates', () => {
    const { invented } = checkRewrite('Room 3 of 4, call 020-1234-5678.', 'Room 3 of 4, call 020-1234-5679.');
    expect(invented.map(({ words }) => words)).toEqual(['020-1234-5679']);
  });
});

describe('a number that leads in to a list', () => {
  const invented = (rewrite: string) => checkRewrite('Churn fell. Costs fell.', rewrite).invented;

  it('is no fact where it counts the items below it', () => {
    expect(invented('Two facts:\n\n- Churn fell\n- Costs fell')).toEqual([]);
    expect(invented('The 2 open points are:\n1. Churn fell\n\n2. Costs fell')).toEqual([]);
  });

  it('is invented where it counts something else', () => {
    expect(invented('Three facts:\n\n- Churn fell\n- Costs fell')).toHaveLength(1);
    expect(invented('We met two customers.\n\n- Churn fell\n- Costs fell')).toHaveLength(1);
  });
});
