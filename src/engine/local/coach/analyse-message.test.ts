import { describe, expect, it } from 'vitest';
import { MESSAGE_TYPES } from '../../../domain/message-types.ts';
import { analyseMessage } from './analyse-message.ts';
import { countWords } from './count-words.ts';

describe('the analysis of a message', () => {
  it('gives each risk its suggestion, and a rewrite', () => {
    const analysis = analyseMessage(
      {
        text: 'Hi Renske, just wondering if maybe at some point you could look at the Kestrel quote? It is 38k and they hold it until Friday.',
        type: 'email',
      },
      { primaryCode: 'DP-01', secondaryCode: null },
    );
    expect(analysis.risks[0]).toContain('"');
    expect(analysis.suggestions.length).toBeGreaterThan(0);
    expect(analysis.strengths.join()).toContain('38k');
    expect(analysis.rewrite).toContain('Kestrel');
  });

  it('gives HTML back to the letter, and says how to have it judged', () => {
    const text =
      '<p>Hi Dana,</p><p>I was wondering if maybe you could look at the pilot?</p><p>Best,<br>Lee</p>';
    const { rewrite, suggestions } = analyseMessage(
      { text, type: 'email' },
      { primaryCode: 'DP-03', secondaryCode: null },
    );
    expect(rewrite).toBe(text);
    expect(suggestions).toEqual([expect.stringContaining('without tags')]);
  });

  it('takes the words of a formal letter for neither a name nor a matter', () => {
    const text =
      'Dear Sirs, pursuant to our phone call we send the offer for 40 chairs at 2,150. Please advise at your earliest convenience. Regards, Max Holm';
    const { rewrite } = analyseMessage(
      { text, type: 'email' },
      { primaryCode: 'DP-03', secondaryCode: null },
    );
    expect(rewrite.match(/40 chairs/g)).toHaveLength(1);
    expect(rewrite).toContain('After our phone call');
    expect(rewrite).not.toContain('convenience');
  });

  it('does not praise as evidence what it calls rigid', () => {
    const { risks, strengths } = analyseMessage(
      {
        text: 'Dear Sirs, pursuant to our call: it is the best thing ever. There is only one way to run the pilot and Legal have not signed yet. 12 of 40 shops, from 3 May. Please advise at your earliest convenience. Max',
        type: 'email',
      },
      { primaryCode: 'DP-02', secondaryCode: null },
    );
    expect(risks.join()).toContain('only one way');
    expect(strengths.join()).not.toContain('only one way');
  });

  it('is the same for the same message', () => {
    const message = { text: 'You never answer. Send it today or else.', type: 'text' } as const;
    const reader = { primaryCode: 'DP-06', secondaryCode: 'DP-04' } as const;
    expect(analyseMessage(message, reader)).toEqual(analyseMessage(message, reader));
  });

  it.each(['', ' ', 'ok', '🙌', '?', '# Title', '> quoted only', 'A'.repeat(2000)])(
    'is given for %j',
    (text) => {
      const analysis = analyseMessage({ text, type: 'text' }, { primaryCode: null, secondaryCode: null });
      expect(analysis.risks.length).toBeLessThanOrEqual(6);
    },
  );
});

/** Repeated, each of them once took far longer than its length. */
const REPEATED = [
  'a. ',
  '- a\n',
  '? ',
  'no! ',
  '1. x\n',
  '12 ',
  '"x ',
  '"x" ',
  'by 4 May. ',
  '4 May 2025 ',
  'you never ',
  'and ',
  'Thanks,\nAna\n',
  'From: a\nx\n',
  'The pump is a dream. ',
  'See www.example.org. ',
  '(',
  '> quoted\n',
  '\t',
  '😀',
];
const LONGEST_DRAFT = 50_000;

describe('the analysis of an odd draft of 50,000 characters', () => {
  it.each(REPEATED)('answers in its lists and its length for %j, over and over', (unit) => {
    const text = unit.repeat(LONGEST_DRAFT / unit.length);
    const type = MESSAGE_TYPES[REPEATED.indexOf(unit) % MESSAGE_TYPES.length] ?? 'email';
    const analysis = analyseMessage({ text, type }, { primaryCode: 'DP-04', secondaryCode: null });
    for (const list of [analysis.strengths, analysis.risks, analysis.suggestions])
      expect(list.length).toBeLessThanOrEqual(6);
    expect(countWords(analysis.rewrite)).toBeLessThanOrEqual(countWords(text) * 1.4 + 30);
    expect(analysis.rewrite.trim() === '').toBe(text.trim() === '');
  });
});

/** Behind such words patterns look for what is asked or threatened. */
const BEGINNINGS = [
  '',
  'It would be great if you could ',
  'I was wondering whether ',
  'Do it or ',
  'Everyone knows ',
];
/** Little words that many patterns let stand, one after the other. */
const LITTLE_WORDS = ['and ', 'maybe ', 'or, ', 'that ', 'you ', 'to ', 'really ', 'if ', 'not, ', 'very '];
/** Just short enough to be put in other words. */
const EDITED_LETTERS = 1400;

describe('the analysis of a sentence that goes on and on', () => {
  // A pattern that can read such words in two ways does not end while anybody waits.
  it.each(LITTLE_WORDS)('ends for %j', (word) => {
    for (const beginning of BEGINNINGS)
      for (const type of MESSAGE_TYPES) {
        const text = (beginning + word.repeat(EDITED_LETTERS / word.length)).trimEnd();
        const { rewrite } = analyseMessage({ text, type }, { primaryCode: 'DP-01', secondaryCode: null });
        expect(rewrite.trim()).not.toBe('');
      }
  });

  it('ends for a boast that never comes to its noun', () => {
    const text = `We are a young ${'and '.repeat(60)}= team\n\nCould we talk on Friday?`;
    const reader = { primaryCode: 'DP-01', secondaryCode: null } as const;
    expect(analyseMessage({ text, type: 'outreach' }, reader).rewrite).toContain('Friday');
  });
});

it('a text of thousands of odd sentences is analysed like any other', () => {
  const line = `${'"Dana said: a.m. 999999999999999 '.repeat(10).slice(0, 200)}\n`;
  const message = { text: line.repeat(248), type: 'text' } as const;
  expect(analyseMessage(message, { primaryCode: 'DP-03', secondaryCode: null }).rewrite).not.toBe('');
});
