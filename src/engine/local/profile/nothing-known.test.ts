import { describe, expect, it } from 'vitest';
import { withoutIgnorance } from './nothing-known.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise, UNREAD_TOKEN } from './tokens.ts';

const readOf = (text: string): string =>
  withoutIgnorance(tokenise(text, { starts: [], ends: [], areAsWritten: [] }))
    .words.filter((word) => word !== UNREAD_TOKEN)
    .join(' ');
const predict = (notes: string) =>
  predictProfile({ name: 'Ines Roth', notes, ageRange: null, jobType: null });

describe('notes that own to know nothing', () => {
  it.each([
    "Honestly, we don't know whether he prefers numbers or stories.",
    "We haven't figured out how Ines decides.",
    'Too early to say what she needs to hear.',
    'Still no clue what he is looking for.',
    'Not sure yet what moves her.',
    "Couldn't say what drives her.",
    'No idea yet. Nice lunch in Graz, two sons.',
    'No idea who approves this.',
    "Don't really know her.",
    'I know nothing about him.',
    'Buying style unknown.',
    'Persona: unknown. Nice lunch in Graz.',
    'Decision style: tbd\nBudget owner: unclear',
    'Decision style - not known',
    'What moves her: no idea.',
    'Type: not sure yet what he is',
    'this is a test',
    'test test 123',
    "Can't say anything on how she makes up her mind.",
    "Can't tell you what makes him tick.",
    'I failed to find out what moves him.',
    'Forgot to ask how she decides.',
    "It's anyone's guess what he'll want.",
    "I can't say that she is cautious, nor that she's bold.",
    'TBD',
    'n/a',
    'asdf',
    'Lorem ipsum.',
  ])('name no profile: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it.each([
    ['No idea how she decides, but she asked for the raw data and the method.', 'DP-03'],
    ["We aren't sure what she is after; wants the steps, an owner and a date every time.", 'DP-05'],
    ['No clue how he ticks. Asked who is liable and whether legal had approved it.', 'DP-04'],
  ])('leave what they tell besides to be read and quoted: %s', (notes, code) => {
    const prediction = predict(notes);
    expect(prediction.primaryCode).toBe(code);
    expect(prediction.reasoning).not.toMatch(/no idea|no clue|not sure|aren't sure/i);
  });

  it.each([
    'she has no idea yet what it will be',
    'no idea what comes out of the oven',
    'hates the unknown',
    'not sure she would sign without legal',
    'no idea why she needs every number',
    'tests everything twice',
    'i do not know which of the two is true',
  ])('are told from what somebody else does not know, or does for a reason: %s', (notes) => {
    expect(readOf(notes)).toBe(notes);
  });

  it.each([
    ['No idea how she ticks, asked twice for the source.', 'asked twice for the source'],
    ['I have no idea what he wants though he signed.', 'though he signed'],
  ])('end where something is known: %s', (notes, read) => {
    expect(readOf(notes)).toBe(read);
  });
});
