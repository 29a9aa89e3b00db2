import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';
import { isRiddleInFront, namesAnything } from './unfit-lead.ts';

describe('a sentence that nobody would understand first', () => {
  it.each([
    "We did Farrow's in Hexham, 3 of 8 kilns, and a firing went from 9 hours to 6.",
    'We do the inside of Elm House every month.',
    "I'd need two drivers by 4 May.",
    'The school has 900 pupils and they share one tap now, with these they never will again.',
    "From 1 May we're all doing it.",
    'The middle one from Orbis saves us 640 a month.',
    'We need 60% by the end of March.',
    'We said 9 but 10 could be nicer.',
    'Your Year 4 one went on for 35 minutes last time.',
    'We fixed that at The Anchor in six weeks.',
    'On your volume that’s £190k a year.',
    'I only do sale or return, 60/40 in your favour.',
    'Fourteen of us would like the clinic back.',
    "You keep talking about the movement and the future while we can't pay our rent.",
    'We could take Mondays and Thursdays from 2 September.',
    'Bell & Co can paint all four for 3,100 in June.',
    'With the smaller room B we save 40 a month.',
    'Enclosed you find the plan of the fire doors.',
    'Nobody has ever slept in there.',
    'I expect the full amount in my account by 4 May.',
    'On Tuesday you said the 12th.',
    'Only one snag: on the 8th I am in Ghent.',
    'I asked two agencies and the pay for that post is 41 to 46k.',
    "If we don't hear by Thursday we have to give it to the next.",
    "For the record I've done the minutes for 3 years.",
    'The old lot wanted £39 a month and this lot are £24.',
    'The 12 stalls in the yard must therefore be gone by 4 May.',
    'Before we do so, each crew lead has to sign the new rota by 4 May.',
    'The hall was full the day before.',
    'Two of ours came back from the trial with 31% less rust.',
    'We counted 40 cracks there in 2 days.',
    'We sold everything by noon on the second day.',
  ])('stays where it is: %s', (text) => {
    expect(isRiddleInFront(text)).toBe(true);
  });

  it.each([
    'We do Christmas lights for hotels.',
    'We did 14 roofs in your street last year.',
    'With these numbers we can open on Mondays, too.',
    'From 1 May the whole depot is doing it.',
    'We need 60% of the members by the end of March.',
    'Our statutes foresee one evening a year.',
    'There are 14 stalls in the yard.',
    'We sold everything in the shop for 900.',
    'In 2 years there will be no diesel left in the yard.',
    'We found that at night the valves stick.',
    'Two of the six lifts are out.',
    'All four nurses of ward 2 signed on Monday.',
    "If we don't hear about the roof by Thursday the scaffold goes.",
  ])('is none that names its matter: %s', (text) => {
    expect(isRiddleInFront(text)).toBe(false);
  });

  it('a mail never opens on what its plan would need', () => {
    const rewrite = rewriteFor(
      'email',
      'DP-01',
      "Hi Joan,\n\nI have run the canteen for nine years now. As you know we used to have a soup cart and then it broke. Anyway Pim found it and mended it. If you thought it was all right perhaps we could maybe have it in the yard over Whitsun. I'd need two helpers put on by 4 May.\n\nRuth",
    );
    expect(rewrite).not.toMatch(/^Hi Joan,\n\n(?:I would|I'd) need/);
  });
});

it('a sentence without a name in it gives none to the one behind it', () => {
  expect(namesAnything("We'd be mad to wait.")).toBe(false);
  expect(namesAnything('SonaFit is here.') && namesAnything('We had the man in.')).toBe(true);
});

it('what the reader gives to others stays in front of the ask that rests on it', () => {
  const rewrite = rewriteFor(
    'outreach',
    'DP-07',
    "Dear Ms Holt,\n\nI look after the bells of St Anne's in Ashby. The rope of number 3 is worn at 2 metres and the stay of number 5 is cracked. They were cast in 1711 and nobody is left who can play the old changes. I saw your trust gives up to £9,000. I wondered about maybe a bit towards a rope, sorry to ask.\n\nJune Perry",
  );
  expect(rewrite).toMatch(/I saw your trust gives up to £9,000\.\s+(?:I wondered|Could)/);
});

it('confronts nobody with a death before a word of the writer', () => {
  const text =
    "Hi Dr Lind,\n\nSo sorry to bother you, I know you're super busy! I was just wondering if I could maybe get two more days for the lab report that's due on Monday? My uncle died on Tuesday and the funeral is on Friday in Derry. I have done 3 of 5 parts. Would the 16th be ok?\n\nNiamh";
  expect(rewriteFor('email', 'DP-06', text)).not.toMatch(/^Hi Dr Lind,\s+My uncle died/);
});
