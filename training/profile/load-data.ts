/** Reads the labelled people, the spans an expert underlined for them, and the phrase bank from data/. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Person } from '../../src/engine/engine.ts';
import { NONE_CLASS } from '../../src/engine/local/profile/model.ts';

/** Index of a class: 0 to 6 are DP-01 to DP-07, 7 is none. */
export type ClassIndex = number;

export interface Span {
  readonly text: string;
  readonly class: ClassIndex;
  readonly polarity: string;
}

export interface LabelledPerson {
  readonly id: string;
  /** Letter of the file, which is one writer. */
  readonly writer: string;
  readonly genre: string;
  readonly person: Person;
  readonly primary: ClassIndex;
  readonly secondary: ClassIndex;
  readonly spans: readonly Span[];
}

export interface Phrase {
  readonly text: string;
  readonly class: ClassIndex;
  /** Typed as a note by itself ("data nerd", "Renewal in May", "Asks about risks first"), where other phrases are statements out of a longer one. */
  readonly isWholeNote: boolean;
}

/** Kinds of phrases that are whole notes. */
const WHOLE_NOTES = new Set(['label', 'crm', 'line']);

export interface Corpus {
  readonly people: readonly LabelledPerson[];
  readonly phrases: readonly Phrase[];
}

interface PersonLine extends Person {
  readonly id: string;
  readonly genre: string;
  readonly primary: string | null;
  readonly secondary: string | null;
}

interface PhraseLine {
  readonly text: string;
  readonly profile: string | null;
  readonly kind: string;
}

interface EvidenceLine {
  readonly id: string;
  readonly spans: readonly (readonly [string, string, string])[];
}

function readLines<Line>(path: URL): Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);
}

/** DP-0n to n − 1; anything else to none. */
export function classOf(code: string | null): ClassIndex {
  return code === null ? NONE_CLASS : Number(code.slice(-1)) - 1;
}

function readWriter(data: URL, file: string): LabelledPerson[] {
  const writer = file.slice('profiles-train-'.length, -'.jsonl'.length);
  const evidence = readLines<EvidenceLine>(new URL(`evidence/evidence-${writer}.jsonl`, data));
  const spansById = new Map(evidence.map((line) => [line.id, line.spans]));
  return readLines<PersonLine>(new URL(`people/${file}`, data)).map((line) => ({
    id: line.id,
    writer,
    genre: line.genre,
    person: { name: line.name, notes: line.notes, ageRange: line.ageRange, jobType: line.jobType },
    primary: classOf(line.primary),
    secondary: classOf(line.secondary),
    spans: (spansById.get(line.id) ?? []).map(([text, code, polarity]) => ({
      text,
      class: classOf(code),
      polarity,
    })),
  }));
}

export function loadCorpus(data: URL = new URL('../../data/', import.meta.url)): Corpus {
  const people = readdirSync(new URL('people/', data))
    .filter((file) => file.endsWith('.jsonl'))
    .sort();
  const phrases = readdirSync(new URL('phrases/', data))
    .filter((file) => file.endsWith('.jsonl'))
    .sort();
  return {
    people: people.flatMap((file) => readWriter(data, file)),
    phrases: phrases
      .flatMap((file) => readLines<PhraseLine>(new URL(`phrases/${file}`, data)))
      .map((line) => ({
        text: line.text,
        class: classOf(line.profile),
        isWholeNote: WHOLE_NOTES.has(line.kind),
      })),
  };
}

/**
 * Writers of whom no model that ships has read anything: natural notes of all kinds, what stands in CRM systems, labels,
 * single lines, and notes, very short lines and short notes of which most tell nothing, those of `ap` for what others want.
 */
export type HeldOutWriter = 'ac' | 'ae' | 'ag' | 'ah' | 'ak' | 'al' | 'am' | 'ap';

/** People of a held-out writer, for measuring only. */
export function loadHeldOutPeople(writer: HeldOutWriter): readonly LabelledPerson[] {
  return readWriter(new URL('../../data/held-out/', import.meta.url), `profiles-train-${writer}.jsonl`);
}
