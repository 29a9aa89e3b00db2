/**
 * Notes as words, before any model sees them: without other people's words, the name masked, and without what only says who the
 * person is.
 */
import { blanked, type Range } from './blanked.ts';
import { withoutDescriptions } from './descriptions.ts';
import { doubtsIn } from './doubts.ts';
import { encountersIn } from './encounters.ts';
import { toldOfFirms } from './firms.ts';
import { sentencesOnGroups } from './groups.ts';
import { expectedOfJobs } from './jobs.ts';
import { findName, type NameRanges } from './name-mask.ts';
import { notMetIn } from './not-met.ts';
import { deedsOfNoteTaker } from './note-taker.ts';
import { clausesOfOthers } from './other-subjects.ts';
import { pastIn } from './past.ts';
import { plansOfNoteTaker } from './plans.ts';
import { type Told, toldBySource } from './sources.ts';
import { suppositionsIn } from './suppositions.ts';
import { type Tokens, tokenise } from './tokens.ts';
import { withoutOthersWords } from './whose-words.ts';
import { stancesOfNoteTaker } from './writers-stance.ts';

export interface ReadableNotes {
  /** The notes with spaces in place of what is not read, so that offsets hold; the notes themselves when all is read. */
  readonly text: string;
  readonly tokens: Tokens;
  /** Where the notes tell what their writer only guesses, or doubts. */
  readonly doubted: readonly Range[];
  /** Where they tell of a past that has given way to a present. */
  readonly past: readonly Range[];
  /** What each of several others tells of the person; empty where fewer than two do. */
  readonly told: readonly Told[];
  /** Whether other people's words are among what is not read. */
  readonly holdsOthers: boolean;
}

/** `isEverydayWord` says of a lower-case word whether it is ordinary English (name-mask.ts). */
export function readableNotes(
  notes: string,
  name: string,
  isEverydayWord: (word: string) => boolean,
): ReadableNotes {
  const evidence = withoutOthersWords(notes, name);
  const found = findName(evidence, name, isEverydayWord);
  const all = tokenise(evidence, found);
  const deeds = blanked(evidence, deedsOfNoteTaker(evidence, all, found));
  const planned = blanked(deeds, plansOfNoteTaker(evidence, all, found));
  const writers = blanked(planned, stancesOfNoteTaker(evidence, all, found));
  const seen = blanked(writers, suppositionsIn(evidence, all, found));
  const ofPerson = blanked(seen, toldOfFirms(evidence, all, found));
  const met = blanked(ofPerson, notMetIn(evidence, all, found));
  const done = blanked(met, encountersIn(evidence, all, found));
  const ofPersons = blanked(done, clausesOfOthers(evidence, all, name, found));
  const certain = blanked(ofPersons, sentencesOnGroups(all, found));
  const { said, doubted } = doubtsIn(evidence, all, found.starts);
  const own = blanked(certain, said);
  const past = pastIn(all);
  const told = toldBySource(all, found);
  const tokens = own === evidence ? all : tokenise(own, leftIn(own, found));
  const text = blanked(withoutDescriptions(own, tokens), expectedOfJobs(tokens));
  const holdsOthers = own !== notes;
  const read = text === own ? tokens : tokenise(text, leftIn(text, found));
  return { text, tokens: read, doubted, past, told, holdsOthers };
}

/** The places of the name that were not left out. */
function leftIn(text: string, { starts, ends, areAsWritten }: NameRanges): NameRanges {
  const isLeft = (_: unknown, at: number): boolean => text[starts[at] ?? 0] !== ' ';
  return {
    starts: starts.filter(isLeft),
    ends: ends.filter(isLeft),
    areAsWritten: areAsWritten.filter(isLeft),
  };
}
