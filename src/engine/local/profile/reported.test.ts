import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';
import { REPORTED } from './reported.ts';
import { tokenise, UNREAD_TOKEN } from './tokens.ts';
import { leaveUnread } from './unread.ts';

const tokensOf = (text: string) => tokenise(text, { starts: [], ends: [], areAsWritten: [] });
const readOf = (text: string): string =>
  leaveUnread(tokensOf(text), REPORTED)
    .words.filter((word) => word !== UNREAD_TOKEN)
    .join(' ');

describe('how the writer of the notes came to know', () => {
  it.each([
    ['Said she needs the data.', 'she needs the data'],
    ['She told me that he needs the data.', 'he needs the data'],
    ['When I asked, he said it is too risky.', 'when i asked it is too risky'],
    ['He wrote that the sum is wrong.', 'the sum is wrong'],
    ['According to her, nothing is agreed.', 'nothing is agreed'],
    ['I think he needs the data.', 'he needs the data'],
    ['My impression is that he needs the data.', 'he needs the data'],
    ['Seems to need the data. Probably counts twice.', 'need the data counts twice'],
    ['Her words: show me the data.', 'show me the data'],
    ['She would rather wait than guess.', 'she wait than guess'],
    ["He'd sooner wait than guess.", 'he wait than guess'],
  ])('is not read: %s', (notes, read) => {
    expect(readOf(notes)).toBe(read);
  });

  it.each([
    'Said no to the pilot.',
    'Told everybody about the change himself.',
    'Asked whether she could try it.',
    'I think in decades.',
    'I think big and start small.',
    'Unscathed, says he.',
    "Says 'we do not cut corners' and wants approval.",
    'He asked sooner than the others.',
    'As a rule he checks the sums.',
  ])('is read where saying it is the deed: %s', (notes) => {
    const plain = tokensOf(notes);
    expect(leaveUnread(plain, REPORTED)).toBe(plain);
  });

  const code = (notes: string) =>
    predictProfile({ name: 'Dana Reyes', notes, ageRange: null, jobType: null }).primaryCode;

  it.each([
    ['he would rather wait a week than decide on a guess', 'DP-03'],
    ['he needs to see the raw data first', 'DP-03'],
    ['he wants to know who is liable if it fails', 'DP-04'],
    ['he wants to hear what the team thinks first', 'DP-06'],
  ])('changes no profile: %s', (told, wanted) => {
    const frames = [
      'Said ',
      'Told me that ',
      'He said ',
      'When I asked, he said ',
      'I think ',
      'Apparently ',
    ];
    expect(frames.map((frame) => code(`${frame}${told}.`))).toEqual(frames.map(() => wanted));
  });
});
