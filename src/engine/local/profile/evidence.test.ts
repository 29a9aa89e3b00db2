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
