import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import { softAskIn, softAskInside } from './soft-ask.ts';
import { plainQuestion } from './soft-ask-question.ts';

function plainly(sentence: string, profile: ProfileCode | null, topic: string | null = null): string | null {
  const ask = softAskIn(sentence);
  return ask === null ? null : plainQuestion({ ask, type: 'email', profile, topic, deadline: null });
}

describe('a soft ask', () => {
  it.each<[string, ProfileCode | null, string | null, string]>([
    [
      'Let me know your thoughts on the lease this week.',
      'DP-05',
      null,
      'Can you tell me this week what the next step should be with the lease?',
    ],
    ['Any thoughts?', 'DP-01', null, 'Is this all right for you, yes or no?'],
    [
      'Maybe we could get something going at some point soon?',
      'DP-01',
      'the kiln',
      'Shall we go ahead with the kiln, yes or no?',
    ],
    [
      'We would love to schedule a call to discuss how we can add value.',
      null,
      'mobile saunas',
      'Could we speak on the phone about mobile saunas?',
    ],
    [
      "I'd love to chat about the ferry timetable next week.",
      null,
      null,
      'Could we talk next week about the ferry timetable?',
    ],
    ['We would be delighted to show you the bills.', null, null, 'Could we show you the bills?'],
    ['I would love to chat.', null, 'a great deal about our new plant', 'Could we talk about our new plant?'],
    ['We would be delighted to show you our new range.', null, 'brushes', 'Could we show you our new range?'],
    [
      'It would be great to get your thoughts.',
      'DP-06',
      'the rota',
      'How do you feel about the rota, and who else should we ask?',
    ],
    ['We should probably sort the shed thing soon.', 'DP-05', null, 'Can you sort the shed, and by when?'],
    [
      'Please have a look and get back to me.',
      'DP-03',
      'the counts',
      'Could you look at the counts and tell me what does not hold?',
    ],
    ['I thought you might possibly be interested?', 'DP-07', null, 'Would you be interested?'],
  ])('is put plainly: %j', (sentence, profile, topic, question) => {
    expect(plainly(sentence, profile, topic)).toBe(question);
  });

  it.each([
    'Could we talk about the ferry timetable on Tuesday?',
    'Would you be willing to speak to the matron first?',
    'Can you send me the list by Friday?',
    'Let me know by Friday whether the hall is free.',
    'We met on Tuesday and talked about the roof.',
    'I propose to move the rehearsal.',
  ])('is not what is asked plainly or only told: %j', (sentence) => {
    expect(softAskIn(sentence)).toBeNull();
  });

  it('is found in the last clause of a sentence', () => {
    expect(softAskInside("Lots of ideas here, let's get together soon!")?.kind).toBe('talk');
  });

  it('says no more than that a reply is wished for where it names nothing', () => {
    expect(softAskIn('Let me know if you have any questions.')?.kind).toBe('reply');
    expect(plainly('Let me know.', 'DP-01')).toBeNull();
  });
});

describe('what tells of views, or wants word of a thing', () => {
  it.each([
    'Once we have your comments, we can print the programme.',
    'All opinions in this leaflet are those of the club.',
    'Let me know what you find out.',
  ])('is no soft ask: %s', (sentence) => {
    expect(softAskIn(sentence)).toBeNull();
  });
});
