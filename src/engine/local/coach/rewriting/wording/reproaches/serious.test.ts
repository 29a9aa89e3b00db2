import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { SERIOUS } from './serious.ts';

describe('a serious matter', () => {
  it.each([
    ["This can't happen again.", 'This must not happen again.'],
    ["Don't let it happen again.", 'This must not happen again.'],
    ['This is unacceptable and it has to stop.', 'This has to stop.'],
    ['Cut it out.', 'Please stop this.'],
    ['You need to pull your weight.', 'I need you to do your share.'],
    ['It makes me look stupid in front of the guests.', 'it is embarrassing for me in front of the guests.'],
    ['How are we supposed to run the shop like this?', 'It is hard to run the shop like this.'],
    ['You lied to me about the test results.', 'what you told me about the test results was not true.'],
    ['Your figures make no sense whatsoever.', 'Your figures do not add up.'],
    [
      "I shouldn't have to remind you that the door must be shut.",
      'Please remember that the door must be shut.',
    ],
    ["If you're not interested any more, just say so.", "If you're not interested any more, please tell me."],
    ['Just go and get some before 7.', 'Please go and get some before 7.'],
    ["I'll look like a fool in front of the board.", 'it will be embarrassing for me in front of the board.'],
    ["It's hard to believe you have been here for 20 years.", 'you have been here for 20 years.'],
    ['You embarrassed me in front of the board.', 'it was embarrassing for me in front of the board.'],
    ["Didn't I tell you to order 20 boxes??", 'I had asked you to order 20 boxes.'],
    ['I expect the full report by 9 am on Monday.', 'could I have the full report by 9 am on Monday?'],
    ["It's always the same people who do the work.", 'it is often the same people who do the work.'],
    ['Where the hell are you', 'where are you?'],
  ])('stays one without the scolding: %s', (sentence, said) => {
    expect(applyRules(sentence, SERIOUS).toLowerCase()).toBe(said.toLowerCase());
  });

  it.each([
    'It makes no sense to wait.',
    'How are you?',
    'It makes me look forward to June.',
    'Where are the keys?',
    'You can stop this at any time.',
  ])('is not %s', (sentence) => {
    expect(applyRules(sentence, SERIOUS)).toBe(sentence);
  });
});
