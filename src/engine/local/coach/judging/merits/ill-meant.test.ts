import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { judgeDraft } from '../judge-draft.ts';
import { isIllMeant } from './ill-meant.ts';

describe('isIllMeant', () => {
  it.each([
    'Thanks to your lot we lost two days.',
    '40 parents standing outside thanks to you.',
    'Thanks for wasting my Sunday.',
    'I have told you 4 times already where the keys go.',
    'As per my last 3 emails, the form is missing.',
    'What is so hard about that?',
    'Pay the 90 by Sunday or I post the photos.',
    "I'll order for you unless I hear by the 12th.",
    'Either you answer within 24 hours or you are out.',
    'My 8 year old could have drawn it.',
    'I hope you are proud of yourselves.',
  ])('is true of what jeers, shames or threatens: %s', (text) => {
    expect(isIllMeant(text)).toBe(true);
  });

  it.each([
    'Thanks to your help we finished two days early.',
    'Thanks for letting me know.',
    'I told you about the fair, it is on the 9th.',
    'Tell me by Friday or I can ring you on Monday.',
    'Answer by noon or we lose the hall.',
    'I see two ways: you get the list early, or we mark it as raw.',
    'It is no big deal.',
    'Could you send it by Friday, or shall I ask Jo?',
  ])('is not true of what thanks, offers or warns: %s', (text) => {
    expect(isIllMeant(text)).toBe(false);
  });
});

describe('a draft that jeers, shames or threatens', () => {
  it.each<[MessageType, string]>([
    ['text', 'i told you 5 times the skip comes on mondays. 5 times. what is so hard about that'],
    ['text', 'Why is the gym still not open?? 25 kids waiting in the cold thanks to you. Sort it.'],
    ['email', 'Tess,\n\nThanks to your team we lost three days and 2,100 euros on the Hale job.\n\nIan'],
    ['email', 'Tess,\n\nPay the 310 by Sunday or I go to the landlord and tell him everything.\n\nIan'],
  ])('is praised for none of it, not for a figure, a day, thanks or being short: %s: %s', (type, text) => {
    const { strengths } = judgeDraft(readDraft(text, type), { primaryCode: 'DP-05', secondaryCode: null });
    expect(strengths.map(({ tag, quote }) => `${tag} "${quote}"`)).toEqual([]);
  });
});
