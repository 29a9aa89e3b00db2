import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { saysWhatItWants } from './own-word.ts';

const says = (text: string, profile: ProfileCode | null = null): boolean =>
  saysWhatItWants({ text, isQuestion: text.endsWith('?') }, profile);

describe('a first letter’s own word', () => {
  it.each([
    'If the piano has not been promised I would very much like to buy it.',
    'We want to sell your jam in both shops.',
    'Please confirm by Monday that the roof can wait.',
    'I could come any Saturday.',
    'We need it confirmed by September.',
    'I am not asking for a favour, only whether late entries are read.',
    'Interested?',
  ])('is what it wants or offers: %s', (text) => {
    expect(says(text)).toBe(true);
  });

  it.each([
    'We would love to explore synergies.',
    'I would like to get to know each other.',
    'We don’t want to sell anything.',
    'Please let me know your thoughts.',
    'Please reply by 5 May.',
    'We could do light, sound, maybe a drone thing.',
    'What do you think?',
  ])('is no wish to be in touch: %s', (text) => {
    expect(says(text)).toBe(false);
  });

  it('is no order that a Collaborator gets cold', () => {
    expect(says('Please state how many can come.', 'DP-01')).toBe(true);
    expect(says('Please state how many can come.', 'DP-06')).toBe(false);
  });

  it('has no stock question behind it, and nothing left out in its stead', () => {
    const text =
      'Dear Amina\n\nI am sorry to write to you at such a hard time. Your father taught me to plane a door when I was ten and I still have the plane. I heard from Brother Luke that you are clearing the workshop this month. If the old lathe has not been promised to anyone I would very much like to buy it, at whatever price you think is fair. I could come any Saturday, or not at all until you are ready. There is no hurry whatsoever.\n\nWith love\nChidi';
    const result = rewriteFor('outreach', 'DP-06', text);
    expect(result).not.toContain('?');
    expect(result).toMatch(/^Dear Amina,\s+I am sorry to write/);
    expect(result).toContain('There is no hurry whatsoever.');
  });
});
