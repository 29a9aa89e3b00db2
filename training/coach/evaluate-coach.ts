import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAndAfter, table } from './coach-report.ts';
import { HELD_OUT_FILE, MESSAGE_FILES, readLabelledMessages } from './labelled-messages.ts';
import { type CoachedMessage, coach } from './measure-coach.ts';

const REPORT = new URL('../../docs/evaluation-coach.md', import.meta.url);

/** Runs the coach over the labelled sets, writes docs/evaluation-coach.md and returns the table of figures. */
export function evaluateCoach(): string {
  const sets = ([...MESSAGE_FILES, HELD_OUT_FILE] as const).map((name) => ({
    name,
    coached: readLabelledMessages(name).map((message) => coach(message)),
  }));
  const figures = table(sets);
  writeFileSync(REPORT, report(figures, sets[0]?.coached ?? []));
  for (const { coached } of sets) for (const line of faults(coached)) console.log(line);
  return figures;
}

function report(figures: string, coached: readonly CoachedMessage[]): string {
  return `# How well the coach does

Measured by \`npx tsx training/coach/evaluate-coach.ts\` on the labelled drafts in \`data/messages\`. **Only the last column says what to
expect of your drafts**: no phrase, model or weight was made from \`${HELD_OUT_FILE}\`, whose 30 drafts are by one writer;
three thresholds were set with it in view. The coach was tuned on all the others, so their figures flatter it. \`npm run evaluate:unseen\`
measures every set with a phrase model that has not learnt from it.

A risk counts as found when a finding has its tag or quotes some of the
same words. A fact counts as kept when it stands in the rewrite letter for letter, without regard to case. Times depend on the machine.

${figures}

## Six drafts before and after

The first flawed draft of each type, not the best.

${beforeAndAfter(coached)}
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
