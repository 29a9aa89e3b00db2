import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { FACTS_INSIDE } from './facts-inside.ts';

describe('faults with a fact inside', () => {
  it.each([
    [
      'Tenants who do not return the form by 9 May will lose their place.',
      'Please return the form by 9 May.',
    ],
    [
      'Suppliers who fail to reply within ten days are struck off our list.',
      'Please reply within ten days, so that you stay on our list.',
    ],
    ['Keys are to be handed in at the office by 3 June.', 'Please hand in the keys at the office by 3 June.'],
    [
      'With effect from Monday rooms are to be booked by form.',
      'With effect from Monday, please book the rooms by form.',
    ],
    ['Lists 4 to 6 are not to be removed from the desk.', 'Please do not remove lists 4 to 6 from the desk.'],
    ['Someone from our team will contact you by 2 May.', 'we will contact you by 2 May.'],
    [
      'Colours and texts are fixed and may not be changed.',
      'Colours and texts are fixed and stay as they are.',
    ],
    ['The list is fixed and must not be changed.', 'The list is fixed and stays as it is.'],
    ['I need your answer by Friday.', 'Can you give me your answer by Friday?'],
  ])('%s', (draft, rewrite) => {
    expect(applyRules(draft, FACTS_INSIDE)).toBe(rewrite);
  });

  it.each([
    'The report is to be signed by the director.',
    'It is to be used with care.',
    'There are to be kept two copies.',
    'Questions to ask before we start: who and when?',
    'Parents who do not like fish may bring a sandwich.',
    'Research shows that 4 of 10 trees died.',
  ])('leaves alone: %s', (draft) => {
    expect(applyRules(draft, FACTS_INSIDE)).toBe(draft);
  });
});
