import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const predict = (notes: string, name = 'Ines Roth') =>
  predictProfile({ name, notes, ageRange: null, jobType: null });

describe('notes that only praise, dislike, agree or tell of a mood', () => {
  it.each([
    'Top bloke.',
    'Top performer!',
    'A great guy and a real star.',
    "A nightmare. Rude, arrogant and lazy. I can't stand her.",
    'Ines is an awful person.',
    '[10:04] Karla Weiss: legal has to sign it off\n[10:09] Ines Roth: sure, tell me when',
    'Ines Roth: ok, fine, let me know',
    "In tears at the start, her father's in hospital. We left the topics and just talked. Moved the session to the 22nd.",
    'She was upset because her mother is ill. We talked for an hour and moved the meeting.',
  ])('name no profile: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it('name none where nobody is named, either', () => {
    const notes = "Ines is a nightmare. Rude, arrogant, late, smells of smoke. I can't stand the man.";
    expect(predict(notes, '').primaryCode).toBeNull();
  });

  it.each([
    ['Top performer, first in the ranking every quarter.', 'DP-01'],
    ['Great guy. Asks for the raw data and the method.', 'DP-03'],
    ['Who would be upset by it?', 'DP-06'],
    ['Nervous at the start. We talked about who signs it off and who is liable if it fails.', 'DP-04'],
    ['Sure, tell me who is liable and who signs it off.', 'DP-04'],
  ])('are not those that tell more: %s', (notes, code) => {
    expect(predict(notes).primaryCode).toBe(code);
  });
});

it.each([
  'She could.',
  "She couldn't care less about the quarter.",
  'He thinks data is overrated.',
  'He thinks that asking everybody is a waste of time.',
])('what is left of a sentence that tells nothing names no profile: %s', (notes) => {
  expect(predict(notes).primaryCode).toBeNull();
});
