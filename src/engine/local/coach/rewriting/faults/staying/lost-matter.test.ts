import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { thingsInTwoNouns } from './lost-matter.ts';

describe('a thing in two nouns', () => {
  it.each([
    ['ur padel club showed up in my feed', ['padel club']],
    ['You lot never do the drum count.', ['drum count']],
    ['The museum’s storage is a disgrace.', ["museum's storage"]],
    ['You never clean the minibus.', ['minibus']],
    ['Your bin tonnage chart is rubbish.', ['tonnage chart']],
  ])('is found in: %s', (text, things) => {
    expect(thingsInTwoNouns(text)).toEqual(things);
  });

  it.each([
    'You people are hopeless.',
    'Your new attitude stinks.',
    'The whole thing is a joke and everybody knows it.',
    'The ward says so.',
    "You're never on time and the customers notice.",
    'I am at the end of my patience with you.',
    'That is just the way you are.',
  ])('is not found in: %s', (text) => {
    expect(thingsInTwoNouns(text)).toEqual([]);
  });
});

describe('a sentence at fault that alone names what the message is about', () => {
  it('stays in a first letter, without its praise', () => {
    const letter =
      'hey Bartek, ur padel club showed up in my feed and wow!! love the vibe. so basically i do dynamic pricing, its a super long story how i got into it, used to sell ice cream, then festival toilets, then my cousin had a squash hall... anyway pricing is like an onion, many layers. gotta see it to get it. Club Sport Brno went from 54 to 73% court use in 10 weeks. maybe peek at my insta sometime? @courtflow.zuzka';
    const rewrite = rewriteFor('outreach', 'DP-01', letter);
    expect(rewrite).toContain('padel club');
    expect(rewrite).not.toContain('love the vibe');
  });

  it('stays in a notice to many', () => {
    const notice =
      "Hello everyone! Loads of exciting things ahead for the lost-property desk. We want to get better at tagging. In April 118 items came in and 71 had no tag. Let's all pull together and see where we land.";
    expect(rewriteFor('internal_comms', 'DP-05', notice)).toContain('lost-property desk');
  });

  it.each(['Must be nice to have ideas while others clean the toilet block.', 'You people are hopeless.'])(
    'goes all the same where it mocks or names no thing: %s',
    (verdict) => {
      const talk = `Pavel,\n\n${verdict} On Saturday 14 tents stood in the wet and two families left. Could we talk on Tuesday at 5?\n\nLena`;
      expect(rewriteFor('difficult_conversation', 'DP-06', talk)).not.toContain(verdict);
    },
  );

  it('loses the mockery in it, whatever that names', () => {
    const mail =
      "Subject: your so-called procedure\n\nAgnieszka, I've now waited for the third stamp on the crane permit for the third week, congratulations, a new record for the port authority I guess. Meanwhile crane 3 stands there like a monument. If I don't have it by tomorrow I start without it and you can explain it to whoever you like. The load test was done on 9 May, 125% for 10 minutes, inspector Hrubý signed. Page 4 is the only thing still open, it's the rope certificate and it's attached. Vlado";
    expect(rewriteFor('email', 'DP-04', mail)).not.toContain('congratulations');
  });
});
