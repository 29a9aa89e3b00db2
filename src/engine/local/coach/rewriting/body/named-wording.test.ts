import { describe, expect, it } from 'vitest';
import { suggested } from '../../suggesting/suggested.fixture.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { NAMED_SOFTENERS } from '../wording/plain/named-softeners.ts';
import { applyRules } from '../wording/rule.ts';

describe('soft words that a risk names', () => {
  it('go from what happened in a hard talk', () => {
    const rewrite = rewriteFor(
      'difficult_conversation',
      'DP-06',
      "Hi Beth,\n\nI just kind of felt that maybe in the stock take on Saturday it was a little bit awkward when you sort of told Amir off in front of the customers? It's probably just me being silly. Anyway no big deal, sorry to bring it up.\n\nLou",
    );
    expect(rewrite).toContain(
      'I felt that in the stock take on Saturday it was awkward when you told Amir off in front of the customers.',
    );
  });

  it.each([
    ['I perhaps wanted to maybe introduce ourselves.', 'I wanted to introduce ourselves.'],
    [
      'We want to get better at tagging and maybe look at the shelves too.',
      'We want to get better at tagging and look at the shelves too.',
    ],
    ['There are perhaps some signs that it might help.', 'There are some signs that it might help.'],
  ])('go where the sentence says the same without them: %s', (soft, straight) => {
    expect(applyRules(soft, NAMED_SOFTENERS)).toBe(straight);
  });

  it.each([
    'We need some kind of prize.',
    'The till was a bit down on Friday.',
    'The train was a bit late.',
    'It could be lanterns, or maybe a quiz.',
    'About 35 are printed, more or less.',
    'The skip is in bay 3, I think.',
  ])('stay where they tell how much is so, or that nobody knows: %s', (sentence) => {
    expect(applyRules(sentence, NAMED_SOFTENERS)).toBe(sentence);
  });

  it('are not to be cut where the rewrite keeps them, since only the writer can know', () => {
    const draft =
      'So many ideas for the parents evening!! Maybe a quiz, maybe lanterns, could move it to the gym too, let us see; hall is booked 16 Oct 6pm';
    expect(rewriteFor('text', 'DP-05', draft)).toMatch(/maybe a quiz/i);
    expect(suggested(draft, 'text', 'DP-05')).not.toContain('Cut "maybe"');
  });
});

describe('an order that a risk names cold', () => {
  it('is asked in the rewrite as the suggestion asks for it', () => {
    const draft =
      "Sue,\n\nThe bin store on Harrow Close is being moved to the back from Monday 6 October, it's been decided. Your people keep complaining about the smell. Everyone in block C now has to walk 90 metres, there'll be grumbling as usual. The council wanted it for the fire rules, 3 metres from any window.\n\nPut a note in your newsletter.\n\nDale, Estates";
    const question = 'Could you please put a note in your newsletter?';
    expect(suggested(draft, 'email', 'DP-06')).toContain(question);
    expect(rewriteFor('email', 'DP-06', draft)).toContain(question);
  });
});
