import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { judgeDraft } from '../judge-draft.ts';
import { isSafeguarded } from './safeguarded.ts';

const SAFE = `On Saturday 8 March we move the patient files to the new server.
What stays: you log in as before, and the old server runs alongside for 30 days.
Dr Vogel approved the plan on 20 February.`;

describe('a draft that names its safeguards in several sentences', () => {
  it('is told apart from one that jokes about them', () => {
    expect(isSafeguarded(readDraft(SAFE, 'internal_comms'))).toBe(true);
    expect(isSafeguarded(readDraft(`${SAFE}\nShould be fine, haha.`, 'internal_comms'))).toBe(false);
  });

  it('is not charged with having none', () => {
    const { risks } = judgeDraft(readDraft(SAFE, 'internal_comms'), {
      primaryCode: 'DP-04',
      secondaryCode: null,
    });
    for (const { tag } of risks)
      expect(['risk_unaddressed', 'safeguard_missing', 'surprise_change']).not.toContain(tag);
  });
});

describe('a sentence that names a safeguard', () => {
  it('is not quoted for the lack of one', () => {
    const text =
      "moved the bull to lane field, string will hold him lol. vet passed him sat, paper's in the cab";
    const { risks } = judgeDraft(readDraft(text, 'text'), { primaryCode: 'DP-04', secondaryCode: null });
    for (const { tag, quote } of risks)
      if (tag === 'safeguard_missing') expect(quote ?? '').not.toContain('vet passed');
  });
});

describe('a draft that says when a change is taken back', () => {
  it('addresses the risk, and threatens nobody', () => {
    const change = 'From 4 May the lifts are booked by telephone.';
    const isSafe = (text: string): boolean => isSafeguarded(readDraft(`${change} ${text}`, 'internal_comms'));
    expect(isSafe('In June we go back to the list if anyone waits longer than a day.')).toBe(true);
    expect(isSafe('We stop the booking if you do not keep to it.')).toBe(false);
  });
});
