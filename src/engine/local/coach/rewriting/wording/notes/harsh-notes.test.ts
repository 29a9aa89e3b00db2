import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { HARSH_NOTES } from './harsh-notes.ts';

describe('a note that is harsh about somebody', () => {
  it.each([
    ['Results are amazing, everyone is thrilled', 'Have the results ready in figures'],
    [
      'Push him to sign before he talks to the statistics people',
      'Leave him time to talk to the statistics people before he signs',
    ],
    [
      "if she gets upset don't get drawn in, just repeat the decision comes from Area",
      'If she gets upset, listen first; say that the decision comes from Area',
    ],
    [
      "Len has done Saturdays 19 years so he'll kick off, tell her to handle him",
      'Len has done Saturdays 19 years so he will take it hard, ask her how he should hear it',
    ],
    ['menu is locked till September, not discussing it', 'menu is locked till September'],
    ['hand her the chart, 2 slices per basket no exceptions', 'hand her the chart, 2 slices per basket'],
    [
      'tell her one more and posters go to the agency',
      'Say plainly that posters go to the agency if it goes on',
    ],
    ["she's going to be upset so keep it quick", "she's going to be upset; leave time for it"],
    ["we said we'd do stuff and guess what, nobody did, shocker", "we said we'd do stuff and nobody did"],
    ["if she won't sign go to her boss", "If she won't sign, ask what would change it"],
    ['if he makes a fuss, remind him who owns the building', 'If he objects, listen first'],
  ])('could be read out: %s', (said, plain) => {
    expect(applyRules(said, HARSH_NOTES)).toBe(plain);
  });

  it('changes nothing that is only told', () => {
    const said = 'she gets 3 weeks and the menu is fixed';
    expect(applyRules(said, HARSH_NOTES)).toBe(said);
  });
});
