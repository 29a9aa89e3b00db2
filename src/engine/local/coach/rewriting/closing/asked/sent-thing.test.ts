import { describe, expect, it } from 'vitest';
import { rewritten } from '../../body/body.fixture.ts';
import { withSentThing } from './sent-thing.ts';

function said(...texts: readonly string[]): readonly string[] {
  const paragraphs = [texts.map((text) => rewritten(text))];
  return withSentThing({ paragraphs, needsAsk: false, lostTopic: null })
    .paragraphs.flat()
    .map(({ text }) => text);
}

describe('a request to send that names no thing', () => {
  it.each([
    [
      'I still have not received the timesheets for week 42.',
      'Please send immediately.',
      'Please send the timesheets immediately.',
    ],
    [
      "We're still waiting for your signed form.",
      'Could you return by Friday?',
      'Could you return your signed form by Friday?',
    ],
    ['The minutes of 4 May are still missing.', 'Please send today.', 'Please send the minutes today.'],
  ])('names what was said to be missing: %j %j', (before, request, named) => {
    expect(said(before, request).at(-1)).toBe(named);
  });

  it.each([
    ['The weather was fine.', 'Please send immediately.'],
    ['We need the time to think.', 'Please send today.'],
    ['I have not received the list.', 'Please send the list today.'],
  ])('stays as it is where nothing is missing or all is named: %j %j', (before, request) => {
    expect(said(before, request).at(-1)).toBe(request);
  });
});

it('signs no signature: what a bare request wants is a thing and not the deed itself', () => {
  expect(said('We still need your sign-off.', 'Please sign by 4 May.')).toEqual([
    'We still need your sign-off.',
    'Please sign by 4 May.',
  ]);
});
