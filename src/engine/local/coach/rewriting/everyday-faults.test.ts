import { describe, expect, it } from 'vitest';
import { rewriteFor } from './rewrite.fixture.ts';

describe('faults as people type them', () => {
  it('leaves nobody out of luck in a notice', () => {
    const rewrite = rewriteFor(
      'internal_comms',
      'DP-04',
      "Team, quick one: from tomorrow door codes are gone and we use the app. Old fobs stop working at midnight. No need to panic. If your phone is dead you're out of luck I guess lol. The app is called Gatekey. Pete",
    );
    expect(rewrite).toContain('If your phone is dead, please tell us.');
  });

  it('parts what somebody is wished to do from what there is to say', () => {
    expect(
      rewriteFor(
        'text',
        'DP-05',
        'Might be good if someone could maybe get the keys to the cleaners at some point, and there was also something about the alarm code, and the skip I think? Anyway speak soon',
      ),
    ).toMatch(/get the keys to the cleaners\? There was also something about the alarm code, and the skip/);
  });

  it('begins with what can be saved, and neither with modesty nor with background', () => {
    const rewrite = rewriteFor(
      'email',
      'DP-01',
      "Subject: Some thoughts\n\nHi Laura,\n\nThe returns desk has been around since 2016, when it was set up by Graham after the Leicester warehouse moved. I thought it would be helpful to give you a bit of background before I get to the point.\n\nI'm not an expert, but I kind of feel we could maybe be saving something like £11,400 a month if we moved to the drop-box scheme. The contract would need signing by 14 March. Sorry for the long email!\n\nLet me know what you think.\n\nThanks,\nAdeel",
    );
    expect(rewrite).not.toMatch(/expert|bit of background|contract would/);
    expect(rewrite).toContain('Could you sign the contract by 14 March?');
  });

  it('tells a Guardian of no committee that can be skipped', () => {
    const rewrite = rewriteFor(
      'outreach',
      'DP-04',
      "Morning Mr Abara,\n\nWe rip out your old boiler controls in a day and put ours in. Most of the hospitals we've talked to don't bother getting the estates committee involved, so you can skip that too.\n\nCan I pop round Thursday at 10?\n\nCheers\nWayne",
    );
    expect(rewrite).not.toContain('skip');
    expect(rewrite).toContain('Thursday at 10');
  });
});
