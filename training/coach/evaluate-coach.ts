import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAndAfter, table } from './coach-report.ts';
import { MESSAGE_FILES, readLabelledMessages } from './labelled-messages.ts';
import { type CoachedMessage, coach } from './measure-coach.ts';

const REPORT = new URL('../../docs/evaluation-coach.md', import.meta.url);

/** Runs the coach over both labelled sets, writes docs/evaluation-coach.md and returns the table of figures. */
export function evaluateCoach(): string {
  const sets = MESSAGE_FILES.map((name) => ({
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

Measured by \`npx tsx training/coach/evaluate-coach.ts\` on the labelled drafts in \`data/messages\`. The coach was
tuned on all of them, so these figures flatter it. \`npm run evaluate:unseen\` measures every set with a phrase model that has not
learnt from it. So read, the 30 drafts of \`messages-dev-d.jsonl\`, by a writer unlike the others, had 79 % of their planted risks
named by tag and 87 % by tag or by the same words, a planted strength in 87 %, and none of 5 nearly ideal ones got more than one
risk; one in five of the risks matched no planted one. A few thresholds were chosen with these drafts in view: expect a little
less of drafts of your own.

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
