import { describe, expect, it } from 'vitest';
import type { Rewritten } from '../body/body.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { openDecisionOf } from './open-decision.ts';

const decision = (text: string) => {
  const note: Rewritten = {
    text,
    marker: '',
    isListItem: false,
    startsLine: false,
    isAside: false,
    isQuestion: false,
    isAsk: false,
    isSafeguard: false,
    isThanks: false,
    hasDeadline: false,
    isReason: false,
    numberCount: 0,
    leads: 0,
  };
  return openDecisionOf([note]);
};

describe('openDecisionOf', () => {
  it.each([
    ["Asking whether he'd be okay with another 2 weeks", "whether he'd be okay with another 2 weeks"],
    ['Maybe a vote on the ramp', 'a vote on the ramp'],
    ["Want to ask Priya if they'd split the van.", "whether they'd split the van"],
    ["Really it comes down to whether he'd put up half.", "whether he'd put up half"],
    [
      "The hens, do we let plot 9 keep them or not, it's been going on since feb",
      "whether we let plot 9 keep the hens; it's been going on since feb",
    ],
    [
      'Lease is up 31 August and Dawsons want an answer one way or the other, 410 a month or we buy it for 9k.',
      '410 a month or we buy it for 9k? Lease is up 31 August and Dawsons want an answer one way or the other',
    ],
    ['The brewery needs a yes or no on the pumps by the 14th.', 'yes or no on the pumps by the 14th'],
    [
      'At some point we need to decide if we carry on past June or call it a day.',
      'whether we carry on past June or call it a day',
    ],
    [
      'Xmas programme - need to settle on it really, printer wants copy by 2 nov',
      'Xmas programme; printer wants copy by 2 nov',
    ],
    [
      'Builder can start on the 6th if he gets the nod by thurs.',
      'the nod by thurs; builder can start on the 6th',
    ],
    [
      'Bouncy castle man wants 180 and has to know by Friday.',
      'yes or no? Bouncy castle man wants 180 and has to know by Friday',
    ],
    ["Ideally I'd get her to let me advertise.", 'whether she will let me advertise'],
  ])('finds what a note leaves to be decided: %s', (note, words) => {
    expect(decision(note)).toMatchObject({ text: words, rest: '' });
  });

  it('keeps what the note says beside the decision', () => {
    expect(decision('Grant is 24,000 and they want a start date off us.')).toMatchObject({
      text: 'a start date',
      rest: 'Grant is 24,000 and they want a start date off us.',
    });
    expect(decision('The big one is whether we open Sundays. The heating.')?.rest).toBe('The heating.');
    expect(decision("I'd like to get her to let me advertise, but not sure how to say it.")?.rest).toBe(
      'Not sure how to say it.',
    );
  });

  it.each([
    'It was decided in May.',
    'Want him to feel at home.',
    'The committee wants a new roof.',
    'Ask him if we can decide on the roof.',
    'We should discuss the heating.',
    'He needs to know about the crack.',
  ])('finds none where nothing is left open: %s', (note) => {
    expect(decision(note)).toBeNull();
  });
});

it('names what the notes leave to be decided in place of a decision that fits any notes', () => {
  const sheet = rewriteFor(
    'meeting_prep',
    'DP-05',
    "meeting w Khalid tues 10am, allotment fence\n- deer got in twice in april\n- gate code\n- who's paying, grant is only 1500\n- oh and the hens, do we let plot 9 keep them or not",
  );
  expect(sheet).toContain('Decision needed: whether we let plot 9 keep the hens.');
  expect(sheet).toContain("To settle: who's paying, grant is only 1500.");
  expect(sheet).not.toContain('owner and date for each open point');
});
