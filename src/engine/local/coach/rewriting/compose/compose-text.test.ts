import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { rewriteDraft } from '../rewrite-draft.ts';

function rewrite(text: string, primaryCode: ProfileCode): string {
  return rewriteFor('text', primaryCode, text);
}

describe('a rewritten text', () => {
  it('joins sentences only where the second can begin small', () => {
    const text =
      'told the band they can park in the yard already, neighbours will cope lol. cable delivery moved to the 14th. Osk has the key';
    expect(rewrite(text, 'DP-04')).not.toMatch(/; \p{Lu}/u);
  });

  it('leaves no bare hurry and no word of address on its own', () => {
    const result = rewrite('Hi boss, sorry to bug you!! only your list is missing. asap', 'DP-06');
    expect(result).not.toMatch(/asap|^boss\b/i);
  });

  it('leaves out that it is quick', () => {
    const text = 'hey quick one, gonna switch the server over tonight instead of saturday';
    const result = rewrite(text, 'DP-04');
    expect(result).not.toMatch(/quick/i);
    expect(result).toContain('switch the server over tonight instead of Saturday');
  });

  it('asks a word or two as a whole question', () => {
    expect(rewrite('Visa??', 'DP-05')).toBe('Visa: who has it, and by when?');
  });

  it('puts a vague wish as a plain question', () => {
    const text =
      'might be good if somebody had a look at the gutters in yard B some time before the fair, no rush';
    expect(rewrite(text, 'DP-05')).toContain('Can you look at the gutters in yard B before the fair');
  });
});

describe('the order of a rewritten text', () => {
  it('is that of the draft', () => {
    const text = 'hospice run sponsor totals?? only yours missing. asap';
    expect(rewrite(text, 'DP-06')).toMatch(
      /^Could I have your hospice run sponsor totals\? Only yours are missing\./,
    );
  });

  it('puts a question that weighs all else behind it', () => {
    const text =
      'New landing page is CRUSHING it!!! We should roll it out everywhere today. Went from 3.1% to 3.9% since Monday';
    expect(rewrite(text, 'DP-03')).toMatch(/3\.9% since Monday[^?]*\. [^.?]*\?$/);
  });
});

describe('a rewritten order', () => {
  const order = (profile: ProfileCode): string => {
    const reader = { primaryCode: profile, secondaryCode: null };
    const text =
      'Mr. Hale,\n\nThe stage plan is obviously late again and everybody knows why. You never tell us anything. Submit the stage plan by 4 May.\n\nUte';
    const reading = readDraft(text, 'email');
    return rewriteDraft(reading, reader, judgeDraft(reading, reader));
  };

  it('is a request to any reader, and a question to one who wants room', () => {
    expect(order('DP-05')).toContain('Please submit the stage plan by 4 May.');
    expect(order('DP-02')).toContain('Could you submit the stage plan by 4 May?');
  });
});
