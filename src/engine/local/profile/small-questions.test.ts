import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';
import { SMALL_QUESTIONS } from './small-questions.ts';
import { tokenise, UNREAD_TOKEN } from './tokens.ts';
import { leaveUnread } from './unread.ts';

const tokensOf = (text: string) => tokenise(text, { starts: [], ends: [], areAsWritten: [] });
const readOf = (text: string): string =>
  leaveUnread(tokensOf(text), SMALL_QUESTIONS)
    .words.filter((word) => word !== UNREAD_TOKEN)
    .join(' ');
const codeOf = (notes: string) =>
  predictProfile({ name: 'Robin Vale', notes, ageRange: null, jobType: null }).primaryCode;

describe('questions of every day', () => {
  it.each([
    ['Asked what we were having for dessert.', ''],
    ['She asked how my holiday had been.', 'she'],
    ['Wanted to know who won the game last night.', ''],
    ['Asked whether there was a car park nearby and if dogs are allowed.', ''],
    ['Asked where the toilets were, then how the traffic had been.', ''],
    ['How is the weather up there?', ''],
    ['Asked about the soup and who would be liable.', 'and who would be liable'],
    ['Asked about the soup, then read the contract.', 'then read the contract'],
  ])('are not read: %s', (notes, read) => {
    expect(readOf(notes)).toBe(read);
  });

  it.each([
    'Asked what the hotel costs.',
    'Asked what else we could try for dessert.',
    'Wanted to know where the coffee figures came from.',
    'When I asked how the trip was, she said long.',
    'Wants to know who decides.',
    'Asked how long.',
  ])('are left where a word in them is not of every day, or the writer asks: %s', (notes) => {
    const tokens = tokensOf(notes);
    expect(leaveUnread(tokens, SMALL_QUESTIONS)).toBe(tokens);
  });

  it('name no profile, and take none away', () => {
    expect(codeOf('Asked what we were having for dessert.')).toBeNull();
    expect(codeOf('Asked what breed the dog was.')).toBeNull();
    expect(codeOf('Asked about the dessert and how every number had been worked out.')).toBe('DP-03');
  });

  it('are found in time proportional to the notes', () => {
    const started = performance.now();
    codeOf('is car, '.repeat(6000));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
