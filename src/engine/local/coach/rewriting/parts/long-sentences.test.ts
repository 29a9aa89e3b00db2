import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { takeApart } from './draft-parts.ts';
import { partedLong } from './long-sentences.ts';

const parted = (text: string): readonly string[] =>
  takeApart(readDraft(text, 'email'))
    .paragraphs.flat()
    .flatMap((unit) => partedLong(unit))
    .map((unit) => unit.text);

describe('a sentence too long to follow', () => {
  it('is not parted before what hangs on it without a verb of its own', () => {
    const formal =
      'It is our considered opinion that the replacement of the drive unit at a cost of £6,750 would be the most appropriate course of action at this juncture, it having been established that a repair would not be guaranteed beyond 6 months.';
    expect(parted(formal)).toEqual([formal]);
  });

  it('becomes a sentence a thought, and keeps what joins them where it tells something', () => {
    expect(
      parted(
        'On Monday the printer in Leeds broke and then Kim rang the engineer who could not come till Wednesday, but he had the wrong drum so we had to wait again, and Kim thinks that we should replace it, the engineer said that a repair is 480.',
      ),
    ).toEqual([
      'On Monday the printer in Leeds broke.',
      'Then Kim rang the engineer who could not come till Wednesday.',
      'But he had the wrong drum.',
      'So we had to wait again.',
      'Kim thinks that we should replace it.',
      'The engineer said that a repair is 480.',
    ]);
  });

  it.each([
    'I am writing to inform you that, after careful consideration and having regard to the views of all parties in the house, it has been decided that the sales meeting will henceforth take place on Mondays at nine rather than Fridays at three, with effect from 6 January.',
    'Our charging post has a 22 kW output, a die-cast foot of 310 by 310 mm, paint in four colours, two sockets at 900 mm and 1,050 mm, a cable hook rated for 12 kg, a lamp with a sensor for the night and a seal made by us.',
    'For what it is worth I would say that the 3 falls in April and May against 8 in the same months last year (28 beds, two extra night nurses, and the new rails were in place) show that the rails help on that ward.',
  ])('stays whole where no part of it can stand alone: %j', (sentence) => {
    expect(parted(sentence)).toEqual([sentence]);
  });

  it('loses nothing that was counted in it, and asks what it ends on by itself', () => {
    const text =
      "Hi Sam,\n\nso basically on Monday the printer in Leeds broke and then Kim rang the engineer who couldn't come till Wednesday, and he had the wrong drum so we had to wait again, the engineer said that a repair is 480 and a new one is 1,150, so I don't know, but anyway I was wondering if you could perhaps let me know at some point what you think?\n\nThanks,\nBea";
    const rewrite = rewriteFor('email', 'DP-01', text);
    for (const fact of ['Monday', 'Wednesday', '480', '1,150', 'Kim', 'Leeds'])
      expect(rewrite).toContain(fact);
    expect(rewrite).toContain('\n\nWhat do you think?');
    expect(Math.max(...rewrite.split(/[.?]\s/).map((one) => one.split(' ').length))).toBeLessThan(25);
  });

  it('is parted in a draft that asks plainly, too', () => {
    const text =
      'Hi Sam,\n\nso basically on Monday the printer in Leeds broke and then Kim rang the engineer who could not come till Wednesday, and he had the wrong drum so we had to wait again, the engineer said that a repair is 480 and a new one is 1,150, I just wanted to maybe check if you could possibly decide by the 20th?\n\nThanks,\nBea';
    expect(rewriteFor('email', 'DP-01', text)).toContain('Could you decide by the 20th?\n');
  });

  it('keeps those of whom more is told with what is told of them', () => {
    const vans =
      'After many conversations with the leasing firm and a survey in which 19 drivers took part in the depot, some of whom wrote very long comments about the seats, it was decided that the 8 diesel vans will be replaced by 6 electric ones.';
    expect(parted(vans).some((text) => /^Some of whom/.test(text))).toBe(false);
  });
});
