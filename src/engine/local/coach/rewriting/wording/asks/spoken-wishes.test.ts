import { describe, expect, it } from 'vitest';
import { wishAsked } from './spoken-wishes.ts';

describe('wishAsked', () => {
  it.each([
    [
      "I've got the costumes in the boot so if anyone fancies coming to get them before Thursday that would be something.",
      "I've got the costumes in the boot. Could you come and get them before Thursday?",
    ],
    ["I'd love it to be shut one of these days.", 'Could it be shut?'],
    [
      'Was thinking it might be an idea maybe if at some point you could have a look at the meter readings.',
      'Could you have a look at the meter readings?',
    ],
    ['I suppose one of us ought to put the school down.', 'Can you put the school down, or shall I?'],
    ['one of us should prob get onto that at some point', 'Can you get onto that, or shall I?'],
    ['It would be a weight off if you did the chemist run.', 'Could you do the chemist run?'],
    [
      'You might want to think about moving your van, the tarmac men are here at 7.',
      'Could you move your van? The tarmac men are here at 7.',
    ],
    [
      "I'd appreciate it if the keys could find their way back to me by Monday.",
      'Could the keys find their way back to me by Monday?',
    ],
    [
      "Would be good to know by Weds if you're coming to Skye.",
      "Could you tell me by Weds if you're coming to Skye?",
    ],
    [
      "I was hoping you might have rung the vet by now, she's no better.",
      "Have you rung the vet yet? She's no better.",
    ],
    [
      "I wouldn't say no to a hand with the hay on Saturday.",
      'Could I have a hand with the hay on Saturday?',
    ],
    ['It would be good if Steve could bring his van.', 'Could Steve bring his van?'],
    [
      "I'd feel a lot happier if the gas man looked at it before the 1st.",
      'Could the gas man look at it before the 1st?',
    ],
    [
      "I'd have thought someone would have checked the trailer was insured before lending it to the scouts.",
      'Has anybody checked the trailer was insured before lending it to the scouts?',
    ],
    ["I'd appreciate you sending the list by Friday.", 'Could you send the list by Friday?'],
    ["Nobody's told me if training is on Thursday.", 'Could you tell me if training is on Thursday?'],
    ['I take it nobody is going to order the turf then.', 'Could you order the turf?'],
    [
      "Think we said you'd do the flowers for the 9th but I might have dreamt it.",
      'Could you do the flowers for the 9th, as we said?',
    ],
    ["If you've got anything knocking about that'd be grand.", 'Have you got anything knocking about?'],
    [
      "Not sure who's meant to have the key for the 7pm let.",
      "Do you know who's meant to have the key for the 7pm let?",
    ],
  ])('asks plainly what a text only wishes for: %s', (wish, question) => {
    expect(wishAsked(wish, 'text')).toBe(question);
  });

  it.each([
    [
      'It would be good if in future things like that were said to me first.',
      'Could things like that be said to me first in future?',
    ],
    ['I would appreciate it if that could be sorted sooner rather than later.', 'Could that be sorted?'],
    ["I would hope you'd see your way to covering that.", 'Could you cover that?'],
    [
      "What I'd like is for this never to happen again and for the right ones to go out, ideally this week.",
      'How can we make sure that it does not happen again? Could the right ones go out, ideally this week?',
    ],
    ["It's not too much to ask that you use your own space.", 'Could you use your own space?'],
    [
      'Some explanation of how it came about would not go amiss either.',
      'Could I have some explanation of how it came about?',
    ],
    [
      'I think you need to decide whether you want to be in this choir by the 9th.',
      'Could you decide whether you want to be in this choir by the 9th?',
    ],
  ])('asks plainly what a hard message only wishes for: %s', (wish, question) => {
    expect(wishAsked(wish, 'difficult_conversation')).toBe(question);
  });

  it.each([
    'It would be a shame if you lost it.',
    'It would have been nice if somebody had told me.',
    "I'd be happier if I had known.",
    'I wish you all the best.',
    "I wish you'd told me.",
    "I'd like this never to happen again.",
    'I hope you are well.',
    'Maybe the others would know.',
    'If you could see the state of it that would be a problem.',
    'I think you should know that I have spoken to Dave.',
    "I'd love to come on Saturday.",
    'I wish it would stop raining.',
    'Would be nice if it was sunny.',
    'Maybe you would be happier elsewhere.',
    'Perhaps it would be best to wait.',
  ])('leaves any other sentence alone: %s', (sentence) => {
    expect(wishAsked(sentence, 'text')).toBe(sentence);
  });

  it('asks nothing of the readers of a note or a letter', () => {
    const wish = 'It would be a weight off if you did the chemist run.';
    expect(wishAsked(wish, 'meeting_prep')).toBe(wish);
    expect(wishAsked(wish, 'internal_comms')).toBe(wish);
  });
});
