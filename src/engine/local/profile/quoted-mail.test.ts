import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';
import { withoutOthersWords } from './whose-words.ts';

const left = (notes: string): string => withoutOthersWords(notes, 'Ines Roth').replace(/\s+/g, ' ').trim();
const predict = (notes: string, name: string) =>
  predictProfile({ name, notes, ageRange: null, jobType: null });

const THREAD = [
  'From: Ines Roth <ir@example.com>',
  'Sent: 4 May 2026',
  'Subject: Re: offer',
  '',
  "Please send the raw data, the sample size and how it was measured. I can't agree before.",
  '',
  'From: Paul Brandt <paul@example.com>',
  'Sent: 3 May 2026',
  'Subject: offer',
  '',
  "It's brand new, let's just try it and see what happens!",
].join('\n');

describe('mail in notes', () => {
  it.each([
    ['Ines Roth', 'DP-03'],
    ['Paul Brandt', 'DP-02'],
    ['Vera Falk', null],
  ])('is evidence of who wrote it: %s', (name, code) => {
    expect(predict(THREAD, name).primaryCode).toBe(code);
  });

  it.each([
    ['Thanks!\n\nOn Mon, 4 May 2026 Paul wrote:\n> let us just try it\n> today', 'Thanks!'],
    [
      'Sure.\nOn Mon, May 4, 2026 at 10:02 AM Paul Brandt <paul@example.com>\nwrote:\n\n> try it\n\nRegards',
      'Sure. Regards',
    ],
    ['Ok\n\nOn 4 May 2026, at 10:02, Paul Brandt wrote:\n\nlet us try it\n\nnow', 'Ok'],
    [
      'On 4 May Ines wrote:\n> who is liable?\n> On 3 May Paul wrote:\n>> just try it',
      'On 4 May Ines wrote: > who is liable?',
    ],
    ['On 4 May Paul wrote:\n> ok\n>\n> On 3 May Ines wrote:\n>> which source?', '> >> which source?'],
    ['Paul wrote:\n> just try it\nShe declined.', 'She declined.'],
    ['On Monday Paul wrote:\njust try it\n\nShe declined.', 'She declined.'],
  ])('is left out where somebody else wrote it: %j', (notes, read) => {
    expect(left(notes)).toBe(read);
  });

  it.each([
    'On Monday she wrote:\n> which source?',
    'On Monday the client wrote:\n> which source?',
    'On 4 May Inés Roth wrote:\n> which source?',
    'On 4 May 2026 ir <ines.roth@example.com> wrote:\n> which source?',
    '> tried four side jobs\n> wants whatever is new',
    'From: the fair in Graz\nWants the source.',
    'Ines wrote: "Which source?"',
  ])('is read where the person wrote it, or nobody else is named: %j', (notes) => {
    expect(withoutOthersWords(notes, 'Ines Roth')).toBe(notes);
  });
});
