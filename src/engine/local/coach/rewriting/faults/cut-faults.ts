import { allMatches } from '../../../../facts/all-matches.ts';
import { contentStems } from '../../../../facts/words.ts';
import type { Unit } from '../parts/draft-parts.ts';
import { applyRules } from '../patterns/rule.ts';
import { type Clause, LONGEST_PARTED } from '../sentence/clauses.ts';
import { withoutClauses } from '../sentence/cut-clauses.ts';
import { PLAIN_ASKS } from '../wording/asks/asks.ts';
import { REQUESTS } from '../wording/asks/requests.ts';
import type { Around } from './around.ts';
import {
  holdsThing,
  isMended,
  leastByWords,
  leastChance,
  leastOfAll,
  namesThing,
} from './expendable/least-chance.ts';
import { isWholeFault, LEAST_IF_WHOLE, leastIfNamed } from './expendable/named-for-tone.ts';
import { onlyAmong } from './expendable/things.ts';
import { isBinding } from './staying/binding-words.ts';
import { tellsOwnStep } from './staying/own-step.ts';
import { tellsRise } from './staying/plain-claim.ts';
import { statesObservation } from './staying/plain-observation.ts';
import { statesRule } from './staying/stated-rule.ts';
import { countsOn, isStrangersMatter } from './staying/strangers-matter.ts';
import { givesView } from './staying/writers-view.ts';

/** "After the season" is a date, though no calendar has it. */
const NAMES_TIME = /\b(?:after|before|until|till|during|since) (?:the|our|your|my)\b/i;
/** "Let me know if you have time next week": an ask that says when, however soft. */
const ASKS_WHEN = /\b(?:(?:this|next) (?:week|month|year|term)|tomorrow)\b/i;
const ASKS_TO_HEAR = /^(?:please )?let me know (?:if|whether|when)\b/i;
/** What a message of its type must not lose: a stranger's matter, what others did, the writer's own next step. */
function isNeededInType(text: string, around: Around): boolean {
  switch (around.type) {
    case 'outreach':
      return isStrangersMatter(text);
    case 'difficult_conversation':
      return OF_ANOTHER.test(text) && !isOfFinding(text, around);
    case 'text':
      return tellsOwnStep(text);
    default:
      return false;
  }
}

/** Whether the reader misses nothing when words of a unit are left out, by what experts leave out. */
export function canGo(unit: Unit, text: string, around: Around): boolean {
  if (NAMES_TIME.test(text) || INNER_STOP.test(text) || OWN_WISH.test(text) || isMeant(text)) return false;
  if (tellsRise(text) || statesObservation(text) || saysWhatItIs(text, around)) return false;
  if (isNeededInType(text, around)) return false;
  if (ASKS_WHEN.test(text) && (unit.sentence.asks.length > 0 || ASKS_TO_HEAR.test(text))) return false;
  const named = namedOnlyHere(text, around);
  const isPart = text.length < unit.text.length;
  if (isPart && namesThing(text, named) && leastIfNamed(text, true, named, around) === null) return false;
  const chance = around.expendable.chance(unit, text, named.length);
  if (chance < leastOfAll(around) && !isLikelyFault(unit, text, chance, around)) return false;
  const least = leastChance(unit, text, named, around);
  if (least === null || chance < least || canBePlain(text) || introduces(text, around)) return false;
  return isPart || chance >= leastByWords(text, named, false, around) || !isMended(unit, around);
}

/** Whether a finding quotes the whole unit for its tone, and it is not too likely one that experts keep. */
function isLikelyFault(unit: Unit, text: string, chance: number, { risks }: Around): boolean {
  return chance >= LEAST_IF_WHOLE && text === unit.text && isWholeFault(text, risks);
}

/** Whether words name a thing that what is left of the draft has nowhere else. */
export function namesOwnThing(text: string, around: Around): boolean {
  return holdsThing(text, namedOnlyHere(text, around));
}

/** "He's fine.": what became of somebody who is neither the writer nor the reader. */
const OF_ANOTHER = /^(?:luckily |thankfully |fortunately )?(?:he|she)\b(?!.*\b(?:you|your)\b)/i;

function isOfFinding(text: string, { risks }: Around): boolean {
  return risks.some(({ quote, secondQuote }) => [quote, secondQuote].some((words) => words?.includes(text)));
}

