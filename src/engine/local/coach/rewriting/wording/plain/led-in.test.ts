import { describe, expect, it } from 'vitest';
import { TO_EVERYONE } from '../asks/to-everyone.ts';
import { applyRules } from '../rule.ts';
import { LED_IN } from './led-in.ts';

describe('LED_IN', () => {
  it.each([
    ["I'm going to be honest, last month we sold 212 units.", 'last month we sold 212 units.'],
    [
      'I was thinking the other day, as one does, that it would be nice if the rota was out by the 20th.',
      'it would be nice if the rota was out by the 20th.',
    ],
    [
      "so sorry to bring this up, I feel terrible, and I'm probably overreacting, but the invoice is 47 days late.",
      'the invoice is 47 days late.',
    ],
    [
      "So basically what I've been thinking is that your society and ours could order together.",
      'your society and ours could order together.',
    ],
    [
      "I suppose what I'm trying to say, and please feel free to disagree, is that the roof leaks.",
      'the roof leaks.',
    ],
    ['Just circling back to touch base re: the deck.', 'This is about the deck.'],
    ['Just wanted to follow up on my message about the ad spend.', 'This is about the ad spend.'],
    [
      "I'm reaching out to touch base regarding the Q3 numbers and to circle back on a couple of points.",
      'This is about the Q3 numbers and a couple of points.',
    ],
    ["I don't want to be that person, but my desk is gone.", 'my desk is gone.'],
    ['It should be fine for fire drills I reckon.', 'What it means for fire drills is still to be checked.'],
    ['There is only one way to run it and it is in the handbook.', 'How to run it is in the handbook.'],
    [
      "You ruined Christmas with your comments about Tom's job.",
      "your comments about Tom's job spoilt Christmas for me.",
    ],
    ['I was kind of hoping that maybe you could possibly start on the 9th?', 'Could you start on the 9th?'],
  ])('brings "%s" to its point', (sentence, expected) => {
    expect(applyRules(sentence, LED_IN)).toBe(expected);
  });

  it.each([
    'I feel fine, but we are closed on Monday.',
    'I was wondering whether you have a bit of room in your chiller?',
    'The report was late.',
    'I was thinking about the rota.',
    'Just following up on the below.',
  ])('leaves "%s" alone', (sentence) => {
    expect(applyRules(sentence, LED_IN)).toBe(sentence);
  });
});

describe('TO_EVERYONE', () => {
  it.each([
    ['Everyone must clean their own mugs from Monday.', 'Please clean your own mugs from Monday.'],
    ['All drivers must sign the log by 5 May.', 'All drivers, please sign the log by 5 May.'],
    ['From now on everyone must make 30 calls a day.', 'From now on please make 30 calls a day.'],
    [
      'No changes to fonts, colours or wording are allowed.',
      'Please leave fonts, colours and wording as they are.',
    ],
    [
      'The car park is closed on 6 June, so it would be great if people could maybe try not to park there if at all possible?',
      'The car park is closed on 6 June, so please do not park there.',
    ],
    [
      "We're at 640 of the 1,000, so maybe if people had time they could perhaps call a few lapsed ones?",
      "We're at 640 of the 1,000, so if you have time, please call a few lapsed ones.",
    ],
    ['Learn to clean up after yourselves.', 'Please clean up after yourselves.'],
  ])('asks those who read "%s"', (sentence, expected) => {
    expect(applyRules(sentence, TO_EVERYONE)).toBe(expected);
  });

  it.each(['Everyone must have felt it.', 'Everyone needs to know when it starts.'])(
    'leaves "%s" alone, which orders nothing',
    (sentence) => {
      expect(applyRules(sentence, TO_EVERYONE)).toBe(sentence);
    },
  );
});
