import { describe, expect, it } from 'vitest';
import { softAskIn, softAskInside } from './soft-ask.ts';
import type { SoftKind } from './soft-words.ts';

describe('a soft ask', () => {
  it.each<[string, SoftKind, string | null]>([
    ['Let me know your thoughts on the lease this week.', 'view', 'the lease'],
    ['Any thoughts?', 'view', null],
    ['Maybe we could get something going at some point soon?', 'go', null],
    ["I'd love to chat about the ferry timetable next week.", 'talk', 'the ferry timetable'],
    ['We would be delighted to show you the bills.', 'talk', 'the bills'],
    ['We should probably sort the shed thing soon.', 'do', 'sort the shed'],
    ['Please have a look and get back to me.', 'look', null],
    ['I thought you might possibly be interested?', 'interest', null],
  ])('says what is wished for, and of what: %j', (sentence, kind, object) => {
    expect(softAskIn(sentence)).toMatchObject({ kind, object });
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
    expect(softAskIn('Let me know.')?.kind).toBe('reply');
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
