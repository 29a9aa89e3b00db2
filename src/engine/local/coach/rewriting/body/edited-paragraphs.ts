import { abuseOf } from '../../judging/abuse.ts';
import { withoutSo } from '../order/openers.ts';
import type { Unit } from '../parts/draft-parts.ts';
import { withAnswerDate } from '../sentence/answer-date.ts';
import { withCarriedSubject } from '../sentence/carried-subject.ts';
import { editSentence } from '../sentence/edit-sentence.ts';
import { askedAfter } from '../sentence/follow-up.ts';
import { withOwnDeadline } from '../sentence/own-deadline.ts';
import { capitalised } from '../sentence/smooth.ts';
import { soundEdit } from '../sentence/sound-edit.ts';
import type { Rewritten } from './body.ts';
import type { CutParagraphs } from './cut-paragraphs.ts';
import type { Drafting } from './drafting.ts';
import { namedWording } from './named-wording.ts';
import { hasPlainAsk, rewrittenSentence } from './rewritten-sentence.ts';

const TO_MANY = /\b(?:all|team|everyone|everybody|folks|colleagues|both|friends|helpers|volunteers)\b/i;

/** Every sentence that is left, worded for the reader; `source` holds the sentences before they were cut. */
export function editedParagraphs(
  { paragraphs, areParted }: CutParagraphs,
  source: readonly (readonly Unit[])[],
  drafting: Drafting,
): readonly (readonly Rewritten[])[] {
  const { isRight, reading, mayChange, leads } = drafting;
  const sourceUnits = source.flat();
  const lastUnit = paragraphs.at(-1)?.at(-1);
  const asksAtLast = !isRight && !sourceUnits.some(hasPlainAsk);
  const opensAnew = !isRight && reading.type !== 'meeting_prep';
  const worded = wordingOf(sourceUnits, areParted, drafting);
  return paragraphs.map((units, paragraph) =>
    units.map((unit, place) => {
      const opens = opensAnew && paragraph + place === 0;
      if (!mayChange(unit) || abuseOf(unit.text) !== null)
        return rewrittenSentence(
          unit,
          opens ? belowGreeting(unit.text, unit, drafting) : unit.text,
          leads(unit),
        );
      const asked = unit === lastUnit && asksAtLast ? askedAfter(unit.text) : null;
      if (asked !== null) return rewrittenSentence(unit, asked, leads(unit));
      const text = worded(unit);
      return rewrittenSentence(unit, opens ? opening(text, unit, drafting) : text, leads(unit));
    }),
  );
}

/** How a sentence is worded by itself, with the subject and the day that it needs. */
function wordingOf(
  source: readonly Unit[],
  areParted: boolean,
  { findings, parts, reading, reader }: Drafting,
): (unit: Unit) => string {
  const { type } = reading;
  const isToMany = TO_MANY.test(parts.greeting);
  const edit = (unit: Unit): string => {
    const edited = editSentence(unit, type, reader.primaryCode, isToMany);
    return type === 'meeting_prep'
      ? edited
      : namedWording(edited, unit, type, findings.risks, isToMany || type === 'internal_comms');
  };
  const leftOutBefore = leftOutTest(parts.paragraphs.flat(), source);
  // A sentence that was split is edited piece by piece, so that it must not come back whole.
  const whole = new Map(areParted ? [] : source.map((unit) => [unit.sentence, unit] as const));
  const isLetter = type === 'email' || type === 'outreach';
  return (unit) => {
    const own = edit(unit);
    const carried = type === 'meeting_prep' ? own : withCarriedSubject(own, unit, () => leftOutBefore(unit));
    const sound = withOwnDeadline(soundEdit(carried, unit, whole, edit), unit.text, reading.text);
    return isLetter ? withAnswerDate(sound, unit.text, reading.text) : sound;
  };
}

/** Finds the unit in front of one, when it is left out. */
function leftOutTest(drafted: readonly Unit[], source: readonly Unit[]): (unit: Unit) => Unit | undefined {
  const stays = new Set(source.map(({ sentence }) => sentence));
  return (unit) => {
    const before = drafted[drafted.findIndex(({ sentence }) => sentence === unit.sentence) - 1];
    return before === undefined || stays.has(before.sentence) ? undefined : before;
  };
}

/** The body's first sentence: no "So", and below a greeting a capital. */
function opening(text: string, unit: Unit, drafting: Drafting): string {
  return belowGreeting(withoutSo(text), unit, drafting);
}

function belowGreeting(text: string, unit: Unit, { parts, reading }: Drafting): string {
  const isBelowGreeting = parts.greeting !== '' && reading.type !== 'text';
  return isBelowGreeting && !unit.isListItem ? capitalised(text) : text;
}
