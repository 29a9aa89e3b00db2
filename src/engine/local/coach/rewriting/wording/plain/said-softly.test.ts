import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { CHECKED, SAID_SOFTLY } from './said-softly.ts';

describe('what is said softly', () => {
  it.each([
    [
      'After careful consideration we have come to the conclusion that we will open at 8.',
      'we will open at 8.',
    ],
    ['I think we probably need to order by the 8th or so.', 'I think we need to order by the 8th or so.'],
    [
      'I just wanted to send out a quick reminder about the meeting.',
      'This is a reminder about the meeting.',
    ],
    ['It would take about 6 days or so.', 'It would take about 6 days.'],
    ["There's no fee I'm afraid but there is food.", "There's no fee, I'm afraid, but there is food."],
    ['Maybe have a quick look at the plans if you get a chance.', 'Please look at the plans.'],
    ['Super excited for our meeting on Tuesday at 2.', 'Our meeting is on Tuesday at 2.'],
    ['I feel like our response times could be better.', 'our response times could be better.'],
    ["I feel like it's the hosting.", "I think it's the hosting."],
    ["I'm basically in charge of sales.", "I'm in charge of sales."],
    ['Perhaps Wednesday at 9 might be better.', 'Wednesday at 9 might be better.'],
    ['The report is late I think.', 'The report is late, I think.'],
    ['The date was wrong, I just thought you should know.', 'The date was wrong.'],
    [
      "I just thought I'd drop you a quick line to let you know that the audit is done.",
      'the audit is done.',
    ],
  ])('keeps what it says and one doubt: %j', (sentence, said) => {
    expect(applyRules(sentence, SAID_SOFTLY)).toBe(said);
  });

  it.each(['I feel like you never listen.', 'That is what I think.', 'Maybe we should wait.'])(
    'is left alone where the feeling or the doubt is the matter: %j',
    (sentence) => {
      expect(applyRules(sentence, SAID_SOFTLY)).toBe(sentence);
    },
  );

  it.each([
    [
      'I wanted to quickly check in and see if you had a chance to look at the quote?',
      'Have you had a chance to look at the quote?',
    ],
    ['I just wanted to ask whether you could send it by Friday.', 'Could you send it by Friday?'],
    [
      'I was hoping you might want to come by and maybe write about it?',
      'Would you like to come by and write about it?',
    ],
    ['I was wondering if you would maybe be ok with 8,500?', 'Would you be ok with 8,500?'],
    ['I think maybe it would be good if we could perhaps agree first?', 'Could we agree first?'],
    [
      "I just wanted to see if you'd potentially be open to maybe hosting a workshop?",
      'Would you be open to hosting a workshop?',
    ],
    ['I feel like you could maybe try to answer sooner?', 'Could you try to answer sooner?'],
    ['Just wanted to check if you got the keys?', 'Have you got the keys?'],
  ])('asks what it goes round about: %j', (sentence, asked) => {
    expect(applyRules(sentence, CHECKED)).toBe(asked);
  });
});
