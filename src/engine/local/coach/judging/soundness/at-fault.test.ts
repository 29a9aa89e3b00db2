import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { judgeDraft } from '../judge-draft.ts';
import { atFaultChance } from './at-fault.ts';

describe('the chance that a draft deserves criticism', () => {
  it('grows with how flawed the draft is by its signs', () => {
    expect(atFaultChance(0.9, [0.6])).toBeGreaterThan(atFaultChance(0.2, [0.6]));
  });

  it('grows with each criticism that readers would agree with, and falls with each that they would not', () => {
    const before = atFaultChance(0.5, [0.7]);
    expect(atFaultChance(0.5, [0.7, 0.8])).toBeGreaterThan(before);
    expect(atFaultChance(0.5, [0.7, 0.2])).toBeLessThan(before);
  });

  it('stays a chance where signs leave no doubt', () => {
    expect(atFaultChance(1, [1, 1, 1, 1, 1])).toBeLessThanOrEqual(1);
    expect(atFaultChance(0, [])).toBeGreaterThan(0);
  });
});

describe('a plain message', () => {
  it.each<[MessageType, ProfileCode, string]>([
    [
      'internal_comms',
      'DP-04',
      'Dear all, on Thursday 14 May the windows on the north side are cleaned between 8 and 11. Please clear the sills the evening before. Nothing else changes. Ola, reception',
    ],
    [
      'email',
      'DP-05',
      'Hi Tariq, yes, the van is yours on Saturday. It is in bay 4 and the key is with Lotte until 6. Please bring it back with half a tank. Jan',
    ],
    [
      'email',
      'DP-03',
      'Dear Ms Haidari, thank you for the samples. All twelve arrived intact on Monday, and the lab sends you the readings on the 21st. Best wishes, Ivo Petrak',
    ],
    ['text', 'DP-04', 'Got the keys back from Ines, all fine. See you Sunday x'],
  ])('is not criticised: %s for %s', (type, primaryCode, text) => {
    const { risks } = judgeDraft(readDraft(text, type), { primaryCode, secondaryCode: null });
    expect(risks.map((risk) => risk.text)).toEqual([]);
  });
});
