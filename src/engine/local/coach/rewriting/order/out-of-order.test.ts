import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { analyseMessage } from '../../analyse-message.ts';

const rewrite = (text: string, type: 'email' | 'internal_comms', primaryCode: ProfileCode): string =>
  analyseMessage({ text, type }, { primaryCode, secondaryCode: null }).rewrite;

describe('a mail with nothing wrong but its order', () => {
  it('tells a visionary where it leads first, with the question that means just that', () => {
    const text =
      'Dear Ms. Holm,\n\nplease find attached the minutes of the 3 March meeting (7 pages). Item 4 has been changed and item 6 is new. We also need two signatures on page 2. With the new reading room the library will become a place where the whole village meets. The council votes on it on 12 April. Could you come and say a few words there?\n\nKind regards,\nPetra';
    expect(rewrite(text, 'email', 'DP-07')).toMatch(
      /^Dear Ms\. Holm,\n\nWith the new reading room .* 12 April\. Could you come and say a few words there\?\n\nAttached are the minutes of the 3 March meeting/,
    );
  });

  it('leads a visionary with what a consequence follows from', () => {
    const text =
      'Hi Rosa,\n\nthe tiles for the entrance come in grey or beige, 30x30 or 30x60. The grey ones cost 4 euros more per square metre. I need your choice by Monday. I also wanted to tell you that the town has said yes to the music room. So in a few years every child here could learn an instrument. Do you want to be part of the planning group?\n\nFlo';
    expect(rewrite(text, 'email', 'DP-07')).toMatch(
      /^Hi Rosa,\n\nI wanted to tell you that the town .* So in a few/,
    );
  });

  it('leads with no "with it", and thanks before all', () => {
    const text =
      'Dear Mr. Osei,\n\nthank you for your letter. The paint will be RAL 5010 and the doors 90 cm wide. The ramp gets a slope of 6%. With it people in wheelchairs can come to the theatre on their own for the first time. We would like to open it on 3 May. Will you give the speech?\n\nMarion';
    expect(rewrite(text, 'email', 'DP-07')).toMatch(
      /^Dear Mr\. Osei,\n\nThank you for your letter\. The ramp gets a slope of 6%\. With it people/,
    );
  });

  it('speaks of "it" right behind what it is about', () => {
    const text =
      "Hi Joe,\n\nI'm sorry to bother you again. I know how busy you are right now. It's about the van. It failed its inspection on Monday because of the brakes. The garage wants £640 for the repair. They can do it tomorrow if we say yes today by 4 pm. After that they are closed for a week. Is that ok with you?\n\nThanks\nMick";
    expect(rewrite(text, 'email', 'DP-01')).toContain('About the van: it failed its inspection on Monday');
  });

  it('names no one else to ask where it says whom to ask', () => {
    const text =
      'Hi everyone,\n\nGreat news! We are getting new phones. IT will collect the old ones on 12 May. You will get your new one the same day. Your numbers stay the same. Please back up your photos before that. If you need help, ask Lars in IT.\n\nNina';
    expect(rewrite(text, 'internal_comms', 'DP-04')).not.toContain('Questions to me');
  });
});
