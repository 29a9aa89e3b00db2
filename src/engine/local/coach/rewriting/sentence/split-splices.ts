import type { Unit } from '../parts/draft-parts.ts';
import { clausesOf, hasVerb, isWhole } from './clauses.ts';

const OWN_POINT = /^(?:not sure (?:who|when|where)|we should|let's|someone|somebody|anyone|whoever)\b/i;
/** A proposal, which is put as a question once its reason stands apart. */
const PROPOSED = /^(?:(?:so|and|but) )?(?:we should|let's|we have to|we need to|we must)\b/i;
const TASK = /^(?:someone|somebody|anyone) (?:\p{Ll}+ )?(?:needs to|should|has to|must|could)\b/iu;
const ASKED_OF_NOBODY = /^(?:maybe |perhaps )?(?:someone|somebody|anyone) (?:could|should|can)\b/i;
/** ", can you just tell them": what is asked of the reader behind what is told. */
const ASKS_YOU = /^(?:can|could|would|will) (?:you|u) (?!not\b)/i;
const HANGS =
  /^(?:(?:so|and|but) )?(?:if|when|while|as|since|because|once|before|after|hey|hi|please|sorry)\b/i;
/** "So was thinking, maybe …": what is thought comes next. */
const STILL_THINKING = /\b(?:thinking|wondering|hoping)$/i;
/** "Check the invite: comma missing, logo fuzzy, date wrong": what a colon announces stays behind it. */
const LISTS = /\p{L}: [^:,]{2,60},[^:,]{2,60},/u;
/** ", also the valve is not there": the next point. */
const NEXT_POINT =
  /^also,? (?!(?:is|are|was|were|do|does|did|can|could|will|would|shall|should|what|who|when|where|how|which|why)\b)\S+ \S+ \S/i;
const FEWEST_WORDS = 3;

/** More sentences than this are too many for a text; only a task is then parted from the rest. */
const MOST_SENTENCES = 3;

/** Chat sentences strung together with commas, "tyres look dodgy, someone should check", as one unit a point. */
export function splitSplices(units: readonly Unit[]): readonly Unit[] {
  const all = units.flatMap((unit) => splitUnit(unit, false));
  return all.length <= MOST_SENTENCES ? all : units.flatMap((unit) => splitUnit(unit, true));
}

/** Whether the rest of a sentence, from a clause on, can stand without the clause before it. */
function isOwnPoint(before: string, clause: string, rest: string, tasksOnly: boolean): boolean {
  if (STILL_THINKING.test(before)) return false;
  if (ASKS_YOU.test(rest)) return !HANGS.test(before);
  if (OWN_POINT.test(rest) || ASKED_OF_NOBODY.test(rest)) return true;
  return (!tasksOnly || PROPOSED.test(before)) && isWhole(clause);
}

function splitUnit(unit: Unit, tasksOnly: boolean): readonly Unit[] {
  const clauses = clausesOf(unit.text);
  if (clauses.length < 2 || unit.isListItem || LISTS.test(unit.text)) return [unit];
  const asksLast = ASKS_YOU.test(clauses.at(-1)?.text ?? '');
  if (
    unit.sentence.isQuestion &&
    !asksLast &&
    !TASK.test(unit.text) &&
    !ASKED_OF_NOBODY.test(clauses.at(-1)?.text ?? '')
  )
    return [unit];
  const starts = [0];
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (before === undefined || !/^,\s+$/.test(clause.joint)) continue;
    const rest = unit.text.slice(clause.start);
    const standsAlone = isOwnPoint(before.text, clause.text, rest, tasksOnly);
    const isAsked = unit.sentence.isQuestion && /^(?:maybe|perhaps|could|can|should)\b/i.test(rest);
    const followsTask =
      TASK.test(before.text) &&
      rest.split(' ').length >= FEWEST_WORDS &&
      (/\d/.test(rest) || isWhole(clause.text) || isAsked);
    const isNext =
      NEXT_POINT.test(clause.text) && hasVerb(clause.text) && before.text.split(' ').length >= FEWEST_WORDS;
    if ((standsAlone && isWhole(before.text)) || followsTask || isNext) starts.push(clause.start);
  }
  return starts.map((start, index) => ({
    ...unit,
    text: unit.text
      .slice(start, starts[index + 1] ?? unit.text.length)
      .trim()
      .replace(/,$/, ''),
  }));
}
