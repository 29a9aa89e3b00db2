import { describe, expect, it } from 'vitest';
import { statementAsked } from './ask-of-draft.ts';

describe('what a statement asks', () => {
  it('is asked with the verb and the thing of the draft', () => {
    expect(statementAsked('The marquee needs drying out before it goes mouldy.')).toBe(
      'Could you dry out the marquee before it goes mouldy?',
    );
    expect(statementAsked("The hall needs opening up for the caterers and I can't be in two places.")).toBe(
      "Could you open the hall up for the caterers? I can't be in two places.",
    );
    expect(statementAsked('Her evening drops need sorting too.')).toBe(
      'Could you sort her evening drops too?',
    );
    expect(statementAsked('I need your list for the printer.')).toBe(
      'Could I have your list for the printer?',
    );
    expect(statementAsked('The contract would need signing by 14 March.')).toBe(
      'Could you sign the contract by 14 March?',
    );
    expect(statementAsked('Answer needed by noon.')).toBe('Could I have an answer by noon?');
  });

  it('is nothing where no deed or thing is named', () => {
    for (const sentence of [
      'I need the money because we are broke.',
      'The roof needs a new gutter.',
      'I need you to listen.',
      'The roof might need mending.',
      "The contract doesn't need signing.",
      'Need a yes by noon or even that is off the table.',
    ])
      expect(statementAsked(sentence)).toBeNull();
  });
});