/** A full stop inside, where two sentences are taken for one. */
const INNER_STOP = /\p{L}[.!?] \p{Lu}/u;
/** "…, but I did not mean that": what the writer wants or takes back. */
const OWN_WISH =
  /\bI (?:need|want|didn['’]t mean|did not mean)\b|\b(?:I|we)(?:['’]d| would) (?:love|like) to (?:borrow|use|rent|hire|book|have|buy|take|keep|film|play|show|visit|park)\b|\bthat(?:['’]s| was| is) (?:us|me|mine|ours|on (?:me|us))\b|\bthere (?:might|could|may) have been\b|\bI['’]?(?: a)?m (?:so |very |really )?grateful\b|\bwe(?:['’]re| are) (?:related|cousins|neighbours|family)\b/i;

const INTRODUCED = /\b(?:an?|another) ((?:\p{L}+ )?\p{L}{4,})\b/giu;

/** Whether words bring in a thing that the draft then takes as known: "There is an octopus", later "the octopus". */
function introduces(text: string, { draft }: Around): boolean {
  const lower = text.toLowerCase();
  const after = draft.indexOf(lower) + lower.length;
  for (const [, thing = ''] of allMatches(lower, INTRODUCED))
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
  return onlyAmong(expendable.thingsIn(text), left);
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
  const text = cutFaultClauses(unit, around);
  if (text === unit.text) return unit;
  leaveOut(unit.text, around);
  takeBack(text, around);
  return { ...unit, text };
}

/** The unit's words without those clauses. */
export function cutFaultClauses(unit: Unit, around: Around): string {
  if (around.risks.length < 2 || unit.text.length > LONGEST_PARTED) return unit.text;
  if (around.plain.has(unit.sentence)) return unit.text;
  return withoutClauses(
    unit.text,
    (clause) =>
      !statesResultOrLimit(clause) &&
      !isCondition(clause) &&
      !isNextPoint(clause) &&
      !WHICH_ONES.test(clause.text) &&
      !ENDS_LIST.test(clause.text) &&
      !countsOn(clause.text) &&
      !SAYS_WHO.test(clause.text) &&
      canGo(unit, clause.text, around),
  );
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

/** A thing in a word to four. */
const NAMES_ONLY =
  /^(?!(?:I|we|you|he|she|it|they|there|this|that|everything|everyone|nobody|maybe|just)\b)[\p{L}\d-]+(?: [\p{L}\d-]+){0,3}[.!]*$/iu;

/** "…, followed by open discussion" */
const FOLLOWS = /^(?:followed by|as well as|along with|together with|and finally|and lastly)\b/i;

/** "…, then new features, then team changes" goes on with a plan. */
function isNextPoint({ joint, text }: Clause): boolean {
  return FOLLOWS.test(text) || (/\bthen\s*$/i.test(joint) && NAMES_ONLY.test(text));
}

/** "I'm Jess, a life coach": the rest is nothing without it; and "…, royalty and everyone in between" is a list. */
const SAYS_WHO =
  /^(?:I['’]m|I am|[Mm]y name is|[Tt]his is|[Ww]e['’]re|[Ww]e are) \p{Lu}|^(?:every(?:one|body)|people|those|nobody) (?:in between|else|involved|concerned|around)[.!]*$/u;

/** "…, and whatever else there is" ends a list, which would lack its "and" without it. */
const ENDS_LIST = /^whatever (?:else|comes|there|is left|you (?:like|want|need|prefer|fancy))\b/i;

/** "…, the ones with windows" says which. */
const WHICH_ONES = /^the ones? (?:with|who|that|which|on|in|at|from|by)\b/i;

const RESULT =
  /^(?:now )?(?:the|our|your|my|all|both|no|nobody|it|they|she|he) (?:\p{L}+ ){0,3}?(?:is|are|was|were|has|have|had|will|can|can['’]t|cannot|must|closes?|stops?|starts?|stays?|needs?|ends?)\b/iu;
const LIMIT = /^(?:but )?not (?!that\b|to\b|very\b|really\b|sure\b|a\b)(?:\p{L}+)(?: \p{L}+)?[.!]*$/iu;

/** Whether words hold what only the writer can say: a view, a promise, a rule, what happened and when. */
export function isMeant(text: string): boolean {
  return isBinding(text) || statesRule(text) || givesView(text);
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

/** "… it's the gearbox", "the problem was the valve": what a matter turns out to be. */
const TURNS_OUT =
  /\b(?:it|that|this|(?:the|our|your) (?:problem|trouble|reason|cause|culprit|fault|snag|catch|answer|winner))(?:['’]s| is| was| turned out to be| turns out to be) (?:the|our|your|my|his|her|their) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)[.!]*$/iu;

/** Whether words end in what a matter turns out to be, in a noun that what is left of the draft has nowhere else. */
export function saysWhatItIs(text: string, around: Around): boolean {
  const thing = TURNS_OUT.exec(text.trim())?.[1];
  if (thing === undefined || /\b(?:every(?:one|body)|people|nobody) /i.test(text)) return false;
  const named = namedOnlyHere(thing, around);
  return (
    thing.toLowerCase().endsWith(named.at(-1)?.toLowerCase() ?? ' ') && holdsThing(`the ${thing}`, named)
  );
}
