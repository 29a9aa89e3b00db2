import { describe, expect, it } from 'vitest';
import { FACTS_INSIDE } from '../plain/facts-inside.ts';
import { applyRules } from '../rule.ts';
import { DUTIES } from './duties.ts';
import { OFFICIAL_DUTIES } from './official-duties.ts';

describe('a duty as officials put it', () => {
  it.each([
    [
      'Please note that effective immediately all invoices are sent here.',
      'Please note that from now on, all invoices are sent here.',
    ],
    ['In the event that you have difficulties, please call.', 'If you have difficulties, please call.'],
    [
      'From 1 May, the following shall apply: phones stay in the lockers.',
      'From 1 May, phones stay in the lockers.',
    ],
    ['Could you revert by Friday?', 'Could you reply by Friday?'],
    ['All laundry is removed before the said date.', 'All laundry is removed before that date.'],
    ['We kindly ask for your patience.', 'We ask for your patience.'],
    ['We regret to inform you that your request is late.', 'unfortunately, your request is late.'],
    ['Badges shall be worn at all times.', 'Badges must be worn at all times.'],
    ['Doors shall not be propped open.', 'Doors must not be propped open.'],
    ['Any further breach shall result in a warning.', 'Any further breach will result in a warning.'],
    [
      'It is imperative that all personal items be removed by Friday.',
      'All personal items must be removed by Friday.',
    ],
    [
      'Should you require further information, please do not hesitate to contact me.',
      'If you need more information, please contact me.',
    ],
    [
      'Any questions should be directed to the facilities team.',
      'If you have questions, please ask the facilities team.',
    ],
    [
      'Failure to do so will result in your application being rejected.',
      'Otherwise your application will be rejected.',
    ],
    [
      'With immediate effect the lockers are to be emptied on Fridays.',
      'from now on, the lockers are to be emptied on Fridays.',
    ],
    ['Please be so kind as to sign page 4.', 'Please sign page 4.'],
  ])('is said as people say it: %j', (sentence, said) => {
    expect(applyRules(sentence, DUTIES)).toBe(said);
  });

  it.each(['Shall we meet at noon?', 'What shall I bring?', 'I shall be there at 9.'])(
    'is none: %j',
    (sentence) => {
      expect(applyRules(sentence, DUTIES)).toBe(sentence);
    },
  );
});

describe('what must be done', () => {
  it('is asked for where nothing else tells it', () => {
    expect(applyRules('Gates must be kept shut at night.', OFFICIAL_DUTIES)).toBe(
      'Please keep gates shut at night.',
    );
    expect(applyRules('Going forward the cage must be locked at all times.', OFFICIAL_DUTIES)).toBe(
      'Going forward, please lock the cage at all times.',
    );
  });

  it.each([
    'Broken scales are to be signed off by the foreman.',
    'Loan slips must be signed by a parent.',
    'Our carriers are waiting and wages are to be paid on Monday.',
    'Wages are to be paid on the 30th.',
  ])('asks no reader for what somebody else does or is owed: %s', (told) => {
    expect(applyRules(told, [...OFFICIAL_DUTIES, ...FACTS_INSIDE])).toBe(told);
  });

  it('stays as it is behind what says so', () => {
    const told = 'The lease says gates must be kept shut at night.';
    expect(applyRules(told, OFFICIAL_DUTIES)).toBe(told);
  });
});
