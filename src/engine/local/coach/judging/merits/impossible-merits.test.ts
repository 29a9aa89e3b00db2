import { describe, expect, it } from 'vitest';
import type { MeritTag } from '../../reading/draft-reading.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { cannotPraise } from './impossible-merits.ts';

function isImpossible(tag: MeritTag, text: string): boolean {
  const [sentence] = readDraft(text, 'email').sentences;
  if (sentence === undefined) throw new Error(`no sentence in "${text}"`);
  return cannotPraise(tag, sentence, 'email');
}

describe('cannotPraise', () => {
  it.each<[MeritTag, string]>([
    ['safeguard_named', 'We should talk about timelines, the racking, insurance and who does what.'],
    ['safeguard_named', 'The old one crashed 4 times in December.'],
    ['ownership', 'We need to talk about the Hollis account.'],
    ['ownership', 'I had to sing your solo myself on Sunday.'],
    ['personalised', 'You need a driving licence.'],
    ['personalised', 'You are now on late shifts from 4 March.'],
    ['clear_ask', 'Pay is 14.50 an hour.'],
    ['clear_deadline', 'We start in June hopefully, on the 3rd.'],
    ['options_offered', 'We could do some of them or all of them, whatever works really.'],
    ['evidence_cited', 'A further review will take place on 30 June.'],
    ['purpose_stated', 'Want to shoot it there instead?'],
    ['clear_ask', 'Can we maybe not put it through the insurance?'],
    ['clear_ask', 'They have 3 kg left, mention if time?'],
    ['clear_deadline', 'We go public on Friday come what may.'],
    ['clear_deadline', 'The cases were to be labelled by 30 May.'],
    ['clear_deadline', 'I backed the van into the gate on Tuesday.'],
    ['clear_deadline', 'Can you swap my Thursday shift?'],
    ['concrete_plan', 'On 9 June the actors learned it from the newspaper.'],
    ['evidence_cited', 'I do the survey myself, at no charge.'],
    ['evidence_cited', 'Hosting is 12 a month, with up to 5 addresses.'],
    ['evidence_cited', '3 names on the list, 6 by Fri.'],
    ['ownership', "Your list is from 2022, that's hardly my fault."],
    ['ownership', 'May I send you a sample chair this week?'],
    ['personalised', 'Please send me your twelve by 3 March.'],
    ['purpose_stated', 'Give it to him at the end so nobody can argue.'],
    ['safeguard_named', 'Put it back on its dot, everything stays as in the floor plan.'],
    ['specific_numbers', 'Relocation unit 3'],
    ['specific_numbers', 'We hit 100% with that.'],
    ['specific_numbers', 'I would have thought that you could manage to scan three pages.'],
    ['evidence_cited', 'Please review all 34 pages and let me have your comments.'],
    ['evidence_cited', 'We have to cut your hours from 30 to 20 a week from 1 September.'],
    ['clear_deadline', 'We are going fully digital from tomorrow!!'],
    ['ownership', "I've been meaning to say something for a while."],
  ])('is true of %s in "%s"', (tag, text) => {
    expect(isImpossible(tag, text)).toBe(true);
  });

  it.each<[MeritTag, string]>([
    ['safeguard_named', 'The old firm stays until 30 September.'],
    ['ownership', 'I changed the template and did not tell you, so part of this is on me.'],
    ['ownership', 'I told you that we do it too, and that was wrong of me.'],
    ['personalised', 'Your talk in Leuven was the reason I thought of you.'],
    ['clear_ask', 'Please tell Josette before 27 January.'],
    ['clear_deadline', 'Done by 9.'],
    ['clear_deadline', 'They close at 4 today.'],
    ['clear_deadline', 'Can you send it today?'],
    ['clear_deadline', 'The press is booked for the 17th.'],
    ['evidence_cited', 'Pads went from 61 to 38 in a month.'],
    ['evidence_cited', 'Two of the eleven left at noon.'],
    ['ownership', 'I have left the tests out, that one is on me.'],
    ['specific_numbers', 'Eleven cases stand bare.'],
    ['specific_numbers', 'Pickup is 16:15 not 16:40.'],
    ['evidence_cited', 'In the trial with 60 hens, eggs went up from 5.1 to 5.6 a week.'],
  ])('is false of %s in "%s"', (tag, text) => {
    expect(isImpossible(tag, text)).toBe(false);
  });
});
