import { expect, it } from 'vitest';
import { stretchesIn } from '../../src/engine/local/profile/features.ts';
import { tokenise } from '../../src/engine/local/profile/tokens.ts';
import { isTelling, labelSentences, labelSpans } from './label-sentences.ts';
import type { LabelledPerson } from './load-data.ts';

const NOTES =
  'The bus was late. Asked for the data. His boss wants a plan. Asked for the data, then for the feelings of all.';
const PERSON: LabelledPerson = {
  id: 'x-1',
  writer: 'x',
  genre: 'note',
  person: { name: 'Ada Quist', notes: NOTES, ageRange: null, jobType: null },
  primary: 2,
  secondary: 5,
  spans: [
    { text: 'Asked for the data.', class: 2, polarity: 'for' },
    { text: 'His boss wants a plan', class: 4, polarity: 'other' },
    { text: 'Asked for the data, then', class: 2, polarity: 'for' },
    { text: 'feelings of all', class: 5, polarity: 'for' },
  ],
};
const TOKENS = tokenise(NOTES, { starts: [], ends: [], areAsWritten: [] });

it('labels the sentences on which the underlining agrees', () => {
  expect(labelSentences(PERSON, TOKENS).map(({ kind, class: shown }) => [kind, shown])).toEqual([
    ['empty', 7],
    ['telling', 2],
    ['misleading', 7],
  ]);
});

it('takes a sentence that shows several profiles for telling, too', () => {
  const telling = stretchesIn(TOKENS.sentences).map((sentence) => isTelling(PERSON, TOKENS, sentence));
  expect(telling).toEqual([false, true, false, true]);
});

it('labels the words of each underlined span, none where it is not for the person', () => {
  const spans = labelSpans(PERSON, TOKENS).map(({ from, to, class: shown }) => [
    TOKENS.words.slice(from, to).join(' '),
    shown,
  ]);
  expect(spans).toEqual([
    ['asked for the data', 2],
    ['his boss wants a plan', 7],
    ['asked for the data then', 2],
    ['feelings of all', 5],
  ]);
});
