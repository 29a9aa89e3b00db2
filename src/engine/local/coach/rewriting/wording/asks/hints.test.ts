import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { REQUESTS } from './requests.ts';

const asked = (sentence: string): string => applyRules(sentence, REQUESTS);

describe('an everyday hint', () => {
  it('becomes the question that it stands for, with its own verb, thing and date', () => {
    const pairs = [
      [
        "Don't suppose you'd be able to drop the keys at the depot before Friday?",
        'Could you drop the keys at the depot before Friday?',
      ],
      [
        "If there's any way you could see your way to lending us the tent for 12 May, we'd be thrilled.",
        'Could you lend us the tent for 12 May?',
      ],
      ['Mind dropping off the 40 stools on Thursday?', 'Could you drop off the 40 stools on Thursday?'],
      ["Ideally we'd have the figures by Tuesday.", 'Could we have the figures by Tuesday?'],
      ['Any chance of a lift to Leeds on Thursday?', 'Could I have a lift to Leeds on Thursday?'],
      ["I don't know if you're the right person.", 'Are you the right person for this?'],
      [
        "I'm not sure whether you are the right person to ask about bins.",
        'Are you the right person to ask about bins?',
      ],
      ['Need to know by Tuesday.', 'Could you let me know by Tuesday?'],
      ["We'd be ever so grateful for your signature on page 3.", 'Could we have your signature on page 3?'],
    ];
    for (const [hint, question] of pairs) expect(asked(hint ?? '')).toBe(question);
  });

  it('gives a job for somebody to somebody, so that it can be given to a reader', () => {
    expect(asked('It might be worth someone popping over to check the boiler.')).toBe(
      'Someone should pop over to check the boiler.',
    );
  });
});

describe('an order in polite or stiff words', () => {
  it('is one only where something is to be done: whoever asks questions orders nothing', () => {
    expect(asked('I would like to ask you three questions for my thesis.')).toBe(
      'I would like to ask you three questions for my thesis.',
    );
    expect(asked('We would ask that you keep the gate shut.')).toBe('Please keep the gate shut.');
    expect(asked('We kindly ask you to keep the gate shut.')).toBe('Please keep the gate shut.');
  });

  it('becomes a plain request', () => {
    expect(asked("I'm afraid I must ask you to move the van by 9.")).toBe('Please move the van by 9.');
    expect(asked("You'll need to sign page 3 and send it back by Friday.")).toBe(
      'Please sign page 3 and send it back by Friday.',
    );
    expect(asked('You are requested to leave room 4 by 12 May.')).toBe('Please leave room 4 by 12 May.');
  });

  it('stays as it is where nothing is to be done', () => {
    for (const sentence of [
      'You have to see it to believe it.',
      "You'll have to find out yourselves.",
      'You must be tired.',
    ])
      expect(asked(sentence)).toBe(sentence);
  });
});
