import { describe, expect, it } from 'vitest';
import type { MeritTag } from '../../reading/draft-reading.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { isTrulyThere } from './truly-there.ts';

function isThere(tag: MeritTag, text: string): boolean {
  const [sentence] = readDraft(text, 'email').sentences;
  if (sentence === undefined) throw new Error(`no sentence in "${text}"`);
  return isTrulyThere(tag, sentence, 'email');
}

describe('isTrulyThere', () => {
  it.each<[MeritTag, string]>([
    ['clear_deadline', 'The cases were to be labelled by 30 May.'],
    ['clear_deadline', 'I backed the van into the gate on Tuesday.'],
    ['clear_deadline', 'Can you swap my Thursday shift?'],
    ['clear_deadline', 'We are going fully digital from tomorrow!!'],
    ['safeguard_named', 'Liability cover, not sure'],
    ['specific_numbers', 'Relocation unit 3'],
    ['specific_numbers', 'We hit 100% with that.'],
    ['specific_numbers', 'I would have thought that you could manage to scan three pages.'],
  ])('is false of %s in "%s"', (tag, text) => {
    expect(isThere(tag, text)).toBe(false);
  });

  it('takes no push planned for a meeting for a day that somebody has to keep', () => {
    const [sentence] = readDraft('Tell her we need the keys today', 'meeting_prep').sentences;
    expect(sentence && isTrulyThere('clear_deadline', sentence, 'meeting_prep')).toBe(false);
  });

  it.each<[MeritTag, string]>([
    ['clear_deadline', 'Done by 9.'],
    ['clear_deadline', 'They close at 4 today.'],
    ['clear_deadline', 'Can you send it today?'],
    ['clear_deadline', 'The press is booked for the 17th.'],
    ['specific_numbers', 'Eleven cases stand bare.'],
    ['specific_numbers', 'Pickup is 16:15 not 16:40.'],
    ['ownership', 'I have left the tests out, that one is on me.'],
  ])('is true of %s in "%s"', (tag, text) => {
    expect(isThere(tag, text)).toBe(true);
  });
});
