/**
 * "Plan for Thursday: open with the savings", "note to self: slow down", "must let her talk" and "we should show her the plan" tell what
 * the writer of the notes means to do, and what they say of themselves beside it is theirs too. Left as they are: advice on the person ("give him the numbers first"),
 * whatever the person must have ("must see the data before she signs"), and notes that tell of nobody but "I", who may be the person.
 */
import { type Range, rangeOf } from './blanked.ts';
import { type Stretch, stretchesIn } from './features.ts';
import { markWords } from './marks.ts';
import type { NameRanges } from './name-mask.ts';
import { GIVING, TELLING, WHOM } from './note-taker-words.ts';
import { byFirstWord, phraseEnd, phrases } from './phrases.ts';
import type { Tokens } from './tokens.ts';
import { bears, holds, holdsStart, wordSet } from './unread.ts';

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday tomorrow today'.split(' ');
const OCCASIONS = [
  'the call',
  'the meeting',
  'the visit',
  'the session',
  'our call',
  'our meeting',
  'next week',
];
/** These open a plan by themselves, with a colon behind them. */
const HEADINGS_BY_WORD = byFirstWord(
  phrases([
    ...['plan', 'agenda', 'prep', 'preparation', 'strategy', 'approach'].flatMap((word) =>
      [...DAYS, ...OCCASIONS].map((when) => `${word} for ${when}`),
    ),
    ...OCCASIONS.map((when) => `for ${when}`),
    'note to self',
    'notes to self',
    'my plan',
    'our plan',
    'my approach',
    'prep',
    'my prep',
  ]),
);
/** What the writer must not forget. */
const REMINDERS_BY_WORD = byFirstWord(phrases(['remember to', 'do not forget to', 'do not forget the']));
/** Whoever must do something to the person is the writer. */
const DUTIES_BY_WORD = byFirstWord(
  phrases(['must', 'should', 'need to', 'have to', 'ought to', 'next time']),
);
/** "[We should] show him …", "[let]'s send her …", with what is given or told at once behind it. */
const PROPOSALS_BY_WORD = byFirstWord(
  phrases([
    ...['should', 'could', 'can', 'might', 'must', 'need to', 'have to'].flatMap((duty) =>
      ['we', 'i', 'maybe we', 'perhaps we', 'i think we', 'i think i'].map((who) => `${who} ${duty}`),
    ),
    'let',
  ]),
);
const GIVEN = new Set([...GIVING, ...TELLING]);
const DONE_TO_SOMEBODY = new Set([
  ...GIVEN,
  ...wordSet('let make help hear push rush stop call ring thank listen meet catch to'),
]);
/** A plan goes on in sentences that begin with one of these. */
const STEPS = wordSet(
  'bring ask print check call open show start lead remember mention wear listen let send book prepare push pay take do keep stay then maybe also must should need have no not',
);
const PERSON = wordSet('he she his hers');
const TABLES = [HEADINGS_BY_WORD, REMINDERS_BY_WORD, DUTIES_BY_WORD, PROPOSALS_BY_WORD] as const;
const MAY_PLAN = markWords(TABLES.flatMap((table) => [...table.keys()]));

/** Notes as they are looked at. */
interface Notes {
  readonly text: string;
  readonly tokens: Tokens;
  /** Where words begin that name the person. */
  readonly ownStarts: ReadonlySet<number>;
}

/** "Plan for Thursday: …". */
function isUnderHeading({ text, tokens }: Notes, { from, to }: Stretch): boolean {
  const end = phraseEnd(tokens, from, to, HEADINGS_BY_WORD);
  return end !== null && text.slice(tokens.ends[end - 1], tokens.starts[end]).includes(':');
}

/** "[Must] breathe, must let [her] talk", "[we should] show [Ines] the plan". */
function isDuty(notes: Notes, { from, to }: Stretch): boolean {
  const { tokens } = notes;
  const proposed = phraseEnd(tokens, from, to, PROPOSALS_BY_WORD);
  const isProposal = proposed !== null && GIVEN.has(tokens.words[proposed] ?? '');
  if (!isProposal && phraseEnd(tokens, from, to, DUTIES_BY_WORD) === null) return false;
  let isToPerson = false;
  for (let at = from + 1; at < to; at += 1) {
    const isOwn = notes.ownStarts.has(tokens.starts[at] ?? -1);
    const isWhom = DONE_TO_SOMEBODY.has(tokens.words[at - 1] ?? '');
    if (PERSON.has(tokens.words[at] ?? '') || (isOwn && !isWhom)) return false;
    isToPerson ||= isWhom && (isOwn || WHOM.has(tokens.words[at] ?? ''));
  }
  return isToPerson;
}

function isReminder({ tokens }: Notes, { from, to }: Stretch): boolean {
  return phraseEnd(tokens, from, to, REMINDERS_BY_WORD) !== null;
}

/** Whether the person does something in a sentence. */
function tellsOfPerson({ tokens, ownStarts }: Notes, sentence: Stretch): boolean {
  return holds(tokens, sentence, PERSON) || holdsStart(tokens, sentence, ownStarts);
}

/** Whether a sentence begins as a plan does: nearly all that begin with "I" and "we" do not, and are not looked at any closer. */
function mayPlan(tokens: Tokens, { from, to }: Stretch): boolean {
  return bears(tokens, from, MAY_PLAN) && TABLES.some((table) => phraseEnd(tokens, from, to, table) !== null);
}

/** What of the text the writer means to do, and, beside such a plan, what "I" do. Linear. */
export function plansOfNoteTaker(text: string, tokens: Tokens, own: NameRanges): readonly Range[] {
  const sentences = stretchesIn(tokens.sentences);
  if (!sentences.some((sentence) => mayPlan(tokens, sentence))) return [];
  const notes: Notes = { text, tokens, ownStarts: new Set(own.starts) };
  let isPlanning = false;
  const isOfSomebody = sentences.some(
    (sentence) => holds(tokens, sentence, WHOM) || tellsOfPerson(notes, sentence),
  );
  if (!isOfSomebody) return [];
  const arePlans = sentences.map((sentence) => {
    const isStep = STEPS.has(tokens.words[sentence.from] ?? '') && !tellsOfPerson(notes, sentence);
    const opens = isUnderHeading(notes, sentence) || isDuty(notes, sentence) || isReminder(notes, sentence);
    isPlanning = opens || (isPlanning && isStep);
    return isPlanning;
  });
  if (!arePlans.includes(true)) return [];
  return sentences.flatMap((sentence, place) => {
    const isOfWriter = tokens.words[sentence.from] === 'i' && !tellsOfPerson(notes, sentence);
    return arePlans[place] === true || isOfWriter ? [rangeOf(tokens, sentence)] : [];
  });
}
