import { abuseOf } from '../../judging/abuse.ts';
import { admits } from '../closing/admission.ts';
import type { Around } from '../faults/around.ts';
import { withoutBareTalk } from '../faults/bare-talk.ts';
import { withoutFaultClauses } from '../faults/cut-faults.ts';
import { withoutBareCharges, withoutCharges } from '../faults/drop-charges.ts';
import { isHostile } from '../faults/idioms/hostile-words.ts';
import { isQuotedFor } from '../faults/quoted-words.ts';
import { withoutSweep } from '../faults/said-plainly.ts';
import { losesThing } from '../faults/staying/lost-matter.ts';
import { holdsWritersWord } from '../faults/staying/writers-word.ts';
import { TONE } from '../faults/tone-faults.ts';
import { isOfMeeting } from '../meeting/invited.ts';
import type { Unit } from '../parts/draft-parts.ts';
import { holdsFacts } from '../sentence/held-facts.ts';
import { losesSense, statesLost } from '../sentence/loses-sense.ts';
import { splitSplices } from '../sentence/split-splices.ts';
import { isOpened } from '../wording/notes/notes.ts';
import type { Drafting } from './drafting.ts';

/** Sentences without their faults, and whether some of them were parted into several. */
export interface CutParagraphs {
  readonly paragraphs: readonly (readonly Unit[])[];
  readonly areParted: boolean;
}

/** What stays of a draft, without the parts of its sentences that are faults; splices of a flawed text parted. */
export function cutParagraphs(source: readonly (readonly Unit[])[], drafting: Drafting): CutParagraphs {
  const { reading, parts, around, faults, isRight } = drafting;
  const { type } = reading;
  const cut = source.map((units) =>
    units.map((unit) =>
      withSense(
        withMatter(withoutHalfInsult(cutUnit(unit, drafting), unit, around.known), unit, around),
        unit,
        drafting,
      ),
    ),
  );
  const whole = withoutBareTalk(cut, source, faults, parts.signature, around);
  const paragraphs =
    type === 'text' && !isRight
      ? whole.map(splitSplices)
      : withoutBareCharges(type, whole, source, around.known);
  return { paragraphs, areParted: paragraphs !== whole };
}

function cutUnit(unit: Unit, { reading, findings, parts, around, faults, mayChange }: Drafting): Unit {
  const { type } = reading;
  if (!mayChange(unit) || (type === 'meeting_prep' && isOpened(unit.text))) return unit;
  const isInvitation = type === 'meeting_prep' && parts.greeting !== '';
  if (isInvitation && isOfMeeting(unit.text)) return unit;
  const swept = (one: Unit): Unit => withoutSweep(one, type, findings.risks);
  if (type !== 'difficult_conversation') return swept(withoutFaultClauses(faults.without(unit), around));
  const uncharged = withWritersWord(withoutCharges(unit, around.known), unit);
  return swept(withWritersWord(withoutFaultClauses(faults.without(uncharged), around), uncharged));
}

/** The unit as it was where a cut has taken a concession, or a state that no risk quotes for its tone. */
function withSense(cut: Unit, unit: Unit, { findings, reading }: Drafting): Unit {
  if (cut.text === unit.text) return cut;
  if (losesSense(unit.text, cut.text)) return unit;
  if (reading.type === 'difficult_conversation') return cut;
  const lost = statesLost(unit.text, cut.text);
  return lost.some((words) => !isQuotedFor(TONE, words, findings.risks) && !isHostile(words)) ? unit : cut;
}

/** The unit as it was where it stays for what it names, and a cut has taken just that. */
function withMatter(cut: Unit, unit: Unit, { held }: Around): Unit {
  return held.has(unit.sentence) && losesThing(unit.text, cut.text) ? unit : cut;
}

/** The unit as it was where a cut has left a part of an insult, or part of a threat; of an insult a fact may stay. */
function withoutHalfInsult(cut: Unit, unit: Unit, known: ReadonlySet<string>): Unit {
  const abuse = cut === unit ? null : abuseOf(unit.text);
  if (abuse === null) return cut;
  return abuse === 'insult' && abuseOf(cut.text) === null && holdsFacts(cut.text, known) ? cut : unit;
}

/** The unit as it was where what was cut from it is a word that the writer must be able to say. */
function withWritersWord(cut: Unit, unit: Unit): Unit {
  if (cut.text === unit.text || !holdsWritersWord(unit.text)) return cut;
  const isMaimed = admits(unit.text) && WHAT_WAS_SAID.test(unit.text) && !WHAT_WAS_SAID.test(cut.text);
  return isMaimed || !holdsWritersWord(cut.text) ? unit : cut;
}

/** "I should have told you in June, when it snapped, that I was worried." */
const WHAT_WAS_SAID =
  /\b(?:told|said|asked|warned|written|mentioned|shown|explained)\b.*, (?:that|how|what|why) (?:I|we|it|the|you)\b/i;
