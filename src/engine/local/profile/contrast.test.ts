import { describe, expect, it } from 'vitest';
import { CONTRASTED } from './contrast.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise, UNREAD_TOKEN } from './tokens.ts';
import { leaveUnread } from './unread.ts';

const tokensOf = (text: string) => tokenise(text, { starts: [], ends: [], areAsWritten: [] });
const readOf = (text: string): string =>
  leaveUnread(tokensOf(text), CONTRASTED)
    .words.filter((word) => word !== UNREAD_TOKEN)
    .join(' ');
const predict = (notes: string) =>
  predictProfile({ name: 'Dana Reyes', notes, ageRange: null, jobType: null });

describe('what is only set against the wish', () => {
  it.each([
    ['Less interested in the price than in who else uses it.', 'who else uses it'],
    ['She cares less about winning than about the mood.', 'she cares the mood'],
    ['More interested in the cover than in the price.', 'more interested in the cover'],
    ['Unlike her boss, who wants every spreadsheet, she rang everyone.', 'she rang everyone'],
    ['She rang everyone, unlike her boss, who wants every spreadsheet.', 'she rang everyone'],
    ['In contrast to Tom, he tried it.', 'in he tried it'],
    ['The price matters less to her than the cover.', 'the cover'],
    ['The cover is more important to him than the price.', 'the cover is more important to him'],
    ['Talked about the people rather than the date, and left.', 'talked about the people and left'],
    ['Instead of the price he wanted to hear about cover.', 'he wanted to hear about cover'],
    ['It was not the price that convinced him but the cover.', 'it was the cover'],
    ['Not so much the price as the cover decided it.', 'the cover decided it'],
    ['He came early, and the price left him cold.', 'he came early and'],
    ['Unmoved by the price, asked about cover.', 'asked about cover'],
    ['The price hardly came up; he talked of cover.', 'he talked of cover'],
    ['Puts people before profit.', 'puts people'],
    ['Prefers a wild idea to a proven one.', 'prefers a wild idea'],
  ])('is not read: %s', (notes, read) => {
    expect(readOf(notes)).toBe(read);
  });

  it.each([
    'He would rather wait a week than decide on a guess.',
    'Let the discount lapse rather than guess.',
    'Unlike last year he asked for the guarantee.',
    'Liked the frog for being unlike the others.',
    'Puts the plan before the board.',
    'Prefers the team to decide.',
    'Asks more questions than anybody.',
    'Needs less time than the others.',
    'It is cold in her office.',
    'Did not sign but asked for the data.',
  ])('is read where it tells of the person: %s', (notes) => {
    const plain = tokensOf(notes);
    expect(leaveUnread(plain, CONTRASTED)).toBe(plain);
  });

  it.each([
    ['Less interested in winning than in whether the team agrees.', 'DP-06'],
    [
      "Unlike his co-director, who'd have liked to ask everyone first, he only asked if it puts him in front.",
      'DP-01',
    ],
    ['More interested in what could go wrong than in where it leads in ten years.', 'DP-04'],
    ['The bigger picture left her cold; who does what by when was what convinced her.', 'DP-05'],
  ])('does not name the person after what the notes set aside: %s', (notes, code) => {
    expect(predict(notes).primaryCode).toBe(code);
  });

  it('is left out of the quote in front of the wish', () => {
    const notes = 'Less interested in the price than in what the contract covers if there is a breach.';
    expect(predict(notes).reasoning).toContain('"what the contract covers if there is a breach"');
  });
});
