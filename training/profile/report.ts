/** Writes what was measured as a page for docs/. */
import { CONFIDENCE_LABELS } from '../../src/domain/confidence.ts';
import { PROFILE_CODES } from '../../src/domain/profiles.ts';
import { NONE_CLASS, type ProfileModel } from '../../src/engine/local/profile/model.ts';
import { predictWith } from '../../src/engine/local/profile/predict-with-model.ts';
import { CHANGES, JUNK } from './changes.ts';
import {
  abstention,
  byLabel,
  confusion,
  type Judged,
  primaryRight,
  quoting,
  type Share,
  secondary,
  share,
  unchangedUnder,
} from './measure.ts';
import { SETTINGS } from './settings.ts';

const CLASS_NAMES = [...PROFILE_CODES, 'none'];
const HARD_WRITERS = ['c', 'k', 't', 'x'];
const PROSE_WRITERS = ['g', 'h', 'l'];
const EVERYDAY_WRITERS = ['aj'];
const GROUPS = ['natural notes', 'hard cases', 'descriptive prose', 'short labels', 'lines of every day'];
const LABEL_WRITERS: readonly string[] = SETTINGS.labelWriters;

function percent({ right, all }: Share): string {
  return all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} % (${right}/${all})`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function groupOf({ labelled }: Judged): string {
  if (LABEL_WRITERS.includes(labelled.writer)) return 'short labels';
  if (HARD_WRITERS.includes(labelled.writer)) return 'hard cases';
  if (EVERYDAY_WRITERS.includes(labelled.writer)) return 'lines of every day';
  return PROSE_WRITERS.includes(labelled.writer) ? 'descriptive prose' : 'natural notes';
}

function accuracySection(judged: readonly Judged[]): string {
  const groups = GROUPS.map((group) => {
    const members = judged.filter((item) => groupOf(item) === group);
    return [group, percent(primaryRight(members))];
  });
  const writers = [...new Set(judged.map(({ labelled }) => labelled.writer))].map((writer) => {
    const members = judged.filter(({ labelled }) => labelled.writer === writer);
    return [`writer ${writer}`, percent(primaryRight(members))];
  });
  const hard = judged.filter((item) => groupOf(item) === 'hard cases');
  const genres = [...new Set(hard.map(({ labelled }) => labelled.genre))].map((genre) => {
    return [`hard: ${genre}`, percent(primaryRight(hard.filter(({ labelled }) => labelled.genre === genre)))];
  });
  return table(['people with evidence', 'primary right'], [...groups, ...writers, ...genres]);
}

function profileSection(judged: readonly Judged[]): string {
  const right = (item: Judged): boolean => item.primary === item.labelled.primary;
  const rows = PROFILE_CODES.map((code, k) => [
    code,
    percent(
      share(
        judged.filter(({ primary }) => primary === k),
        right,
      ),
    ),
    percent(
      share(
        judged.filter(({ labelled }) => labelled.primary === k),
        right,
      ),
    ),
  ]);
  const counts = confusion(judged).map((row, k) => [CLASS_NAMES[k] ?? '', ...row.map(String)]);
  return `${table(['profile', 'precision', 'recall'], rows)}\n\nRows are the true profile, columns the predicted one.\n\n${table(['', ...CLASS_NAMES], counts)}`;
}

function confidenceSection(judged: readonly Judged[]): string {
  const predicted = judged.filter(({ primary }) => primary !== NONE_CLASS).length;
  const rows = CONFIDENCE_LABELS.map((label) => {
    const shareRight = byLabel(judged, label);
    return [label, percent(shareRight), percent({ right: shareRight.all, all: predicted })];
  });
  return table(['label', 'right', 'share of predictions'], rows);
}

function restSection(judged: readonly Judged[]): string {
  const nulls = abstention(judged);
  const second = secondary(judged);
  const quotes = quoting(judged);
  return table(
    ['what', 'measured'],
    [
      ['notes without evidence that get null', percent(nulls.withoutEvidence)],
      ['notes with evidence that get null', percent(nulls.withEvidence)],
      ['secondary precision', percent(second.precision)],
      ['secondary precision where one is labelled', percent(second.precisionWhereLabelled)],
      ['secondary recall', percent(second.recall)],
      ['predictions that quote', percent(quotes.quotes)],
      ['quotes that are verbatim', percent(quotes.verbatim)],
    ],
  );
}

function changeSection(judged: readonly Judged[], model: ProfileModel): string {
  const changes = CHANGES.map((change) => [
    change.name,
    percent(unchangedUnder(judged, change.apply)),
    `${100 * change.leastShare} %`,
  ]);
  const junk = JUNK.map(([name, notes]) => {
    const result = predictWith(model, { name: 'Ada Quist', notes, ageRange: null, jobType: null });
    return [name, result.primaryCode === null ? 'null' : `${result.primaryCode}, ${result.confidence}`];
  });
  return `${table(['notes rewritten', 'same primary', 'wanted'], changes)}\n\n${table(['junk', 'answer'], junk)}`;
}

/** What a busy person reads: the figures that count, what to make of them, and how they came about. */
export function shortSections(judged: readonly Judged[], milliseconds: number): readonly string[] {
  const ofGroup = (group: string): string =>
    percent(primaryRight(judged.filter((item) => groupOf(item) === group)));
  const nulls = abstention(judged);
  const everyday = abstention(judged.filter((item) => groupOf(item) === 'lines of every day'));
  const figures = table(
    ['of people whose writer it had not read', 'measured'],
    [
      ['natural notes: profile right', ofGroup('natural notes')],
      ['hard cases: profile right', ofGroup('hard cases')],
      ...CONFIDENCE_LABELS.map((label) => [`${label} is right`, percent(byLabel(judged, label))]),
      ['notes without evidence that get null', percent(nulls.withoutEvidence)],
      ['such as lines of every day that sound telling', percent(everyday.withoutEvidence)],
      ['notes with evidence that get null', percent(nulls.withEvidence)],
      ['a second profile is right where it is named', percent(secondary(judged).precision)],
      ['quotes that are verbatim', percent(quoting(judged).verbatim)],
      ['milliseconds for notes of about 60 words', milliseconds.toFixed(3)],
    ],
  );
  return [TITLE, `## In short\n\n${figures}\n\n${WHAT_TO_MAKE_OF_IT}`, HOW_IT_IS_MEASURED];
}

