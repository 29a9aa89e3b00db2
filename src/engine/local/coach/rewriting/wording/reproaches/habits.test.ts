import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { CALM } from './calm.ts';
import { HAS_ALWAYS } from './habits.ts';
import { SCOLDINGS } from './scoldings.ts';

describe('a reproach in other words', () => {
  it.each([
    ['You obviously never even went and looked at the wall.', 'you did not go and look at the wall.'],
    ['You never asked and painted it orange.', 'you did not ask and painted it orange.'],
  ])('has its verbs in the form that follows "did not": %j', (sentence, plain) => {
    expect(applyRules(sentence, SCOLDINGS)).toBe(plain);
  });

  it.each([
    ['You never read the reminders.', 'You often do not read the reminders.'],
    [
      'You never answer and I always have to chase you.',
      'You often do not answer and I often have to chase you.',
    ],
    [
      "You always send the sheets late and they're always wrong.",
      "You often send the sheets late and they're often wrong.",
    ],
    ['You lot never answer the letters.', 'You often do not answer the letters.'],
    ['You people never bother with the drum count.', 'You often skip the drum count.'],
    ['You did not say it to my face, did you?', 'You did not say it to my face.'],
    ['You never read the runbook, do you.', 'You often do not read the runbook.'],
    ["I'm free on Thursday if you can be bothered to come in.", "I'm free on Thursday."],
    ['You never even looked.', 'You never even looked.'],
    ['You never let anyone sit alone.', 'You never let anyone sit alone.'],
    ['You never came to the meeting.', 'You never came to the meeting.'],
    ['You always take the credit and never do the work.', 'you often take the credit.'],
    ["If you can't be bothered to do the rota, say so.", 'If you would rather not do the rota, say so.'],
    ["People can't be bothered to be at their stations.", 'People are not at their stations.'],
    ["You always park in the bay and don't tell me you're only two minutes.", 'You often park in the bay.'],
    ["You couldn't be bothered to ring.", 'You did not ring.'],
  ])('is no broken English and no claim that nobody made: %j', (sentence, calm) => {
    expect(applyRules(sentence, CALM).toLowerCase()).toBe(calm.toLowerCase());
  });

  it.each([
    'I will see to it that you never set foot here again.',
    'Make sure you never leave the gate open.',
    'I hope you always find a seat.',
    'May you never have to wait that long.',
  ])('turns no wish, order or threat into its opposite: %j', (sentence) => {
    expect(applyRules(sentence, CALM)).toBe(sentence);
  });

  it('leaves praise alone', () => {
    const praise = "It's great you've always got ideas.";
    expect(applyRules(praise, HAS_ALWAYS)).toBe(praise);
  });
});
