import { describe, expect, it } from 'vitest';
import { breaks } from './breaks.ts';

describe('breaks', () => {
  it.each([
    ['Everyone says they are amazing.', 'Everyone says.'],
    ['You might be open to being a judge.', 'Could you being a judge?'],
    ['I would ask you to be careful and to check it.', 'Please be careful and to check it.'],
    [
      'From now on you work by the list and you do not open another.',
      'From now on, please work by the list and you do not open another.',
    ],
    ['If you could just ping me that.', 'If you could just write to me that.'],
    ['Pads are good till March so no worries', 'Pads are good till March so.'],
    [
      'So I was thinking, and this may be daft, that we could open on Sunday.',
      'And this may be daft, that we could open on Sunday.',
    ],
    ['The canteen is rubbish and everyone knows it so', 'The canteen is rubbish and it so'],
    ['One customer, Bielak Scaffolds, lost 9,400 euros.', 'Bielak Scaffolds, lost 9,400 euros.'],
    ['3 tours are sold so basically she has to sign.', '3 tours are sold so basically.'],
    ['The price (net, of course) is 40.', 'The price (net is 40.'],
    ["he'll moan about budget cos he always does", "he'll moan about budget cos"],
    ['He said "fine" twice.', 'He said "fine twice.'],
    ['Hand the very best keys in.', 'Hand the the keys in.'],
    ['If it is not too cheeky, perhaps we could get 20 minutes.', 'If so, we could get 20 minutes?'],
    ['We would love to help.', 'We would is help.'],
    ['The pouches have been an absolute triumph.', 'The pouches have been.'],
    [
      'What I mean, and please do tell me off, is that the roof leaks.',
      'Please do tell me off, is that the roof leaks.',
    ],
    [
      'It would be good if some people could do the shelves and maybe somebody knows about labels?',
      'Could some people do the shelves and somebody knows about labels?',
    ],
    ["If it happens again I'm taking you off.", 'If it happens again, I will need to need to take you off.'],
    ['I was wondering whether you might be needing help.', 'Could you be needing help?'],
    ['Maybe we want to check the doors.', 'Could we want to check the doors?'],
    [
      'bring your card as well please and park there',
      'Please bring your card as well please and park there.',
    ],
    ['It must be approved in writing by me.', 'Could you approve it in writing by me?'],
    ['Only if it is not too much trouble.', 'Only.'],
    ["Tell him it's a no-brainer and everyone does it.", 'Tell him.'],
    ['By now they have, I think, become rather slow.', 'By now they have.'],
    ['The Office has, following a long review, developed a framework.', 'The Office has.'],
    ['Other practices were, as far as I know, satisfied.', 'Other practices were, as far as I know.'],
    ["It's ridiculous, you treat us like criminals.", 'You treat us.'],
    ['It began when you said, as I remember it, that dates were holy.', 'It began when you said.'],
    ["Either fix the walk in or I'm out too.", 'Either fix the walk in.'],
    ['You obviously never even went and looked.', 'You often do not even went and looked.'],
    ["People can't be bothered to be there.", 'People did not be there.'],
    ['Bring whatever you think.', 'Please bring.'],
    ['If you ever feel like it my number is 031 555.', 'Could you have a chat my number is 031 555?'],
    ['The piano must be removed by its owners.', 'Please remove the piano by its owners.'],
    ["They're dear to be honest, whoever made them.", "They're dear whoever made them."],
    [
      'Need a yes by noon or even that is off the table.',
      'Could I have a yes by noon or even that is off the table?',
    ],
    ['It might be worth considering perhaps.', 'Could you consider perhaps?'],
    ['If the sink is full on Monday we all know whose it is.', 'If the sink is full on Monday.'],
    ["We should go for it, but of course it's your call.", 'We should go for it, but of course.'],
  ])('sees what is broken: %j to %j', (before, after) => {
    expect(breaks(before, after)).toBe(true);
  });

  it.each([
    ['I think so, to be honest', 'I think so'],
    ['Tell them please', 'Could you please tell them?'],
    ['Ask Jo, she has one, I think.', 'Ask Jo, she has one.'],
    ['Bring either tea or coffee, please.', 'Either tea or coffee.'],
    ['tell him this is his last chance', 'Tell him how serious this is'],
    ['That is what the key is for, obviously.', 'That is what the key is for.'],
    ['This is the room we work in, honestly.', 'This is the room we work in.'],
    ['Perhaps you could ring Jo.', 'Could you ring Jo?'],
    ['From Monday, please bring the keys back.', 'From Monday, could you bring the keys back?'],
    ['Frankly the price, 40, is too high.', 'The price, 40, is too high.'],
    ['The tea or maybe the coffee.', 'Tea or coffee?'],
    ["I'd like to know if it is Jo or it is Mia.", 'Can you tell me whether it is Jo or it is Mia?'],
    ['It might be worth considering the Leeds quote.', 'Could you consider the Leeds quote?'],
    ['I hope you can check it and say if we are late.', 'Could you check it and say if we are late?'],
  ])('leaves a sound edit alone: %j to %j', (before, after) => {
    expect(breaks(before, after)).toBe(false);
  });

  it('takes time in proportion to the words', () => {
    const long = 'and it so, the '.repeat(4000);
    expect(breaks(long, `${long}(`)).toBe(true);
  });

  it.each([
    ['Set `shall be kept` in the licence.', 'Set `will be kept` in the licence.'],
    ['Call harden() before the first tick.', 'Call harden before the first tick.'],
  ])('sees code that was touched in %s', (before, after) => {
    expect(breaks(before, after)).toBe(true);
  });
});
