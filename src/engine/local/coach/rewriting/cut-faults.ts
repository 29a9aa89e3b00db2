import { contentStems, inLowerCase, stemOf, withoutPossessive, wordsIn } from '../../../facts/words.ts';
import type { RiskFinding } from '../judging/finding.ts';
import { type Clause, LONGEST_PARTED, withoutClauses } from './clauses.ts';
import type { Unit } from './draft-parts.ts';
import type { Expendable } from './expendable.ts';
import { PLAIN_ASKS } from './wording/asks.ts';
import { REQUESTS } from './wording/requests.ts';
import { applyRules } from './wording/rule.ts';

const DENIES = /\b(?:not|never|no|nobody|none|without|cannot|nor|neither)\b|n['’]t\b/i;
/** "After the season" is a date, though no calendar has it. */
const NAMES_TIME = /\b(?:after|before|until|till|during|since) (?:the|our|your|my)\b/i;
/** What of the draft a cut must respect. */
export interface Around {
  readonly risks: readonly RiskFinding[];
  /** Whether little is wrong with the draft and it would come back as it was. */
  readonly insists: boolean;
  readonly expendable: Expendable;
  /** Names that stand elsewhere whatever goes. */
  readonly known: ReadonlySet<string>;
  /** The words of the draft, in lower case. */
  readonly draft: string;
  /** How often each stem stands in what is left of it. */
  readonly left: Map<string, number>;
}

/** From which chance on words without a fact are left out. */
const EXPENDABLE = 0.55;
/** The same where something has to go. */
const LIKELY_EXPENDABLE = 0.4;
/** The same for words that deny something, that ask, or of which one may name a thing. */
const SURELY_EXPENDABLE = 0.85;
/** "…, right?" wants no answer. */
const RHETORICAL = /, (?:right|huh|eh)\?$/i;

/** Whether the reader misses nothing when words of a unit are left out, by what experts leave out. */
export function canGo(unit: Unit, text: string, around: Around): boolean {
  if (NAMES_TIME.test(text)) return false;
  const named = namedOnlyHere(text, around);
  if (namesThing(text, named) || canBePlain(text) || introduces(text, around)) return false;
  const asks =
    unit.sentence.asks.some((ask) => ask.plain && ask.form !== 'implied') && !RHETORICAL.test(text);
  const isDoubtful = asks || named.length > 0 || DENIES.test(text);
  const least = isDoubtful ? SURELY_EXPENDABLE : around.insists ? LIKELY_EXPENDABLE : EXPENDABLE;
  return around.expendable.chance(unit, text, named.length) >= least;
}

const INTRODUCED = /\b(?:an?|another) ((?:\p{L}+ )?\p{L}{4,})\b/giu;

/** Whether words bring in a thing that the draft then takes as known: "There is an octopus", later "the octopus". */
function introduces(text: string, { draft }: Around): boolean {
  const lower = text.toLowerCase();
  const after = draft.indexOf(lower) + lower.length;
  for (const [, thing = ''] of lower.matchAll(INTRODUCED))
    for (const noun of [thing, thing.split(' ').at(-1) ?? ''])
      if (draft.indexOf(`the ${noun}`, after) !== -1) return true;
  return false;
}

/** Whether words ask for something in a roundabout way, so that they can be put as a plain question. */
function canBePlain(text: string): boolean {
  return applyRules(text, PLAIN_ASKS) !== text || applyRules(text, REQUESTS) !== text;
}

/** The words for things that what is left of the draft has nowhere else. */
function namedOnlyHere(text: string, { left, expendable }: Around): readonly string[] {
  return thingsOnlyIn(text, left, (word) => expendable.isPlain(word));
}

/** The words for things of a text that have no other place among the counted stems. */
export function thingsOnlyIn(
  text: string,
  counts: ReadonlyMap<string, number>,
  isPlain: (word: string) => boolean,
): readonly string[] {
  const named = new Map<string, { readonly word: string; readonly count: number }>();
  for (const word of wordsIn(text)) {
    const lower = inLowerCase(word);
    const stem = stemOf(lower);
    if (stem !== null && !isPlain(withoutPossessive(lower)))
      named.set(stem, { word, count: (named.get(stem)?.count ?? 0) + 1 });
  }
  return [...named]
    .filter(([stem, { count }]) => (counts.get(stem) ?? 0) <= count)
    .map(([, { word }]) => word);
}

/** The chance from 0 to 1 that an expert does without the unit. */
export function chanceOfUnit(unit: Unit, around: Around): number {
  return around.expendable.chance(unit, unit.text, namedOnlyHere(unit.text, around).length);
}

/** Notes that words of the draft are left out. */
export function leaveOut(text: string, { left }: Around): void {
  for (const stem of contentStems(text)) left.set(stem, (left.get(stem) ?? 0) - 1);
}

function takeBack(text: string, { left }: Around): void {
  for (const stem of contentStems(text)) left.set(stem, (left.get(stem) ?? 0) + 1);
}

/** The unit without the clauses that its reader can do without. */
export function withoutFaultClauses(unit: Unit, around: Around): Unit {
  if (around.risks.length < 2 || unit.text.length > LONGEST_PARTED) return unit;
  const text = withoutClauses(
    unit.text,
    (clause) =>
      !statesResultOrLimit(clause) &&
      !isCondition(clause) &&
      !WHICH_ONES.test(clause.text) &&
      canGo(unit, clause.text, around),
  );
  if (text === unit.text) return unit;
  leaveOut(unit.text, around);
  takeBack(text, around);
  return { ...unit, text };
}

/** "…, so the oven is off", "…, not blind": what came of it, or how far it goes, is a fact without a number. */
function statesResultOrLimit({ joint, text }: Clause): boolean {
  return (/\bso\s*$/i.test(joint) && RESULT.test(text)) || LIMIT.test(text);
}

/** "…, if you think we need one" leaves something to the reader. */
function isCondition({ joint, text }: Clause): boolean {
  return (
    joint !== '' &&
    /^(?:if|unless|as long as|provided(?: that)?) (?!(?:it|that)['’]s\b|possible\b|need be\b|any\b|I\b)/i.test(
      text,
    )
  );
}

/** "…, the ones with windows" says which. */
const WHICH_ONES = /^the ones? (?:with|who|that|which|on|in|at|from|by)\b/i;

const RESULT =
  /^(?:now )?(?:the|our|your|my|all|both|no|nobody|it|they|she|he) (?:\p{L}+ ){0,3}?(?:is|are|was|were|has|have|had|will|can|can['’]t|cannot|must|closes?|stops?|starts?|stays?|needs?|ends?)\b/iu;
const LIMIT = /^(?:but )?not (?!that\b|to\b|very\b|really\b|sure\b|a\b)(?:\p{L}+)(?: \p{L}+)?[.!]*$/iu;

function isDefinite(before: string): boolean {
  return /\b(?:the|a|an|my|our|your|ur|his|her|their|this) $/i.test(before);
}

/** Whether a sentence names a thing that what is left of the draft names nowhere else. */
export function isNeeded(unit: Unit, around: Around): boolean {
  return namesThing(unit.text, namedOnlyHere(unit.text, around));
}

/** "… about the gas bottles", "… it was the marathon": the matter, named at the end and nowhere else. */
const ENDS_WITH_THING = /\b(?:the|your|our) ((?:\p{Ll}+ )?\p{Ll}+)[.!]*$/u;

/** Whether words end with the name of a thing that what is left of the draft has nowhere else. */
export function endsWithNeededThing(text: string, around: Around): boolean {
  const thing = ENDS_WITH_THING.exec(text.trim())?.[1];
  return thing !== undefined && namedOnlyHere(thing, around).length > 0;
}

/** Whether words for things are more than one that may be none: "a nuisance" names one, "nuisance" may not. */
function namesThing(text: string, named: readonly string[]): boolean {
  return named.length > 1 || named.some((word) => isDefinite(text.slice(0, text.indexOf(word))));
}
