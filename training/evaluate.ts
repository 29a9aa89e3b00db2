/** Measures the profile engine leave-one-writer-out, prints the figures and writes docs/evaluation.md. */
import { writeFileSync } from 'node:fs';
import { readShippedModel } from '../src/engine/local/profile/model.ts';
import { predictWith } from '../src/engine/local/profile/predict-with-model.ts';
import { readUnseen, withDecisions } from './profile/cross-validate.ts';
import { type HeldOutWriter, loadCorpus, loadHeldOutPeople } from './profile/load-data.ts';
import { judge, judgePeople } from './profile/measure.ts';
import { heldOutSection, reportSections, shortSections } from './profile/report.ts';
import { prepareTexts } from './profile/texts.ts';

const HELD_OUT: readonly (readonly [HeldOutWriter, string, string])[] = [
  [
    'ac',
    'One more writer, whom nothing has read',
    'Natural notes in `data/held-out/`, in the manner of writers `a`, `b`, `d`, `e` and `f`, for measuring only: nothing is trained on them.',
  ],
  [
    'ae',
    'What stands in CRM systems',
    'Half of these notes, `ae` in `data/held-out/`, hold facts of a deal and nothing on how the person decides. Nothing is trained on them.',
  ],
  [
    'ag',
    'Short labels',
    'Notes of a few words that call somebody something (`ag` in `data/held-out/`), a third of them praise, jobs and what is denied or said of somebody else. Nothing is trained on them.',
  ],
  [
    'ah',
    'Single lines',
    'One line about somebody (`ah` in `data/held-out/`), as whoever tries Attune types it first; two in five are errands, appointments and facts. Nothing is trained on them.',
  ],
  [
    'ak',
    'Notes of which more than half tell nothing',
    'Notes of up to 60 words (`ak` in `data/held-out/`), 75 of 130 with concrete things and nothing on how the person decides. Nothing is trained on them.',
  ],
  [
    'al',
    'Very short lines',
    'One to nine words (`al` in `data/held-out/`), 264 of 404 events, manners and errands worded to tempt ("Lost the match."). Nothing is trained on them; how soon a note of five words gets null was chosen with them in view.',
  ],
  [
    'am',
    'Short notes from offices and projects',
    'One to three sentences (`am` in `data/held-out/`), 180 of 260 plain events, results and logistics in the words of those that tell. Nothing is trained on them.',
  ],
  [
    'ap',
    'Notes that tell of somebody else',
    'Up to 32 words (`ap` in `data/held-out/`), 90 of 160 with what the note-taker, a firm, a rival or a boss wants or is like, what is to be asked, guesses and everyday facts. Nothing is trained on them.',
  ],
];

/** Median over rounds of the time for one prediction, in milliseconds. */
function medianMilliseconds(run: () => void, callsPerRound: number): number {
  const rounds = Array.from({ length: 9 }, () => {
    const start = performance.now();
    for (let call = 0; call < callsPerRound; call += 1) run();
    return (performance.now() - start) / callsPerRound;
  });
  return rounds.sort((a, b) => a - b)[4] ?? 0;
}

const corpus = loadCorpus();
const folds = withDecisions(readUnseen(prepareTexts(corpus)));
const judged = judge(folds);
const model = readShippedModel();
const people = corpus.people
  .map(({ person }) => person)
  .filter(({ notes }) => {
    const words = notes.split(/\s+/u).length;
    return words > 50 && words < 70;
  });
const long = {
  name: 'Ada Quist',
  notes: people
    .map(({ notes }) => notes)
    .join(' ')
    .slice(0, 50_000),
  ageRange: null,
  jobType: null,
};
let next = 0;
const short = medianMilliseconds(() => {
  const person = people[next % people.length];
  next += 1;
  if (person !== undefined) predictWith(model, person);
}, people.length * 3);
const longest = medianMilliseconds(() => void predictWith(model, long), 3);
const heldOut = HELD_OUT.map(([writer, title, intro]) =>
  heldOutSection(title, intro, judgePeople(loadHeldOutPeople(writer), model)),
);
const page = [
  ...shortSections(judged, short),
  reportSections(judged, model),
  ...heldOut,
  `## Time\n\nOn the machine that wrote this page: ${short.toFixed(3)} ms for notes of about 60 words, ${longest.toFixed(1)} ms for 50,000 characters (medians, warm).`,
].join('\n\n');
writeFileSync(new URL('../docs/evaluation.md', import.meta.url), `${page}\n`);
console.log(page);
