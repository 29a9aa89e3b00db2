import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { plainFaultSigns } from './plain-faults.ts';

const tagsOf = (text: string): FaultTag[] =>
  plainFaultSigns(readDraft(text, 'difficult_conversation')).map(({ tag }) => tag);

describe('plainFaultSigns', () => {
  it.each<[string, FaultTag]>([
    ['Well, hail the champion.', 'sarcasm'],
    ['Your numbers were rubbish again.', 'blame'],
    ['You know who you are.', 'blame'],
    ['Everything you touch ends up late.', 'blame'],
    ['How could you even think of it?', 'blame'],
    ['Before we see him: he is lying, plain and simple.', 'blame'],
    ['What have you got to say for yourself?', 'blame'],
    ['I find it hard to believe that you even looked at it.', 'blame'],
    ["I've got a funny feeling you forgot about it.", 'blame'],
    ['You just do whatever pops into your head and leave everyone else to clean up after you.', 'blame'],
    ['Perhaps if there was some order at home we would not be where we are.', 'blame'],
    ['3 deals in a quarter is a joke.', 'blame'],
    ['I fail to see what is so difficult about two pages.', 'blame'],
    ['Fix it by Friday or clear your desk.', 'ultimatum'],
    ['k. whatever. do it yourself next time then', 'passive_aggressive'],
    ['Certain individuals leave mugs in the sink.', 'passive_aggressive'],
    ['Other group leaders managed it in a day.', 'passive_aggressive'],
    ["I hope you've all recovered from the bank holiday.", 'generic_opening'],
    ['It is easy and nothing can go wrong.', 'absolutes'],
    ['You never clean the van.', 'absolutes'],
  ])('finds in "%s" %s', (text, tag) => {
    expect(tagsOf(text)).toContain(tag);
  });

  it.each([
    'You let me know where the four stand.',
    'I hope you do not mind me writing.',
    'You never have to come alone.',
    'Everything you need is in the blue box.',
    'He is lying down until the nurse comes.',
    'Your numbers were 11 calls a day.',
    'Other temperatures will have to wait.',
  ])('finds nothing in "%s"', (text) => {
    expect(tagsOf(text)).toEqual([]);
  });

  it('points at words of the draft', () => {
    const text = 'Hi.\n\nWell, hail the champion. Your numbers were rubbish.';
    for (const { span } of plainFaultSigns(readDraft(text, 'email')))
      expect(text.slice(span?.start, span?.end)).toMatch(/^(?:hail the|Your numbers were rubbish)$/);
  });
});
