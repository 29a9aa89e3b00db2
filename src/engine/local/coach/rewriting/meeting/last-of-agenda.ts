import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Rewritten } from '../body/body.ts';
import { capitalised } from '../sentence/smooth.ts';
import { lowerFirst } from './note-case.ts';

/** "Agenda: minutes, mice, keys, biscuits, and then the lease": group 1 is the row, group 2 what it ends on. */
const ENDS_ON =
  /^((?:agenda|points|topics|things)\b[^:,]{0,20}: (?:[^,;]{2,80}, ){3,20}(?!and )[^,;]{2,80}),? (?:and )?then ((?:the|our|an?) [^,;:()]{3,40}?)[.!]*$/iu;
/** What speaks of a thing named before. */
const SPEAKS_OF_IT = /^(?:they|it|he|she|this|that)(?:['’]\p{Ll}+)?\b/iu;

/**
 * What a long agenda ends on in front of the note that speaks of it, where this reader would meet the agenda only at
 * the end; the notes as they are where no note does.
 */
export function withLastOfAgenda(
  notes: readonly Rewritten[],
  profile: ProfileCode | null,
): readonly Rewritten[] {
  if (profile !== 'DP-07') return notes;
  const at = notes.findIndex(({ text }) => ENDS_ON.test(text));
  const row = notes[at];
  const next = notes[at + 1];
  const [, others, thing] = ENDS_ON.exec(row?.text ?? '') ?? [];
  if (row === undefined || next === undefined || others === undefined || thing === undefined) return notes;
  if (!SPEAKS_OF_IT.test(next.text) || next.text.includes(':')) return notes;
  return notes.with(at, { ...row, text: `${others}.` }).with(at + 1, {
    ...next,
    text: `${capitalised(thing)}: ${lowerFirst(next.text)}`,
  });
}
