import { markWords } from './marks.ts';

/** Short forms of people who type notes in a hurry, and the words they are read as. Left out: those with several senses ("pt", "min"). */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  about: 'abt',
  account: 'acct',
  approximately: 'approx',
  because: 'bc bcs bcos cuz',
  before: 'b4',
  calculation: 'calc',
  calculations: 'calcs',
  colleague: 'coll',
  customer: 'cust',
  customers: 'custs',
  department: 'dept',
  different: 'diff',
  each: 'ea',
  everyone: 'every1 evry1',
  government: 'govt',
  hours: 'hrs',
  important: 'impt',
  information: 'info',
  management: 'mgmt',
  market: 'mkt',
  marketing: 'mktg',
  meeting: 'mtg',
  meetings: 'mtgs',
  message: 'msg',
  minutes: 'mins',
  next: 'nxt',
  number: 'nr',
  numbers: 'nrs nums',
  people: 'ppl',
  please: 'pls plz',
  possible: 'poss',
  probably: 'prob',
  problems: 'probs',
  quarter: 'qtr',
  question: 'qn',
  questions: 'qs qns',
  really: 'rly',
  references: 'refs',
  requirements: 'reqs',
  should: 'shd',
  someone: 'some1',
  something: 'smth sth',
  source: 'src',
  sources: 'srcs',
  thanks: 'thx',
  though: 'tho',
  through: 'thru',
  tomorrow: 'tmrw',
  week: 'wk',
  weeks: 'wks',
  with: 'w',
  without: 'w/o',
  would: 'wd',
  year: 'yr',
  years: 'yrs',
};

const WORD_OF_SHORT = new Map(
  Object.entries(WRITTEN_OUT).flatMap(([word, forms]) =>
    forms.split(' ').map((short) => [short, word] as const),
  ),
);

/** The mark of every short form. */
export const IN_SHORT = markWords(WORD_OF_SHORT.keys());

/** The word that a short form stands for; any other word as it is. */
export function writtenOut(word: string): string {
  return WORD_OF_SHORT.get(word) ?? word;
}
