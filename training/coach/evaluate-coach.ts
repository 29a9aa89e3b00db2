import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAndAfter, keptFaultsByTag, table } from './coach-report.ts';
import { HELD_OUT_FILES, MESSAGE_FILES, RULE_FILES, readLabelledMessages } from './labelled-messages.ts';
import { type CoachedMessage, coach } from './measure-coach.ts';

const REPORT = new URL('../../docs/evaluation-coach.md', import.meta.url);

/** Runs the coach over the labelled sets, writes docs/evaluation-coach.md and returns the table of all sets. */
export function evaluateCoach(): string {
  const sets = ([...MESSAGE_FILES, ...RULE_FILES, ...HELD_OUT_FILES] as const).map((name) => ({
    name,
    coached: readLabelledMessages(name).map((message) => coach(message)),
  }));
  const isHeldOut = new Set<string>(HELD_OUT_FILES);
  const heldOut = sets.filter(({ name }) => isHeldOut.has(name));
  writeFileSync(REPORT, report(heldOut, sets[0]?.coached ?? []));
  for (const { coached } of sets) for (const line of faults(coached)) console.log(line);
  return table(sets);
}

/** Counted by readers, who compared rewrites without being told whose they were. */
const READ_BLIND = `Readers (language models, like the writers) compared the rewrites of version 15 with the expert's, without being told
which was which: of the 24 drafts of \`messages-held-out-i.jsonl\` they preferred the coach's in none, found 3 alike and the expert's better in 21. A mistake that a careful
writer would mend first (something lost, broken or turned round) stood in 3 to 5 of the coach's 24. **So read a rewrite before you send it**: it keeps numbers, dates and names, cuts
and rewords what is plainly at fault, and leaves much standing that an expert would put otherwise. Version 19 rewrites 38
of the 390 drafts below differently from version 18: two readers preferred it in 26 and 28, version 18 in 11 and 10, and counted such mistakes in 13 and 13 of version 19's and in 31 and 31 of
version 18's. Cutting more than it does is worse for readers, and so is cutting less: with half the certainty asked before words are left out they preferred the bolder rewrite in 10 of 36, with
half as much again the more careful one in 13 of 45.

All these drafts were written for it and all want something. So versions 18 and 19 were read on messages that people really sent, of public collections that are not kept here, on messages that nobody had looked at before. Of 45 mails
that version 19 rewrites differently from version 18 two readers preferred it in 32 and 32, version 18 in 12 and 12, and counted such mistakes in 10 and 10 of its mails (version 18: 27 and 27); of 45 texts one reader preferred it in 29 (15), with such
mistakes in 6 (23); of 15 announcements, hard letters, first letters and minutes in 12 (2), with mistakes in 5 (12). Some bounds of what is named were set after these readings. Of 200 such mails it leaves 78 as they are (version 18: 56) and names 236 risks in them (337); of 440 texts 269 (239), with 176 risks (256). Real messages are still
where it errs most: **about one changed mail in four should not go out as it is**, and risks named in announcements and hard letters (120 in 48) are often beside the point.

Suggestions were judged for the first time in version 15: of 231, readers called 14 % good, 41 % right but general, 32 % wrong, and in 12 % the criticism itself was. They have been reworked three times since. Read as a whole list, for
48 drafts that nothing was made from, two readers preferred version 17's in 34 and 34, version 16's in 14 and 14; of 33 of version 18's for 14 drafts their maker called 7 wrong (12 of 34 before). So read them as advice and not as orders.`;

function report(
  heldOut: readonly { readonly name: string; readonly coached: readonly CoachedMessage[] }[],
  shown: readonly CoachedMessage[],
): string {
  const all = heldOut.flatMap(({ coached }) => coached);
  const name = `all ${heldOut.length} sets`;
  return `# How well the coach does

Measured by \`npx tsx training/coach/evaluate-coach.ts\` on ${all.length} labelled drafts in \`data/messages\` that no phrase, rule, model or weight was made
from. Their writers planted the faults and merits that an expert should see, listed the facts that a rewrite must keep, and wrote the rewrite that they would send. Which of these
drafts were looked at all the same, how it was before, and what was tried: \`training/coach/evaluation-record.md\`.

## In short

${table([{ name, coached: all }])}

A risk counts as found when a finding has its tag or quotes some of the same words, and so does a strength. Experts
named the worst two to four, so a risk that matches none of theirs need not be wrong. A fact counts as kept when it stands in the rewrite letter for letter, without regard to case. More flawed drafts come
back unchanged than before version 19, since no stock question is put behind a draft only so that something is changed: on real messages such a line was worse than none in 105 of 107. The bounds of what a
mail is taken to want were chosen with the figures of this page in view. Times depend on the machine, and are a tenth longer here than in the built service: the loader that
runs TypeScript wraps every function.

## Read blind beside the rewrites of experts

${READ_BLIND}

## By set

${table(heldOut)}

## Fault words that stay

How often the rewrite of a held-out draft still holds the words of a planted fault in a row. Some carry the draft's
facts ("from tomorrow the night guard is gone") and stand in the ideal rewrite as well.

${keptFaultsByTag(all)}

## Six drafts before and after

The first flawed draft of each type, not the best.

${beforeAndAfter(shown)}
`;
}

function faults(coached: readonly CoachedMessage[]): readonly string[] {
  return coached.flatMap(({ message, lostFacts, invented, isTooLong, isUnchangedFlawed, isBrokenText }) => {
    const found = [
      ...lostFacts.map((fact) => `lost "${fact}"`),
      ...invented.map((fact) => `invented ${fact}`),
      ...(isTooLong ? ['too long'] : []),
      ...(isUnchangedFlawed ? ['unchanged'] : []),
      ...(isBrokenText ? ['no longer a text'] : []),
    ];
    return found.length === 0 ? [] : [`${message.id}: ${found.join(', ')}`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(evaluateCoach());
