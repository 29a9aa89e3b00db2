import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { furtherAsks } from './further-asks.ts';

function asked(text: string): number {
  return furtherAsks(readDraft(text, 'email'), () => false).length;
}

describe('furtherAsks', () => {
  it.each([
    'Please pick up your badge at reception by Friday 31 May.',
    'How would that be for you and the others?',
    'Want to come on Thursday at 10 and try a first version?',
    'Would you like to take a plank and see what happens?',
  ])('finds the ask in "%s"', (text) => {
    expect(asked(text)).toBe(1);
  });

  it.each([
    'Want to chat sometime?',
    'Please be considerate.',
    'Maybe you could have a look?',
    'The badge is at reception.',
  ])('finds none in "%s"', (text) => {
    expect(asked(text)).toBe(0);
  });
});
