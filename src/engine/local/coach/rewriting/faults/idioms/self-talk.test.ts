import { describe, expect, it } from 'vitest';
import { talkIn } from './self-talk.ts';

describe('what a writer says of themselves', () => {
  it.each([
    'I love the job and I like to think the cows know it.',
    "I've been dreading writing this and I've put it off for days.",
    "I'm not one for confrontation and I've been going over it all week.",
    "I'm really sorry to add to your pile",
    'I hope you don’t mind me dropping you a line',
    "I'll keep this brief as I know how busy you are.",
    "It's been a labour of love and I've enjoyed every minute.",
    "I personally can't wait to have my first brew in there.",
    "I'm no statistician.",
    'sorry to email out of the blue',
    "I hate being the one to land this on you when you're all run ragged",
    'please don’t take it the wrong way',
    'I feel awful even bringing it up.',
    "I'm sorry to trouble you.",
    "I'll try and keep this short (famous last words!).",
  ])('is nobody’s matter: %s', (words) => {
    expect(talkIn(words)).toBe('of writer');
  });

  it.each([
    'I know money is tight so feel free to say no.',
    'I know you must get loads of these.',
    'I know you have bigger fish to fry.',
    'I appreciate how busy things are at the moment',
  ])('is about how full the reader’s day is: %s', (words) => {
    expect(talkIn(words)).toBe('of reader');
  });

  it.each([
    "I know you've got the Harrogate job on.",
    "I know it's a long haul since the bridge shut.",
    'I have been going over the rota with Alun.',
    'I am proud of our three drying halls and our gold medal.',
    'I love the plan to open on Sundays.',
    "I'm sorry about the till.",
    "I'm sorry to say the grant was refused.",
    'I put it off until May because the permit was late.',
    'I do not want to work Sundays.',
    'I am no longer on the committee.',
    "I can't wait to sign until Friday.",
    'Do you mind me asking?',
  ])('is not what says more: %s', (words) => {
    expect(talkIn(words)).toBeNull();
  });
});
