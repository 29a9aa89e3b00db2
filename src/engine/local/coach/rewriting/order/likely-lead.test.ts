import { describe, expect, it } from 'vitest';
import { statement } from '../body/body.ts';
import { likelyLead } from './likely-lead.ts';
import type { Placed } from './placed.ts';
import { usesUnknownName } from './told-before.ts';

const LONG =
  'We have been looking at the old boiler for a good while now with several people in several rooms';
const can = (): boolean => true;

function told(...leads: readonly number[]): readonly Placed[] {
  return leads.map((chance) => ({ ...statement(LONG), leads: chance }));
}

describe('the sentence that an expert would begin with', () => {
  it('is the likeliest of those that are likelier than the first', () => {
    expect(likelyLead('email', told(0.2, 0.4, 0.7, 0.5), can)).toBe(2);
  });

  it('is none where none is far likelier', () => {
    expect(likelyLead('outreach', told(0.5, 0.65, 0.4), can)).toBeNull();
    expect(likelyLead('outreach', told(0.2, 0.45, 0.3), can)).toBe(1);
  });

  it.each(['email', 'internal_comms', 'difficult_conversation'] as const)(
    'has to be likelier by far more in a message whose sentences lean on each other: %s',
    (type) => {
      expect(likelyLead(type, told(0.2, 0.55, 0.3), can)).toBeNull();
      expect(likelyLead(type, told(0.2, 0.65, 0.3), can)).toBe(1);
    },
  );

  it('is the next likeliest where that one cannot stand in front', () => {
    expect(likelyLead('outreach', told(0.2, 0.45, 0.7), (index) => index !== 2)).toBe(1);
  });

  it('is none in a short message', () => {
    const short = told(0.1, 0.9).map((sentence) => ({ ...sentence, text: 'The boiler is out.' }));
    expect(likelyLead('email', short, can)).toBeNull();
  });
});

describe('a sentence at the front', () => {
  const uses = (...texts: readonly string[]): boolean =>
    usesUnknownName(texts.map(statement), texts.length - 1);

  it('knows no name that only those before it introduce', () => {
    expect(uses('I moved the fees to a PayLoop link.', 'PayLoop takes 1.4% per payment.')).toBe(true);
    expect(uses('We use a tool called Ceres.', 'In Ceres 212 orders are copied.')).toBe(true);
    expect(uses('I found another baker.', 'On Monday the new ones start.')).toBe(true);
    expect(uses('I rang Mr Pohl.', 'At Corrigan Freight we cut the cost by 11%.')).toBe(false);
  });

  it('has no "it" that nothing in it names', () => {
    expect(uses('The test goes on.', 'In Lyon it puts Arabic speakers low.')).toBe(true);
    expect(uses('The test goes on.', 'The old boiler lost heat when it rained on the roof.')).toBe(false);
    expect(uses('The test goes on.', 'By May it will be too late for us.')).toBe(false);
  });
});
