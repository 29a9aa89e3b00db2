import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILE_CODES, type ProfileCode } from '../../../../../domain/profiles.ts';
import { rewritten } from '../body/body.fixture.ts';
import type { Rewritten } from '../body/body.ts';
import type { Plan } from '../compose/plan.ts';
import { layoutFor } from './layout-for.ts';
import { roleOf } from './roles.ts';

const said = (text: string): Rewritten =>
  rewritten(text, { isAsk: text.endsWith('?'), numberCount: text.match(/\d+/g)?.length ?? 0 });

const plan = (type: Plan['type'], profile: ProfileCode): Plan => ({
  type,
  profile,
  secondary: null,
  closing: [],
  reshapes: true,
  reorders: true,
  subject: null,
  title: null,
  opening: null,
});

function laidOut(type: Plan['type'], profile: ProfileCode, ...sentences: string[]): string[] | null {
  const result = layoutFor(plan(type, profile), [sentences.map(said)]);
  return result?.map((paragraph) => paragraph.map(({ marker, text }) => marker + text).join(' ')) ?? null;
}

const NEWS = [
  'From 3 May we close the side door.',
  'The main door stays open as before.',
  'Please hand your key to Noor by 30 April.',
];

describe('layoutFor an announcement', () => {
  it('takes nothing for a task that only asks to be known', () => {
    expect(roleOf(said('Please be aware that the side door can no longer be opened.'))).not.toBe('task');
    expect(roleOf(said('Please hand your key to Noor.'))).toBe('task');
  });

  it('does not take a rule for a result, a new way for what stays, or a refusal for part of an open point', () => {
    const result = laidOut(
      'internal_comms',
      'DP-05',
      'From 3 May we close the side door.',
      'Somebody has to print the lists.',
      'No parcels are accepted on Friday.',
      'Orders by fax are not processed after 4 May.',
      'Bills come by email from now on, on the 28th as before.',
    );
    const text = result?.join('\n') ?? '';
    expect(text).not.toMatch(/owner open\. No parcels|Background:|What stays:/i);
    expect(text).toContain('No parcels are accepted on Friday.');
  });

  it('labels what changes, what stays and what to do', () => {
    expect(laidOut('internal_comms', 'DP-03', ...NEWS)).toEqual([
      'What changes: from 3 May we close the side door.',
      'What stays: the main door stays open as before.',
      'What you need to do: please hand your key to Noor by 30 April.',
    ]);
  });

  it('puts what stays first for a Guardian where a title says what it is about', () => {
    const news = [[NEWS[0] ?? '', 'The fire alarm remains in place.'].map(said)];
    const untitled = plan('internal_comms', 'DP-04');
    const first = (own: Plan): string | undefined => layoutFor(own, news)?.[0]?.[0]?.text;
    expect(first({ ...untitled, title: 'Gate: what changes from 3 May' })).toBe(
      'What stays: the fire alarm remains in place.',
    );
    expect(first(untitled)).toMatch(/^What changes: /);
  });

  it('leaves a sentence behind the one that it speaks of', () => {
    const parts = laidOut(
      'internal_comms',
      'DP-04',
      'We are dropping the paper log.',
      'It stays in use until the new one is ready.',
    );
    expect(parts?.[0]).toMatch(/^What changes: we are dropping the paper log/);
  });

  it.each(['DP-02', 'DP-06', 'DP-07'] as const)('gives %s prose', (profile) => {
    expect(laidOut('internal_comms', profile, ...NEWS)).toBeNull();
  });

  it('puts no single label in front of a message', () => {
    expect(laidOut('internal_comms', 'DP-03', NEWS[0] ?? '', 'Spring is near.')).toBeNull();
  });
});

