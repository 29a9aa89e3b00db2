import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { WISHES } from './written-wishes.ts';

describe('a roundabout wish for a thing or a word', () => {
  it.each([
    [
      'I would like to enquire as to whether it might be possible for my son Nils Berg to sit the test in May.',
      'Could my son Nils Berg sit the test in May?',
    ],
    [
      'Anyway, I was wondering if it would be possible for me to maybe have two more weeks?',
      'Could I have two more weeks?',
    ],
    [
      'I wondered about perhaps having your name on our letter to the Crown.',
      'Could I have your name on our letter to the Crown?',
    ],
    [
      'I wondered about maybe a bit towards parts, sorry if it bores you.',
      'Could I have a bit towards parts?',
    ],
    [
      'It might be an idea if they were told to shut the doors at night.',
      'Could they be told to shut the doors at night?',
    ],
    ["I'd feel happier with your say-so before I book it.", 'Can I have your say-so before I book it?'],
    ['If anybody was able to shift a few more that would be lovely.', 'Who can shift a few more?'],
    ["If you're happy I'll go ahead and book it for the 11th.", 'Shall I book it for the 11th?'],
    ['Would it be cheeky to ask for the hall on Saturday?', 'Could we have the hall on Saturday?'],
    ["You wouldn't happen to have a spare projector would you.", 'Do you have a spare projector?'],
  ])('becomes the plain question: %j', (wish, question) => {
    expect(applyRules(wish, WISHES)).toBe(question);
  });

  it('keeps what happens otherwise behind the question', () => {
    expect(
      applyRules(
        "If that's something you'd be up for that would be amazing, otherwise I could muddle through.",
        WISHES,
      ),
    ).toBe('Would you be up for that? Otherwise I could muddle through.');
  });
});
