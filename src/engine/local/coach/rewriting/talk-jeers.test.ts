import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { rewriteFor } from './rewrite.fixture.ts';

function rewrite(primaryCode: ProfileCode, text: string): string {
  return rewriteFor('difficult_conversation', primaryCode, text);
}

describe('a jeer in a difficult message', () => {
  it('goes from beside the fact that it is hung on', () => {
    const kilos =
      "Iain, you always go for the kilos. Well done on your 112%, I'm sure it looks lovely on the board. Kerrigan's rang about 3 returns since the 1st, £870 credited. Moira";
    const result = rewrite('DP-01', kilos);
    expect(result).toContain('112%');
    expect(result).not.toContain('lovely');
    const calls =
      'Jerome, you always leave the fridge log blank. We had to call patients back, 7 of them, and guess who gets shouted at, not you. The log was empty on 3 and 11 October. Marites';
    expect(rewrite('DP-03', calls)).toContain('We had to call patients back, 7 of them.');
  });

  it('is praise that "meanwhile" takes back, and "perhaps when you have finished"', () => {
    const lecture =
      "Dear Professor Hallam, what a wonderful lecture on the future of the department. Meanwhile your two students have had no supervision since 3 February, and you never answer. I have to write the report by the 20th. Perhaps when you've finished saving the world. Sheila Boyd";
    const result = rewrite('DP-07', lecture);
    expect(result).toContain('Your two students have had no supervision since 3 February');
    expect(result).not.toMatch(/wonderful|saving the world/);
  });

  it('is no regret about what happened, which is a fact', () => {
    const menu =
      'Hi Tom, great that you had another idea for the menu, shame nobody in the kitchen knew about it. 14 guests waited an hour on Friday. Kim';
    expect(rewrite('DP-02', menu)).toContain('nobody in the kitchen knew about it');
  });
});

describe('what somebody is said to be or to think', () => {
  it('goes where the facts stand elsewhere, however it is typed', () => {
    const log =
      'Jerome, the log was empty on 3, 11 and 17 October. Its obvious you dont care about what happens outside your lab. 7 patients came back. Marites';
    expect(rewrite('DP-03', log)).not.toContain('care');
    const boiler =
      "Mr Lindqvist, the boiler has been off 3 times since 2 January. You're either lying or incompetent and I don't know which is worse. T. Adeyemi";
    expect(rewrite('DP-03', boiler)).not.toMatch(/lying|worse/);
  });

  it('is not what the message is said to be about', () => {
    const lift =
      'Malcolm, you never once checked the tail lift. It failed on 6 May with a fridge on it. You obviously think the rules are for other people. Norrie';
    expect(rewrite('DP-04', lift)).not.toContain('talk about the rules');
  });
});

describe('what the writer owns or asks softly', () => {
  const hendry =
    "Hi Rob, sorry to do this by email, I know you're flat out. I just kind of feel the Hendry job maybe didn't go as well as it might of?? 3 snag visits so far, retention of £2,300 still held. Probably my fault as much as anyone's. Fiona";

  it('stays', () => {
    expect(rewrite('DP-01', hendry)).toContain("my fault as much as anyone's");
  });

  it('is asked', () => {
    const holds =
      'Hi Stellan, some people feel that maybe certain deals get done without them. Rows A to D went on the 14th to the Volvo guests, 212 kids had those seats. Anyway maybe one day it could be nice to have some kind of system for holds. No hurry! Linnea';
    expect(rewrite('DP-01', holds)).toContain('Could we have a system for holds?');
  });
});

describe('what the writer had to bear', () => {
  it('is no part that they own', () => {
    const seats =
      'Hi Stellan, rows A to D went to the guests on the 14th and 4 school groups had those seats. It was me who had to ring round all of them. Two schools cancelled, 18,700 kronor back. You never told anybody. Linnea';
    expect(rewrite('DP-01', seats)).not.toContain('That part is mine');
  });
});
