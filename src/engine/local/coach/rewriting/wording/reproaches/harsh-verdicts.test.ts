import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { HARSH_VERDICTS, LESS_FED_UP } from './harsh-verdicts.ts';

describe('a verdict on work or persons', () => {
  it.each([
    [
      'Honestly your current contractor is a joke, anyone who walks past can see the streaks on the glass.',
      'About your current contractor: anyone who walks past can see the streaks on the glass.',
    ],
    ['The new logo looks like a child drew it.', 'The new logo needs more work.'],
    [
      'The colours are horrible and nobody can read it.',
      'The colours need more work and nobody can read it.',
    ],
    ['Your report was a total disaster.', 'Your report was not good enough.'],
    ["The strategy day was a waste of everyone's time.", 'The strategy day did not go well.'],
    ['Your numbers for the harvest are garbage.', 'Your numbers for the harvest are not good enough.'],
    ['The party was a disaster.', 'The party did not go well.'],
    ['What you did on the roof was just plain stupid.', 'This is about what you did on the roof.'],
    ['You totally blew it with the Kessler order.', 'Things went wrong with the Kessler order.'],
    ['You completely ruined the photo shoot.', 'something went wrong with the photo shoot.'],
    ['You should be ashamed of how you spoke to Tom.', 'This is about how you spoke to Tom.'],
    ['The quality of the tickets is a joke.', 'The quality of the tickets is not good enough.'],
    ['The rest is rubbish.', 'The rest does not work for me.'],
    [
      'No offence but your team have been a complete nightmare on this one.',
      'I have had trouble with your team on this one.',
    ],
    ["I don't want to be rude, but your son is a bully.", 'This is about your son.'],
    ['You are rude on the phone.', 'you come across as rude on the phone.'],
    ['You were rude to the guests on Saturday.', 'you came across as rude to the guests on Saturday.'],
    ["You're careless and I have to check it twice.", 'I have to check it twice.'],
  ])('is what the writer can say of it: %s', (sentence, said) => {
    expect(applyRules(sentence, HARSH_VERDICTS)).toBe(said);
  });

  it.each([
    'The report is on your desk.',
    'You are kind on the phone.',
    'The mess in the kitchen is from Sunday.',
    'The plan is to meet at 9.',
  ])('is none where nothing is condemned: %s', (sentence) => {
    expect(applyRules(sentence, HARSH_VERDICTS)).toBe(sentence);
  });

  it('makes those who are fed up unhappy, with the same people', () => {
    expect(applyRules('The crew is fed up with him.', LESS_FED_UP)).toBe('The crew is unhappy with him.');
    expect(applyRules("I'm sick of covering for you.", LESS_FED_UP)).toBe(
      'I am unhappy about covering for you.',
    );
    expect(
      applyRules(
        "You are all adults and I am sick of washing up after people who can't be bothered.",
        LESS_FED_UP,
      ),
    ).toBe('I am unhappy about washing up after others.');
  });
});
