import { expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const reasoningOf = (notes: string) =>
  predictProfile({ name: 'Robin Vale', notes, ageRange: null, jobType: null }).reasoning ?? '';

it('a quote goes on to the end of its clause where that is near', () => {
  const notes =
    "Two of the older ones felt steamrolled by the last change so she put ours off till they'd had their say. Signed then.";
  expect(reasoningOf(notes)).toContain('put ours off till they\'d had their say"');
});

it('a quote out of a long clause ends with no word that needs another', () => {
  const notes =
    'He counted the pallets himself and wrote down how many there were per lorry and compared the sum with the delivery notes and the weighbridge log and the invoices of the whole quarter and of the one before that';
  const quotes = reasoningOf(notes)
    .split('"')
    .filter((_, at) => at % 2 === 1);
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) {
    expect(notes).toContain(quote);
    expect(quote).not.toMatch(/ (?:and|the|of|with|how|a)$/);
  }
});

it.each([
  [
    'the words out of a long clause begin where somebody does something',
    'Took the old bus with the papers from the three hospitals and she wants every figure checked against the source and the method before anybody signs',
    /"she wants every figure/,
  ],
  [
    'a time stays with what is done since',
    'Since the strike he asks every shift how they feel about it.',
    /"Since the/,
  ],
  ['a figure keeps its sign', 'Signed because it lifts the takings by 12%.', /12%"/],
  [
    'a clause beside a relative keeps its first word',
    'Her one question was whether the scores had ever been checked against the raw data of daughters',
    /"Her one question was/,
  ],
])('in a quote %s', (_, notes, quoted) => {
  const reasoning = reasoningOf(notes);
  expect(reasoning).toMatch(quoted);
  for (const quote of reasoning.split('"').filter((__, at) => at % 2 === 1)) expect(notes).toContain(quote);
});
