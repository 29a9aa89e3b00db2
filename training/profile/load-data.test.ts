import { expect, it } from 'vitest';
import { loadCorpus } from './load-data.ts';

const corpus = loadCorpus();

it('holds legal profiles only, Visionary never second, none never with a second', () => {
  const faulty = corpus.people.filter(
    ({ primary, secondary }) =>
      !(primary >= 0 && primary <= 7) ||
      secondary === 6 ||
      (secondary !== 7 && (primary === 7 || secondary === primary)),
  );
  expect(faulty.map(({ id }) => id)).toEqual([]);
});

it('holds underlined spans that stand in the notes word for word', () => {
  const faulty = corpus.people.filter(({ person, spans }) =>
    spans.some(({ text }) => !person.notes.includes(text)),
  );
  expect(faulty.map(({ id }) => id)).toEqual([]);
});
