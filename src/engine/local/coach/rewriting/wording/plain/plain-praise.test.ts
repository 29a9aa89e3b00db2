import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { applyRules } from '../rule.ts';
import { CROWD_PRAISE, PLAIN_PRAISE } from './plain-praise.ts';

const plain = (sentence: string): string => applyRules(applyRules(sentence, PLAIN_PRAISE), CROWD_PRAISE);

describe('praise in earnest', () => {
  it.each([
    ['difficult_conversation', 'DP-03', 'the sketch with the otter is brilliant'],
    ['email', 'DP-02', 'the evening at the mill was fantastic'],
    ['email', 'DP-06', 'your soup was amazing'],
  ] as const)('stays as warm as it is in a %s to %s: %s', (type, code, praise) => {
    const text = `Hi Nils,\n\nI just wanted to say that ${praise}. But you never answer the phone and always leave the door open!! The list had 14 names, 3 were missing. Please send it by Tuesday.\n\nUte`;
    expect(rewriteFor(type, code, text)).toMatch(new RegExp(praise, 'i'));
  });
});

describe('praise beside a fact', () => {
  it.each([
    ['Our app is a must-have for every bakery.', 'Our app is very useful for every bakery.'],
    ['It will save you tons of time.', 'It will save you a lot of time.'],
    ['We sell candles and your customers would go nuts for them.', 'We sell candles.'],
    ['We are the number one choice for offices in Leeds.', 'We work for offices in Leeds.'],
    ['This is a once in a lifetime opportunity, the grant ends on 31 May.', 'the grant ends on 31 May.'],
    ["Queues are down and customers couldn't be happier.", 'Queues are down.'],
    ['I run the best escape room in Bremen.', 'I run a escape room in Bremen.'],
    ["It's the deal of the century, 6,500 instead of 9,000.", "It's a good offer, 6,500 instead of 9,000."],
    ['The demo went amazing.', 'The demo went very well.'],
    ['We absolutely smashed it in May.', 'We absolutely did well in May.'],
    ['Our suite is bulletproof and 100% safe.', 'Our suite is very safe.'],
    ['Our app helps schools and teachers are raving about it.', 'Our app helps schools.'],
    ["You won't believe it, sales are up.", 'sales are up.'],
    ['Our smart bins are an absolute game changer.', 'Our smart bins make a difference.'],
    ["It's an absolute game changer and 100% secure.", "It's 100% secure."],
    ["It'll be a total game changer for all of us.", "It'll make a difference for all of us."],
    ['It has been a game-changer for our team.', 'It has made a difference for our team.'],
    ['The new feed is a miracle.', 'The new feed is very good.'],
    ['Our software is literally a lifesaver.', 'Our software is very useful.'],
    ['The results have been insane.', 'The results have been very good.'],
    ['The new surface is the safest on the market.', 'The new surface is very safe.'],
    ["We're the best yoga studio in town, hands down!", "We're a yoga studio in town!"],
    [
      'Our package is flying off the shelves and everyone is already on board.',
      'Our package is selling well.',
    ],
    ["It's a total no-brainer: our app cuts waste by 30%.", 'our app cuts waste by 30%.'],
    ["I think it's a no-brainer to switch all four.", 'I think it makes sense to switch all four.'],
    ["I want the full rollout, it's a no-brainer really.", 'I want the full rollout.'],
    ['Clinics see massive results in no time.', 'Clinics see good results quickly.'],
    ['Everyone loves it and we had 212 sign-ups.', 'we had 212 sign-ups.'],
    ['The pilot was an unbelievable success.', 'The pilot was a success.'],
  ])('is said in plain words of the same grammar: %j', (sentence, said) => {
    expect(plain(sentence)).toBe(said);
  });

  it.each([
    'You are a lifesaver.',
    'It is the cheapest of the three offers.',
    'Everyone on the list has signed and paid.',
    'I was amazed by the choir.',
  ])('is left alone where it is thanks, a fact or a feeling: %j', (sentence) => {
    expect(plain(sentence)).toBe(sentence);
  });
});
