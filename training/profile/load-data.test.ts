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

it('tells phrases that are typed as whole notes from statements out of longer ones', () => {
  const wholeNotes = corpus.phrases.filter(({ isWholeNote }) => isWholeNote).map(({ text }) => text);
  expect(wholeNotes).toContain('data nerd');
  expect(wholeNotes).toContain('Renewal due in June.');
  expect(wholeNotes).not.toContain('You boiled a twelve-slide pitch down to what it earns, then moved.');
});

it('holds underlined spans that stand in the notes word for word', () => {
  const faulty = corpus.people.filter(({ person, spans }) =>
    spans.some(({ text }) => !person.notes.includes(text)),
  );
  expect(faulty.map(({ id }) => id)).toEqual([]);
});
