import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { CUTS } from './cuts.ts';

describe('"no pressure"', () => {
  it('is a softener alone, and no reading of a gauge', () => {
    expect(applyRules('Send it by Friday, no pressure.', CUTS)).toBe('Send it by Friday.');
    const told = 'There is no pressure reading for unit 3.';
    expect(applyRules(told, CUTS)).toBe(told);
  });
});

describe('a word that only adds weight', () => {
  it.each([
    'Totally fine if you need it.',
    'Just checking in!',
    'They want 9 a head, which frankly no.',
    'She said just say it.',
  ])('stays where the rest would say less than was meant or nothing: %s', (said) => {
    expect(applyRules(said, CUTS)).toBe(said);
  });
});

describe('what is said before the news', () => {
  it.each([
    ["To cut a long story short, we're going with option B.", "we're going with option B."],
    ["Heads-up that we're moving the servers.", "we're moving the servers."],
    ['I just wanted to flag that we are behind on the drive.', 'we are behind on the drive.'],
  ])('goes with the "that" behind it: %s', (said, news) => {
    expect(applyRules(said, CUTS)).toBe(news);
  });
});

describe('an oath', () => {
  it('goes where it only adds weight', () => {
    expect(applyRules('Shut the bloody gate.', CUTS)).toBe('Shut the gate.');
    const bandage = 'Put the bloody bandages in the yellow bin.';
    expect(applyRules(bandage, CUTS)).toBe(bandage);
  });
});

describe('"thanks to you"', () => {
  it('goes where it blames, and stays where it thanks', () => {
    expect(applyRules('We missed the train thanks to you.', CUTS)).toBe('We missed the train.');
    const thanks = 'It was hard but thanks to you, we are through.';
    expect(applyRules(thanks, CUTS)).toBe(thanks);
  });
});

describe('a softener that goes', () => {
  it('goes whole', () => {
    expect(applyRules('Could we meet on Thursday, if that is ok with you at all?', CUTS)).toBe(
      'Could we meet on Thursday?',
    );
  });

  it('goes where a question follows it without "but"', () => {
    expect(applyRules('So sorry to bother you again, could you send me the list?', CUTS)).toBe(
      'could you send me the list?',
    );
  });

  it('goes with the condition that it hangs on', () => {
    const offered =
      'I can bring the ladder, although obviously if you already have one then no worries at all.';
    expect(applyRules(offered, CUTS)).toBe('I can bring the ladder.');
  });

  it('stays where it is all that is said', () => {
    const said = 'Sorry to bother you again, I lost the key.';
    expect(applyRules(said, CUTS)).toBe(said);
  });
});

describe('how a writer comes to tell something', () => {
  it.each([
    [
      'Just wanted to let you know, and sorry if this is a bad time, that the buyer has come back.',
      'the buyer has come back.',
    ],
    ['As you may be aware, the gate is broken.', 'the gate is broken.'],
    ["As I'm sure you can appreciate, it has been 9 weeks.", 'it has been 9 weeks.'],
    ['So the thing is, we want a bonfire.', 'we want a bonfire.'],
    ["Not gonna lie, I'm tired of it.", "I'm tired of it."],
  ])('goes from %j', (sentence, told) => {
    expect(applyRules(sentence, CUTS)).toBe(told);
  });

  it('stays where it is all that says whom it is for', () => {
    const told = 'I wanted to let you know the date.';
    expect(applyRules(told, CUTS)).toBe(told);
  });
});

describe('"asap"', () => {
  it('goes where the sentence names the time', () => {
    expect(applyRules('Could I have the key asap so I can open before 6?', CUTS)).toBe(
      'Could I have the key so I can open before 6?',
    );
  });

  it.each(['Could I have the key asap?', 'Send the key asap and ring me before 6.'])(
    'stays where no time is named for it: %s',
    (sentence) => {
      expect(applyRules(sentence, CUTS)).toBe(sentence);
    },
  );
});

describe('big words', () => {
  it('leave something said of results', () => {
    expect(applyRules("We've had absolutely phenomenal results with the new feed.", CUTS)).toBe(
      "We've had good results with the new feed.",
    );
  });

  it('go all, where several stand in a row', () => {
    expect(applyRules('Our amazing, unique and truly world-class hire is for sale.', CUTS)).toBe(
      'Our hire is for sale.',
    );
    expect(applyRules('Reply within 24 hours for 15% off or miss out forever.', CUTS)).toBe(
      'Reply within 24 hours for 15% off.',
    );
  });

  it('go where they rank what is sold among all there is', () => {
    expect(applyRules('The van is a bargain, the best one out there.', CUTS)).toBe('The van is a bargain.');
    const told = 'Ring Sam, the best man for the roof.';
    expect(applyRules(told, CUTS)).toBe(told);
  });
});

describe('"sort of"', () => {
  it('goes from a question whether something is ok', () => {
    expect(applyRules('Is that sort of ok?', CUTS)).toBe('Is that ok?');
    expect(applyRules('Is that sort of glue any good?', CUTS)).toBe('Is that sort of glue any good?');
  });
});