const TITLE =
  '# How good predictions are\n\n`npm run evaluate` writes this page. The coach has its own page, `evaluation-coach.md`.';

const WHAT_TO_MAKE_OF_IT = `So:

- **Lean on High**, take Medium for what it is, right in two of three cases, and Low for a first guess.
- **Null is an answer**: the notes hold nothing on how the person decides. Add what they asked, refused or chose.
- **Read the quotes.** They are the person's evidence; where they do not convince you, the prediction should not.
- A profile is a working guess for better communication, not a fact about a person, and not for hiring decisions.`;

const HOW_IT_IS_MEASURED = `## How it is measured

Every figure is **leave-one-writer-out**: the people of one writer are judged by a model that has read none of them, and whose decision layer was fitted on the other writers. The labelled people are synthetic (\`data/README.md\`), so a figure says how well the engine agrees with the definitions in \`profiles.md\`, on notes by somebody it has never read. Two things flatter it: the phrase bank, which has no people, is in every model, and its kind of prose is close to writer \`g\`; and how rare a word or pair is was counted over all texts, the left-out writer's included (labels were not used). Read \`g\` as too high, and \`h\` and \`l\` as the better stand-ins for prose. Hard cases are \`c\`, \`k\`, \`t\` and \`x\`, prose is \`g\`, \`h\` and \`l\`, short labels \`af\`, lines of every day \`aj\`, all others are natural notes.

What was compared and tried, and what each set showed before anything was trained on it: \`training/profile/evaluation-record.md\`.`;

/** The measured half of the page, from models that had not read the people's writers. */
export function reportSections(judged: readonly Judged[], model: ProfileModel): string {
  return [
    `## Who is right about unseen people\n\n${accuracySection(judged)}`,
    `## Profile by profile\n\n${profileSection(judged)}`,
    `## Confidence\n\n${confidenceSection(judged)}`,
    `## Abstention, second profile, quotes\n\n${restSection(judged)}`,
    `## What must not change the answer\n\n${changeSection(judged, model)}`,
  ].join('\n\n');
}

/** What the model that ships makes of the people of a writer that it has not read. */
export function heldOutSection(title: string, intro: string, judged: readonly Judged[]): string {
  const high = byLabel(judged, 'High');
  const predicted = judged.filter(({ primary }) => primary !== NONE_CLASS).length;
  const figures = table(
    ['what', 'measured'],
    [
      ['primary right', percent(primaryRight(judged))],
      ['High is right', percent(high)],
      ['share of predictions that are High', percent({ right: high.all, all: predicted })],
      ['Medium is right', percent(byLabel(judged, 'Medium'))],
    ],
  );
  return `## ${title}\n\n${intro}\n\n${figures}\n\n${restSection(judged)}`;
}
