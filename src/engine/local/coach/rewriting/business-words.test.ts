import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { rewriteFor } from './rewrite.fixture.ts';

/** The sentence as it comes back between two others. */
function rewritten(sentence: string, profile: ProfileCode = 'DP-05'): string {
  return rewriteFor(
    'email',
    profile,
    `Rosa,\n\nThe crane was tested on 4 May. ${sentence} Could you send me the list by Friday?\n\nMilan`,
  );
}

describe('words of business that already say it', () => {
  it.each([
    'Two people were terminated by mistake.',
    'The role with regard to our plants stays open.',
    "Pursuant to Ruth Adler's request, I attach the plans.",
    'The winch is required to hold the second gate.',
    'Petra has kindly agreed to count them.',
    'If they refuse, we will circle back with Petra.',
    'The file must be there by close of business Friday.',
    'She is an exceptionally careful surveyor.',
    'The outstanding invoices go to Petra.',
    'The rails facilitate the loading.',
    'The opening will follow at a later date.',
    'He hopes for an answer this week if possible.',
    'The site is shut because of everything we are going through right now.',
    'They treated me honestly and fairly.',
    'He did not get it and we need to have that mended asap.',
    'Just as an FYI, Petra has the keys.',
  ])('stay as they are: %s', (sentence) => {
    expect(rewritten(sentence, 'DP-04')).toContain(sentence);
  });
});

describe('what tells something', () => {
  it.each([
    'You will be asked to change your code.',
    'Please call me if you have any questions.',
    'Do you mind sending them the plans and copying our team?',
    'This is about the plans I sent, it may be best to wait.',
  ])('is not turned into a request: %s', (sentence) => {
    expect(rewritten(sentence, 'DP-06')).toContain(sentence);
  });

  it('is not asked with what is asked', () => {
    const told = "Just let me know what you'd prefer and I'll be there.";
    expect(rewritten(told, 'DP-02')).not.toContain("prefer and I'll be there?");
    const wondered = 'Maybe this is stupid, but I was wondering if there was a key in the shed.';
    expect(rewritten(wondered, 'DP-01')).toContain('Is there a key in the shed?');
  });

  it('asks whether it is right where the letter asks so', () => {
    expect(rewritten('Please take a look at the form and let me know if it is OK.')).toContain(
      'Could you look at the form and tell me whether it is OK?',
    );
  });

  it('ends once, be it inside a bracket or a quotation', () => {
    expect(rewritten('He said that it was "no big deal."')).toContain('"no big deal." Could');
    expect(rewritten('(That is our year end for the purpose of counting.)')).not.toContain('.).');
  });
});
