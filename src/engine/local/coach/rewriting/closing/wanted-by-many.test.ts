import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

const rewrite = (profile: ProfileCode, text: string): string => rewriteFor('internal_comms', profile, text);

describe('a stock line at the end of a message to many', () => {
  it('does not ask again for the word back that the writer asks for', () => {
    const shout =
      "Hi all, just a quick heads up that we're sort of moving to the new till system at some point in the next couple of weeks. Training is going to be arranged. Any questions just shout.";
    expect(rewrite('DP-05', shout)).toMatch(/Any questions just shout\.$/);
    const prefer =
      "Hi team! He can start the heating at 6 instead of 7.30. I don't mind either way personally. Let me know what you'd prefer, or whatever, majority wins I guess.";
    expect(rewrite('DP-06', prefer)).not.toContain('How does this work for you?');
    const nuisance =
      "Hello everyone,\n\nFrom Monday 3 March the staff room on level 2 will be closed for about three weeks while the ceiling is repaired. We asked the ward reps what would help most, so the seminar room on level 1 is yours from 7am to 8pm.\n\nIt's a nuisance, and I'm sorry it comes in winter. If this makes your breaks harder in a way we haven't thought of, tell Marie (ext. 4410) or me, and we'll find something.\n\nThank you for bearing with it,\nInes Ferreira, Nurse Manager";
    expect(rewrite('DP-06', nuisance)).not.toContain('How does this work for you?');
    const wards =
      "Dear team, I'll keep this brief as I know everyone is busy. As part of our ongoing commitment to excellence we will be leveraging a new strategic framework to drive alignment across all verticals. In practice every ward gives one nurse two days a month from September. Please let your ward manager know if you would be interested by 15 July.\n\nMany thanks,\nChristine";
    expect(rewrite('DP-07', wards)).not.toContain('Questions to me.');
  });

  it('is not put behind news of which no fault is named, nor is that put in another order', () => {
    const bank =
      "Hi all\n\nBit of admin. The charity's new bank is Triodos, the sort code is 16-58-10. Standing orders need to be changed by 31 March. Forms are in the tray. Please use black ink. If you pay by PayPal you don't need to do anything. We are moving because our old bank put £30 million into coal last year. Thanks to all 112 of you who voted, 97 for and 9 against.\n\nNessa";
    expect(rewrite('DP-02', bank)).toMatch(
      /admin\. The charity's new bank is Triodos[\s\S]*9 against\.\n\nNessa$/,
    );
  });

  it('does not speak of reasons, or of something to join, where the message has none', () => {
    const cache =
      "hey folks - we switched the build cache last night. builds are WAY faster, like insanely fast, everyone's gonna love it. might be a few hiccups. old cache goes away friday";
    expect(rewrite('DP-03', cache.replace("everyone's gonna love it. ", ''))).not.toContain(
      'test the reasons',
    );
    const minutes =
      'Team, the minutes are on the drive. Item 4: font size in reports goes from 10 to 11. Item 6: coffee supplier. Somebody will get in touch with those affected by item 5.';
    expect(rewrite('DP-07', minutes)).not.toContain('be part of this');
  });

  it('stays where the message holds what it speaks of', () => {
    const notice =
      'NOTICE. The homework club is discontinued from 12 May owing to staffing. Volunteers are to return badges to the desk by 19 May. This is not up for debate. Library Services';
    expect(rewrite('DP-06', notice)).toMatch(/hard/);
  });
});