describe('layoutFor a Deliverer', () => {
  it('numbers tasks and says which the draft leaves to somebody', () => {
    expect(
      laidOut(
        'email',
        'DP-05',
        'The tent stands in the yard.',
        'Somebody should check the ropes before the 12th.',
        'The permit has to be filed by 4 May.',
      ),
    ).toEqual([
      'The tent stands in the yard.',
      'Steps:',
      '1. Check the ropes before the 12th. Owner open.',
      '2. The permit has to be filed by 4 May.',
    ]);
  });

  it('parts two wishes in one sentence', () => {
    expect(
      laidOut(
        'email',
        'DP-05',
        'It would be good if the coaches would be booked and if people took care of the food.',
      ),
    ).toEqual([
      'Still open:',
      '1. Coaches: to be booked. Owner open.',
      '2. Take care of the food. Owner open.',
    ]);
  });

  it('makes no list of a single task', () => {
    expect(laidOut('email', 'DP-05', 'Somebody should check the ropes.', 'The tent is dry.')).toBeNull();
  });
});

describe('layoutFor other readers', () => {
  it('gathers an Analyzer’s figures', () => {
    expect(
      laidOut(
        'email',
        'DP-03',
        'The new oven is better.',
        'We counted 41 burnt loaves in May.',
        'And in June there were 12 of 900.',
        'The old oven burnt 52 on average.',
      ),
    ).toEqual([
      'The new oven is better.',
      'Figures:',
      '- We counted 41 burnt loaves in May',
      '- In June there were 12 of 900',
      '- The old oven burnt 52 on average',
    ]);
  });

  it('leaves two figures in their argument', () => {
    expect(
      laidOut(
        'email',
        'DP-03',
        'The new oven is better.',
        'The desk counted 61 burnt loaves in May and 38 in June.',
      ),
    ).toBeNull();
  });

  it('gathers a Visionary’s details behind purpose and ask', () => {
    const parts = laidOut(
      'email',
      'DP-07',
      'Pins are 4 mm and the footer is blue.',
      'Section 2 now has 11 lines.',
      'Form 7 gets a blue stamp.',
      'One day every child in the valley could swim.',
      'Could you sign the letter?',
    );
    expect(parts?.[0]).toBe('One day every child in the valley could swim.');
    expect(parts?.slice(-4)[0]).toBe('Details:');
  });

  it('leaves a bare share behind what it is a share of', () => {
    const parts = laidOut(
      'internal_comms',
      'DP-01',
      'We are nowhere near the target.',
      '62% with five weeks left is not enough.',
      'From now on the call is daily at 8:45, not weekly.',
      'Bring two deals each.',
    );
    const text = parts?.join(' ') ?? 'nowhere near the target 62%';
    expect(text.indexOf('target')).toBeLessThan(text.indexOf('62%'));
    expect(text.indexOf('target')).toBeLessThan(text.indexOf('daily'));
  });

  it('leaves a draft with lines of its own alone, and one with little wrong', () => {
    const own = [NEWS.map((text) => ({ ...said(text), startsLine: true }))];
    expect(layoutFor(plan('internal_comms', 'DP-03'), own)).toBeNull();
    const right = { ...plan('internal_comms', 'DP-03'), reorders: false };
    expect(layoutFor(right, [NEWS.map(said)])).toBeNull();
  });

  it('takes no wait for an answer for an open point', () => {
    const lines = laidOut(
      'email',
      'DP-04',
      'On Friday we move the files.',
      "The backup is tested and Tom's on call.",
      'Are you happy with that?',
      'I need a yes or no by Thursday noon.',
    );
    expect(lines?.join('\n') ?? '').not.toContain('open');
  });

  it('drops no sentence and never fails on odd input', () => {
    const words = fc.constantFrom(
      ...NEWS,
      'Somebody should call.',
      'It depends on 3 of 4.',
      'Also: x; y z; 5 mm.',
      '…',
      'Who can help?',
      'They said no.',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), fc.constantFrom(...PROFILE_CODES), (texts, profile) => {
        const parts = laidOut('internal_comms', profile, ...texts);
        const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
        if (parts === null) return;
        expect(numbers(parts.join('\n').replace(/^\d+\. /gm, ''))).toEqual(numbers(texts.join('\n')));
      }),
    );
  });
});

it('a purpose takes along what turns against it', () => {
  const result = laidOut(
    'internal_comms',
    'DP-07',
    'Pins are 4 mm and the footer is blue.',
    'Section 2 now has 11 lines.',
    'Form 7 gets a blue stamp.',
    'In ten years every child of the school could eat from its own trees.',
    'But the first plums are three summers away.',
  );
  expect(result?.[0]).toMatch(/own trees\. But the first plums/);
});
