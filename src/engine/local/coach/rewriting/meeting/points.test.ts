import { describe, expect, it } from 'vitest';
import { baseOfPast } from '../../patterns/verb-forms.ts';
import { rewritten } from '../body/body.fixture.ts';
import type { Rewritten } from '../body/body.ts';
import { asPointsToDiscuss, isIdle, plainDecision, plainTitle, wishedOf } from './points.ts';

const note = (text: string, marker = ''): Rewritten => rewritten(text, { marker, isListItem: marker !== '' });

describe('asPointsToDiscuss', () => {
  it.each([
    [
      "We should talk about timelines, the racking, who's doing what, and maybe the staffing thing.",
      "Discuss: timelines, the racking, who's doing what and the staffing",
    ],
    ['Maybe talk about her new book too', 'If time: her new book'],
    ['We should discuss the budget as well (4,300 left).', 'Discuss: the budget (4,300 left)'],
    [
      'Talk about the weather, the flavours, the staff and so on.',
      'Discuss: the weather, the flavours and the staff',
    ],
    ['We should talk about the waiting list and see where we are.', 'Discuss: the waiting list'],
  ])('%j names its points and nothing else', (text, points) => {
    expect(asPointsToDiscuss(note(text)).text).toBe(points);
  });

  it.each([
    'Go over the plan.',
    'I want to ask about a raise.',
    'Mention that the rent is due.',
    'Could we discuss the budget?',
  ])('leaves %j as it is', (text) => {
    expect(asPointsToDiscuss(note(text)).text).toBe(text);
  });

  it('leaves a counted point of an agenda in its place', () => {
    expect(asPointsToDiscuss(note('Maybe discuss the mugs', '2. ')).text).toBe('Maybe discuss the mugs');
  });
});

it('an idle note says nothing that could be prepared', () => {
  expect(
    [
      "We'll see how she takes it.",
      "I guess we'll see where we get to.",
      "I'll probably just go through things and see what comes up.",
    ].map((text) => isIdle(note(text))),
  ).toEqual([true, true, true]);
  expect(isIdle(note('See how 12 of them do it.'))).toBe(false);
});

it('a wish is a decision of the reader', () => {
  expect(wishedOf('Would be great if she came on board somehow', baseOfPast)).toBe(
    'whether she would come on board',
  );
  expect(wishedOf('Funding runs out in Sept', baseOfPast)).toBeNull();
});

it('a decision is named without who has to take it', () => {
  expect(plainDecision('He needs to decide if we take the second kiosk, rent is 900 a month')).toBe(
    'whether we take the second kiosk; rent is 900 a month',
  );
});

it('a title ends in no colon, unless it is a sentence that leads on', () => {
  expect(plainTitle('Agenda for Wed with Helga:')).toBe('Agenda for Wed with Helga');
  const leadsOn = 'Your question will be the cold chain, so here is what holds:';
  expect(plainTitle(leadsOn)).toBe(leadsOn);
});
