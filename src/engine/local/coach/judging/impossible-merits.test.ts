import { describe, expect, it } from 'vitest';
import type { MeritTag } from '../reading/draft-reading.ts';
import { readDraft } from '../reading/read-draft.ts';
import { cannotPraise } from './impossible-merits.ts';

function isImpossible(tag: MeritTag, text: string): boolean {
  const [sentence] = readDraft(text, 'email').sentences;
  if (sentence === undefined) throw new Error(`no sentence in "${text}"`);
  return cannotPraise(tag, sentence);
}

describe('cannotPraise', () => {
  it.each<[MeritTag, string]>([
    ['safeguard_named', 'We should talk about timelines, the racking, insurance and who does what.'],
    ['safeguard_named', 'The old one crashed 4 times in December.'],
    ['ownership', 'We need to talk about the Hollis account.'],
    ['ownership', 'I had to sing your solo myself on Sunday.'],
    ['personalised', 'You need a driving licence.'],
    ['clear_ask', 'Pay is 14.50 an hour.'],
    ['clear_deadline', 'We start in June hopefully, on the 3rd.'],
    ['options_offered', 'We could do some of them or all of them, whatever works really.'],
    ['evidence_cited', 'A further review will take place on 30 June.'],
    ['purpose_stated', 'Want to shoot it there instead?'],
  ])('is true of %s in "%s"', (tag, text) => {
    expect(isImpossible(tag, text)).toBe(true);
  });

  it.each<[MeritTag, string]>([
    ['safeguard_named', 'The old firm stays until 30 September.'],
    ['ownership', 'I changed the template and did not tell you, so part of this is on me.'],
    ['ownership', 'I told you that we do it too, and that was wrong of me.'],
    ['personalised', 'Your talk in Leuven was the reason I thought of you.'],
    ['clear_ask', 'Please tell Josette before 27 January.'],
    ['evidence_cited', 'In the trial with 60 hens, eggs went up from 5.1 to 5.6 a week.'],
  ])('is false of %s in "%s"', (tag, text) => {
    expect(isImpossible(tag, text)).toBe(false);
  });
});
