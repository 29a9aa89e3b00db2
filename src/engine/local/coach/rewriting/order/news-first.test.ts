import { expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { newsBehind } from './news-first.ts';

const lead = [rewritten('The oven uses 31% less gas.')];
const news = rewritten('The oven trial is over.');

it('the news stays in front of a lead only where it is of the same matter', () => {
  expect(newsBehind(lead, [news, rewritten('Ida has the sheet.')])).toBe(news);
  const aside = rewritten('My mother never trusted a salesman.');
  expect(newsBehind(lead, [aside, rewritten('Ida has the sheet.')])).toBeNull();
});

it('the news is not parted from days that count in its month', () => {
  const rota = rewritten('The oven rota for May is attached.');
  expect(newsBehind(lead, [rota, rewritten('You are on the 24th and the 31st.')])).toBeNull();
  expect(newsBehind(lead, [rota, rewritten('You are on the 24th of May.')])).toBe(rota);
});
