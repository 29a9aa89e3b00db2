import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { OFFICIALESE } from './officialese.ts';

describe('officialese', () => {
  it.each([
    ['You are hereby asked to move the vans.', 'You are asked to move the vans.'],
    [
      'Pursuant to the new bylaws, all sheds are locked at ten.',
      'Under the new bylaws, all sheds are locked at ten.',
    ],
    ['Do the needful and revert back.', 'Please see to it and reply.'],
    [
      'Please find attached the template for the spring window.',
      'Attached is the template for the spring window.',
    ],
    [
      'Further to your enquiry of the 4th, please be advised that the lift is out.',
      'following your enquiry of the 4th, the lift is out.',
    ],
    ['Further to our call, the lift is out.', 'after our call, the lift is out.'],
    ['Please sign the form and return same to me.', 'Please sign the form and return it to me.'],
    [
      'Pursuant to our previous correspondence, we wish to take this opportunity to bring to your attention the fact that the lift is out.',
      'after our previous correspondence, the lift is out.',
    ],
    ['Could you consider the aforementioned by Friday?', 'Could you consider this by Friday?'],
    ['It waits until such time as the plan is here.', 'It waits until the plan is here.'],
    [
      'Could you advise as to when we might realistically expect it?',
      'Could you tell me when we can expect it?',
    ],
    [
      'After much discussion and several workshops it has been decided that from Monday 2 June returns are booked in at bay 4.',
      'from Monday 2 June returns are booked in at bay 4.',
    ],
    ['Please find attached the minutes.', 'Attached are the minutes.'],
    ['Please find below our questions on parcel 7.', 'Here are our questions on parcel 7.'],
  ])('is put plainly where one person speaks to another: %j', (sentence, said) => {
    expect(applyRules(sentence, OFFICIALESE)).toBe(said);
  });

  it.each([
    'We would like to remind you that the booster is late and that it starts again.',
    'Please return same-day tickets to the office.',
    'Clause 4 is hereby replaced by the following.',
    'After the vote of 3 May it has been decided that the hall closes.',
    'The lessee pays the dues pursuant to a guaranty by the bank.',
  ])('stays where a contract speaks: %j', (sentence) => {
    expect(applyRules(sentence, OFFICIALESE)).toBe(sentence);
  });

  it.each([
    'Kindly return the deposit forthwith.',
    'The tenancy ends with immediate effect.',
    'With immediate effect the licence is revoked.',
    'The fee or any part thereof is kept.',
    'The tax is waived, thereby closing the case.',
  ])('takes no time and no reference away: %j', (sentence) => {
    const said = applyRules(sentence, OFFICIALESE);
    expect(said).toMatch(/\b(?:immediately|immediate|thereof|thereby)\b/);
    expect(said).not.toMatch(/\bfrom now on\b/i);
  });
});
