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

it.each([
  [
    'er so she was polite and all that but she kept asking um where the numbers came from and how they had been measured um and she wants the spreadsheet with the formulas in not the picture of it and she said thanks',
    /^(?:she|he) /,
    /(?:um|er|and|the|of)$/,
  ],
  [
    'ok so um just out of the meeting and basically he er he only asked what we would win by it and how soon and then I went for a coffee and the rain had not stopped and so on and so forth and he wants to be first',
    /^(?:he|she|what|only) /,
    /(?:um|er|and|the|of)$/,
  ],
])('talk without stops is quoted from where somebody does something: %s', (notes, front, loose) => {
  const [quote] = reasoningOf(notes)
    .split('"')
    .filter((_, at) => at % 2 === 1);
  expect(quote).toMatch(front);
  expect(quote).not.toMatch(loose);
});

it.each([
  [
    'before what is unread',
    'Robin said yes before I had explained it, "never done that, let us try it tonight".',
  ],
  ['before a quotation mark', 'Can I have the source and the raw data and a list of what "ready" means?'],
])('a quote that stops %s ends with no word that needs another', (_, notes) => {
  const quotes = reasoningOf(notes)
    .split('"')
    .filter((__, at) => at % 2 === 1);
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(quote).not.toMatch(/ (?:before|of|what)$/);
});

it.each([
  'Kept the old boiler another year, "it knows us", and had it looked at twice.',
  'Kasia taped up "100 by 6:15", fried a hundred, switched the fryer off.',
  'Would not haggle. "I am not selling grass," she said, "I choose who lives here when the sea comes up."',
])('no quote begins or ends with a comma: %s', (notes) => {
  const quotes = reasoningOf(notes)
    .split('"')
    .filter((_, at) => at % 2 === 1);
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(quote).not.toMatch(/^,|,$/);
});
