import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { chargedWith, topicOf } from './topic.ts';

describe('topicOf', () => {
  it.each([
    ['Hi Dana,\n\nlet me know your thoughts on the Elm Court valves.', 'the Elm Court valves'],
    ['Hi Dana,\n\nI wanted to talk about the cake stall with you.', 'the cake stall'],
    ['Subject: New desk plan\n\nHi Dana,\n\nDesks move on 3 May.', 'the new desk plan'],
    ['Subject: Desk Plan, final\n\nHi Dana,\n\nDesks move on 3 May.', 'the desk plan'],
    ['Subject: Blue-sky session\n\nHi Dana,\n\nDesks move on 3 May.', 'the blue-sky session'],
    ['Subject: Thursday\n\nHi Dana,\n\nDesks move on 3 May.', null],
    ['Subject: Re: Fwd: reminder\n\nHi Dana,\n\nDesks move on 3 May.', null],
    ['Hi Dana,\n\nwe asked our members. Our members agree. Our members want it.', null],
    ['Hi Dana,\n\nDesks move on 3 May.', null],
  ])('finds what %j is about', (draft, topic) => {
    expect(topicOf(readDraft(draft, 'email'))).toBe(topic);
  });
});

describe('chargedWith', () => {
  it.each([
    ['your measurements are a joke', 'your measurements'],
    ["you've let everybody down with the cake stall, and it shows", 'the cake stall'],
    ['your refusal to sign off the scaffold is ridiculous', 'the scaffold'],
    ['you never listen', null],
  ])('finds what %j is about', (charge, topic) => {
    expect(chargedWith(charge)).toBe(topic);
  });
});
