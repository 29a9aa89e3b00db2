import { describe, expect, it } from 'vitest';
import { askedInside } from './asked-inside.ts';
import { frameTaken } from './framed.ts';

const asked = (sentence: string): string => askedInside(sentence, frameTaken);

describe('an ask that something is wrapped around', () => {
  it.each([
    [
      "Anyway I was wondering, and I know it's not a great time, whether you could let us have a new motor.",
      'Could you let us have a new motor?',
    ],
    [
      "I don't like to ask and feel free to ignore this but I thought maybe your team could lend two people.",
      'Could your team lend two people?',
    ],
    [
      'I just wondered (and tell me to get lost) if you could judge on 3 August.',
      'Could you judge on 3 August?',
    ],
    ["It'd be lovely if you could bring a cake, no pressure whatsoever.", 'Could you bring a cake?'],
  ])('is asked plainly without it: %j', (sentence, question) => {
    expect(asked(sentence)).toBe(question);
  });

  it('leaves what is told in front of it and behind it as sentences of their own', () => {
    expect(
      asked(
        "We open on 17 May and it'd be lovely if some of you could come and sing, we can't pay but there's cake.",
      ),
    ).toBe("We open on 17 May. Could some of you come and sing? We can't pay but there's cake.");
  });

  it('leaves out that it hangs on what was told in front of it', () => {
    expect(
      asked(
        "I don't know if there's any money left but if there was it'd be good if you could order a reader.",
      ),
    ).toBe("I don't know if there's any money left. Could you order a reader?");
  });

  it('keeps the time that it takes in front of the question', () => {
    expect(asked('If you ever had five minutes it would be lovely if you could look at page 3.')).toBe(
      'If you have five minutes, could you look at page 3?',
    );
  });

  it.each([
    "I don't like to complain but the door has been open since Friday.",
    'If it rains we will play inside, and the band knows.',
    'The hall is ours on Tuesdays and nobody else has asked.',
  ])('is not found where nothing is asked: %j', (sentence) => {
    expect(asked(sentence)).toBe(sentence);
  });
});
