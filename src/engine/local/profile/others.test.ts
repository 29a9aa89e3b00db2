import { describe, expect, it } from 'vitest';
import { OF_OTHERS } from './others.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise, UNREAD_TOKEN } from './tokens.ts';
import { leaveUnread } from './unread.ts';

const readOf = (text: string): string =>
  leaveUnread(tokenise(text, { starts: [], ends: [], areAsWritten: [] }), OF_OTHERS)
    .words.filter((word) => word !== UNREAD_TOKEN)
    .join(' ');

describe('what others want', () => {
  it.each([
    ['His wife wants guarantees; he tries the boat.', 'he tries the boat'],
    ['The board wants proof. She signed.', 'she signed'],
    ['But her old boss insisted on the source.', 'but'],
    ['Her colleague Piet loves trying new tools.', ''],
    ['Her assistant, Tom, wants the raw data.', ''],
    ['His predecessor was a stickler for process, signed nothing without three approvals.', ''],
    [
      'Spoke with his colleague Priya, who wants evidence for everything. He was away.',
      'spoke with his colleague priya he was away',
    ],
    ['She brought her boss, who is all about proof.', 'she brought her boss'],
    ['The procurement lady asked for certificates.', ''],
    ['Our legal team needs three approvals.', ''],
    ['The previous owner never signed without a guarantee.', ''],
    ['His boss only cares about winning but he asked who it would upset.', 'but he asked who it would upset'],
  ])('is not read: %s', (notes, read) => {
    expect(readOf(notes)).toBe(read);
  });

  it.each([
    'the board asked about the figures and she told them to wait',
    'she asked what the board wants',
    'the team she wants is small',
    'involves her team, wants proof',
    'my boss wants proof',
    'asked her boss, who says he wants what she wants',
    'asked her husband and wants proof',
    'her team means everything to her',
  ])('is read where it tells of the person: %s', (notes) => {
    expect(readOf(notes)).toBe(notes.replaceAll(',', ''));
  });

  it('is not quoted beside a deed of the person that tells nothing', () => {
    const notes = 'Rachel forwarded the proposal. Her boss wants numbers; she nodded.';
    expect(predictProfile({ name: 'Rachel', notes, ageRange: null, jobType: null }).primaryCode).toBeNull();
  });

  it('does not name the person after somebody else', () => {
    const notes = 'His wife wants guarantees; he just wants to try the new boat.';
    expect(predictProfile({ name: 'Dana Reyes', notes, ageRange: null, jobType: null }).primaryCode).toBe(
      'DP-02',
    );
  });
});
