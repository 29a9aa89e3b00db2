import { describe, expect, it } from 'vitest';
import { riskFinding } from '../../judging/finding.fixture.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import { statement } from '../body/body.ts';
import { withPlacesMended } from './mended-places.ts';

const OPENING = 'We mend the roof of the boat shed in June.';
const LAST = 'The harbour pays for half of it all.';

function ordered(texts: readonly string[], risks: readonly RiskFinding[]): readonly string[] {
  const sentences = texts.map((text) => ({ ...statement(text), numberCount: /\d/.test(text) ? 1 : 0 }));
  const body = { paragraphs: [sentences], needsAsk: false, lostTopic: null };
  return withPlacesMended('internal_comms', body, risks)
    .paragraphs.flat()
    .map(({ text }) => text);
}

describe('the place of a sentence that is criticised for it', () => {
  it('is last for too much detail', () => {
    const detail = 'The tiles come in 24 by 38 and 26 by 41, fired in Bavent, grey or red.';
    expect(
      ordered([OPENING, detail, LAST], [riskFinding({ tag: 'detail_overload', quote: detail })]),
    ).toEqual([OPENING, LAST, detail]);
  });

  it('is first for what is buried, without the word that tied it to what stood before', () => {
    const buried = 'Also the yard took 640 boats in May against 410 in April.';
    expect(ordered([OPENING, LAST, buried], [riskFinding({ tag: 'buried_ask', quote: buried })])).toEqual([
      'The yard took 640 boats in May against 410 in April.',
      OPENING,
      LAST,
    ]);
  });

  it.each([['Only after that can we talk about the colour.'], ['They are fired twice and weigh 3 kilos.']])(
    'is its own where the next speaks of it: %s',
    (next) => {
      const detail = 'The tiles come in 24 by 38 and 26 by 41, grey or red.';
      const texts = [OPENING, detail, next];
      expect(ordered(texts, [riskFinding({ tag: 'detail_overload', quote: detail })])).toEqual(texts);
    },
  );

  it.each([['Could you order the tiles?'], ['I need your signature for the grey tiles.']])(
    'is never below what is asked or what speaks of the same thing: %s',
    (next) => {
      const detail = 'The tiles come in 24 by 38 and 26 by 41, grey or red.';
      const texts = [OPENING, detail, next];
      expect(ordered(texts, [riskFinding({ tag: 'detail_overload', quote: detail })])).toEqual(texts);
    },
  );

  it.each(['TO ALL BERTH HOLDERS – PIER 2', 'As promised here is the plan for the shed.'])(
    'is never in front of what opens the rest: %s',
    (opening) => {
      const buried = 'The yard took 640 boats in May against 410 in April.';
      const texts = [opening, LAST, buried];
      expect(ordered(texts, [riskFinding({ tag: 'buried_ask', quote: buried })])).toEqual(texts);
    },
  );

  it('is its own where it says too little to be what counts', () => {
    const texts = [OPENING, LAST, "There's a leaflet somewhere."];
    expect(ordered(texts, [riskFinding({ tag: 'buried_ask', quote: texts[2] ?? '' })])).toEqual(texts);
  });
});
