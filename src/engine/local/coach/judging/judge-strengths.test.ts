import { describe, expect, it } from 'vitest';
import type { Reader } from '../../../engine.ts';
import { analyseMessage } from '../analyse-message.ts';
import { readDraft } from '../reading/read-draft.ts';
import { judgeDraft } from './judge-draft.ts';
import { praiseOf } from './judge-strengths.ts';

const strengthsOf = (text: string) =>
  judgeDraft(readDraft(text, 'internal_comms'), { primaryCode: 'DP-04', secondaryCode: null }).strengths;

describe('praise for a figure or a day', () => {
  it('quotes words that hold one, however long the sentence is', () => {
    const strengths = strengthsOf(
      'The new breathing sets are already on the trucks, my colleague and I swapped the whole lot on Sunday night while all of you were fast asleep, 14 Kestrel packs are in by now, and the maker comes by on 9 April at 10:00.\n\nStation Officer Hallam approved it.',
    );
    const figures = strengths.filter(({ tag, alsoTag }) => [tag, alsoTag].includes('specific_numbers'));
    const days = strengths.filter(({ tag, alsoTag }) => [tag, alsoTag].includes('clear_deadline'));
    expect(figures.length + days.length).toBeGreaterThan(0);
    for (const { quote } of figures) expect(quote).toMatch(/\d/);
    for (const { quote } of days) expect(quote).toMatch(/9 April|10:00/);
  });
});

describe('praise for a day', () => {
  it('is not for a floor', () => {
    const strengths = strengthsOf(
      'The kitchen on the 3rd floor is closed. Please use the one on the 1st floor instead.',
    );
    expect(strengths.map(({ text }) => text).join('\n')).not.toMatch(/definite (?:date|time)|says when/);
  });
});

describe('the words of a praise', () => {
  const quotesOf = (text: string): string =>
    analyseMessage({ text, type: 'email' }, { primaryCode: 'DP-02', secondaryCode: null }).strengths.join(
      '\n',
    );

  it('are never those of a title or of somebody who is quoted', () => {
    const quotes = quotesOf(
      'Hi Ola, I was thinking of something else than usual: "What bees know about insurance". Would the 6th or the 9th suit you?',
    );
    expect(quotes).toContain('the 6th or the 9th');
    expect(quotes).not.toContain('insurance');
  });

  it('do not end in the air before a quotation', () => {
    const quotes = quotesOf(
      'Hi Ola, thank you so much for the invitation to "Harbour 2040". Would the 6th or the 9th suit you?',
    );
    expect(quotes).not.toMatch(/invitation to"/);
  });
});

describe('praiseOf', () => {
  it.each([
    ['by Friday', 'gives a definite date'],
    ['before noon', 'gives a definite time'],
    ['Can you send it today?', 'says when'],
  ])('calls "%s" what it is: %s', (quote, shows) => {
    const reader: Reader = { primaryCode: 'DP-05', secondaryCode: null };
    expect(praiseOf('clear_deadline', null, quote, reader)).toContain(`" ${shows}:`);
  });

  it.each([
    ['a 30 minute demo next week', 'says how long it takes'],
    ['saved 30 minutes on each of 40 visits', 'gives exact figures'],
  ])('calls "%s" what it is: %s', (quote, shows) => {
    const reader: Reader = { primaryCode: 'DP-07', secondaryCode: null };
    expect(praiseOf('specific_numbers', null, quote, reader)).toContain(`" ${shows}:`);
  });
});

describe('praise', () => {
  const quotesFor = (text: string) =>
    analyseMessage({ text, type: 'outreach' }, { primaryCode: 'DP-04', secondaryCode: null }).strengths.join(
      ' ',
    );

  it('quotes no merge field', () => {
    const fields = ['[Your Name]', '{{company}}', '<<City>>', '%SENDER_NAME%'];
    for (const field of fields) {
      const text = `Hi {{first_name}},\n\nI saw that ${field} won the school prize in 2024. Could we talk on 4 May?\n\n${field}`;
      expect(quotesFor(text)).not.toContain(field);
    }
  });

  it('is not for the telephone and the small print that a mail program adds', () => {
    const text =
      'Hi Ole,\n\nthe plan is done. Could you read it by Friday?\n\n-- \nIda Berg\nBerg Boats Ltd\n+45 20 555 0182\n\nThis e-mail is confidential. If you received this message in error you must delete it at once!!!';
    const { strengths, risks, rewrite } = analyseMessage(
      { text, type: 'email' },
      { primaryCode: 'DP-04', secondaryCode: null },
    );
    expect([...strengths, ...risks].join(' ')).not.toMatch(/0182|confidential|delete/);
    expect(rewrite).toContain('you must delete it at once!!!');
  });

  it('is not for numbers in a row', () => {
    expect(quotesFor('7 21 9 40')).toBe('');
  });
});
