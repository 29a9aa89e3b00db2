import { type ComboboxItem, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { ApiError } from '../api/client.ts';
import { useSnaps } from '../api/queries.ts';
import { PROFILES } from '../text/profiles.ts';
import { shownName } from '../text/typed.ts';
import type { MadeSnap } from './made-snap.ts';
import { useReader } from './use-reader.ts';

const SEARCH_PAUSE_MILLISECONDS = 250;

export const PROFILE_CHOICES = PROFILES.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));

interface ReaderSelectProps {
  readonly made: MadeSnap | null;
  readonly value: string;
  onChange(value: string): void;
}

/** Somebody from the history, whom the service finds however long it is, or a profile without a person. */
export function ReaderSelect({ made, value, onChange }: ReaderSelectProps) {
  const [typed, setTyped] = useState({ text: '', chosenThen: value });
  const { person: chosen, error } = useReader(value);
  const chosenLabel = chosen === null ? labelOfProfile(value) : personChoice(chosen).label;
  // The field holds the name of what is chosen until somebody types into it; what was typed before a choice is past.
  const isName = chosenLabel === null || typed.text === chosenLabel;
  const search = isName || typed.chosenThen !== value ? '' : typed.text.trim();
  const people = usePeople(search);
  const offered = search === '' ? withFirst(people.found, [chosen, made]) : people.found;
  const groups = [
    { group: 'Profiles', items: PROFILE_CHOICES.filter(({ label }) => holds(label, search)) },
    { group: 'People of the history', items: offered.map(personChoice) },
  ];
  return (
    <Select
      label="Reader"
      description="Type to find anybody from the history."
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={made === null ? groups : groups.toReversed()}
      filter={({ options }) => options}
      nothingFoundMessage={people.isSearching ? 'Searching…' : 'Nobody found'}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
      onSearchChange={(text) => setTyped({ text, chosenThen: value })}
      {...(isGone(error) ? { 'data-refused': true } : {})}
      error={(error ?? people.error)?.message}
      allowDeselect={false}
      searchable
    />
  );
}

/** The newest people in whose name, job, profile or notes the service finds the words. */
function usePeople(search: string) {
  const [asked] = useDebouncedValue(search, SEARCH_PAUSE_MILLISECONDS);
  const snaps = useSnaps(asked);
  const found: readonly MadeSnap[] = snaps.data?.pages[0]?.snaps ?? [];
  return { found, isSearching: asked !== search || snaps.isFetching, error: snaps.error };
}

/** Nothing can be written to somebody who is not there. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

function withFirst(people: readonly MadeSnap[], first: readonly (MadeSnap | null)[]): readonly MadeSnap[] {
  const all = [...first.filter((person) => person !== null), ...people];
  return all.filter(({ snapId }, place) => all.findIndex((other) => other.snapId === snapId) === place);
}

function personChoice({ snapId, name, profile }: MadeSnap): ComboboxItem {
  const label = `${shownName(name)}, ${profile ?? 'no profile'} (snap ${snapId})`;
  return { value: String(snapId), label };
}

function labelOfProfile(code: string): string | null {
  return PROFILE_CHOICES.find(({ value }) => value === code)?.label ?? null;
}

function holds(label: string, search: string): boolean {
  return label.toLowerCase().includes(search.toLowerCase());
}
