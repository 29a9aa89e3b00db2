import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { Reader } from '../../../engine.ts';
import { readDraft } from '../reading/read-draft.ts';
import type { Findings } from './finding.ts';
import { judgeDraft } from './judge-draft.ts';

function judged(text: string, type: MessageType, primaryCode: Reader['primaryCode']): Findings {
  return judgeDraft(readDraft(text, type), { primaryCode, secondaryCode: null });
}

const blamedIn = ({ risks }: Findings): string[] =>
  risks.flatMap(({ quote, secondQuote }) => [quote, secondQuote]).filter((words) => words !== null);

/** Faults for whose words nobody wants to be praised. */
const HURTFUL = ['blame', 'cold_tone', 'hype', 'passive_aggressive', 'pressure', 'sarcasm', 'ultimatum'];

describe('words that a risk blames', () => {
  it.each<[string, MessageType, Reader['primaryCode']]>([
    [
      'Please fill in the attached form and return it by Monday. There is no room for changes.',
      'email',
      'DP-02',
    ],
    [
      'Mark, your numbers were rubbish. 11 calls a day when everybody else does 25. Shape up.',
      'difficult_conversation',
      'DP-01',
    ],
    ['Annual leave requests must be in by 15 November. Later requests will be rejected.', 'email', 'DP-06'],
  ])('are not praised as they stand where they hurt: %s', (text, type, code) => {
    const findings = judged(text, type, code);
    const hurtful = { ...findings, risks: findings.risks.filter(({ tag }) => HURTFUL.includes(tag)) };
    for (const { quote } of findings.strengths)
      if (quote !== null) expect(blamedIn(hurtful)).not.toContain(quote);
  });

  it('are not called few where a risk finds too many', () => {
    const { risks, strengths } = judged(
      'Rosa, the tiles for the well house are 20 x 20, grout 3 mm, colour RAL 7044, box of 25, order number 4471, supplier Kern. Ok?',
      'text',
      'DP-07',
    );
    expect(risks.map(({ tag }) => tag)).toContain('detail_overload');
    expect(strengths.map(({ tag }) => tag)).not.toContain('brevity');
  });

  it('may hold a date that is praised alone, with its weekday', () => {
    const { strengths } = judged(
      'All staff. Desks must be cleared by Monday 26 September. The Bristol office will close. Management',
      'internal_comms',
      'DP-06',
    );
    for (const { tag, quote } of strengths)
      if (tag === 'clear_deadline') expect(quote).toMatch(/Monday 26 September/);
  });

  it('are praised for no figure that is a part of a threat where another strength is left', () => {
    const { strengths } = judged(
      "Sam, you never answer. On the 4th the client rang me. Either you answer within 24 hours or I'll hand it to Nina.",
      'difficult_conversation',
      'DP-06',
    );
    for (const { quote } of strengths) expect(quote ?? '').not.toContain('24 hours');
  });
});

describe('a strength that a risk contradicts', () => {
  it.each<[string, MessageType, Reader['primaryCode'], string]>([
    [
      "We only have 4 places left at £299 a month and they WILL go by Friday, so I've put your name down.",
      'outreach',
      'DP-04',
      'places left',
    ],
    ['You left the shop short again. Sort it out with Jo today, no excuses.', 'text', 'DP-06', 'today'],
    [
      "There is a change. We have moved payroll to a new firm, I didn't bother asking audit and clicked through two error messages. Jo",
      'email',
      'DP-04',
      'audit',
    ],
  ])('is dropped with the words: %s', (text, type, code, words) => {
    for (const { quote } of judged(text, type, code).strengths) expect(quote ?? '').not.toContain(words);
  });
});

describe('a strength in words that a risk blames', () => {
  const REHEARSAL =
    'Ilse, you rush, and everybody hears it. I put the recording of 9 February through the metronome app: bar 40 is at 112 (our parts say 104), bar 88 at 120, and the flutes catch up only on the last page. Either you watch the stick or you sit out the concert. Bernd';
  const findings = judged(REHEARSAL, 'difficult_conversation', 'DP-03');

  it('keeps its clause and its second merit where the words give figures and their source', () => {
    const measured = findings.strengths.find(({ quote }) => quote?.includes('metronome') === true);
    expect(measured?.quote).toContain('bar 40 is at 112');
    expect([measured?.tag, measured?.alsoTag].sort()).toEqual(['evidence_cited', 'specific_numbers']);
    expect(blamedIn(findings).join()).not.toContain('metronome');
  });

  it.each<[string, MessageType, Reader['primaryCode']]>([
    ['we always use the same 3 colours of holds, 19:00 start as ever, no discussion pls', 'text', 'DP-07'],
    ['SAME games as last year, no ideas please, the hive 3 dropped 41 mites. Start is 6am', 'text', 'DP-07'],
  ])('is never a bare figure or an hour: %s', (text, type, code) => {
    for (const { quote } of judged(text, type, code).strengths)
      if (quote !== null) expect(quote.split(' ').length).toBeGreaterThan(2);
  });
});

describe('praise for being short', () => {
  it.each<[string, MessageType, Reader['primaryCode']]>([
    ['fine. whatever. do it your way', 'text', 'DP-01'],
    ['hi, was maybe sort of wondering about the thing at some point? no rush!', 'text', 'DP-01'],
  ])('is not for what leaves open what it is about: %s', (text, type, code) => {
    expect(judged(text, type, code).strengths.map(({ tag }) => tag)).not.toContain('brevity');
  });
});

describe('a kind message', () => {
  it('is charged with nothing', () => {
    const { risks, strengths } = judged(
      "I know the last weeks have been a lot, how are you holding up? We have split your shifts until the 20th, so please don't worry about those. When you're ready, could we have a coffee?",
      'email',
      'DP-06',
    );
    const tags = risks.flatMap(({ tag, alsoTag }) => [tag, alsoTag]);
    for (const charge of ['blame', 'passive_aggressive', 'sarcasm', 'pressure', 'cold_tone'])
      expect(tags).not.toContain(charge);
    expect(strengths.flatMap(({ tag, alsoTag }) => [tag, alsoTag])).toContain('empathy');
  });
});

describe('figures in words that are too much detail', () => {
  it('are said to be figures, and no gain that the risk takes back', () => {
    const { risks, strengths } = judged(
      'Hi Ana, can you look at the flyer for the open day, the logo is 2mm too far left and the font is wrong on the back. By the way 400 children came last year who had never seen a book.',
      'text',
      'DP-07',
    );
    const details = risks.filter(({ tag }) => tag === 'detail_overload').map(({ quote }) => quote ?? '');
    expect(details.length).toBeGreaterThan(0);
    for (const { tag, quote, text } of strengths) {
      if (tag !== 'specific_numbers' || quote === null || !details.some((words) => words.includes(quote)))
        continue;
      expect(text).not.toContain('sees the scale');
    }
  });
});
