import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { withCarriedSubject } from '../../sentence/carried-subject.ts';
import { placeIn } from '../left-units.ts';

/** "It will be switched off", "From now on they are due …": group 1 is the pronoun. */
const SPEAKS_OF =
  /^(?:(?:from now on|until then|as of \S+(?: \S+)?|from \S+(?: \p{L}+)?),? )?(it|they)(?:['’]\p{Ll}+)? (?!(?:is|was|will be|would be) (?:\p{L}+ )?(?:to|that|time|clear|possible)\b|takes? |rains? )/iu;
const ONE_THING = /\b(?:the|our|your|my|an?) (?!(?:lot|bit|while|few|year|week|month)\b)\p{Ll}{3,}/iu;
const SOME_THINGS = /\b\p{Ll}{3,}(?<!ss|us|is)s\b(?! (?:is|was|the)\b)/iu;
/** "To all staff." names nothing that could be meant. */
const ADDRESS = /^(?:(?:dear|to|hi|hello) )?(?:all|every(?:one|body))\b[^,.!?]{0,30}[.!:,]*$/i;

/**
 * What goes from a message to many, without the sentence that its first one speaks of as "it" or "they"; in other
 * messages as it is.
 */
export function withMeantByFirst(
  type: MessageType,
  units: readonly Unit[],
  gone: ReadonlySet<Unit>,
): ReadonlySet<Unit> {
  const meant = type === 'internal_comms' ? meantByFirst(units, gone) : undefined;
  return new Set([...gone].filter((unit) => unit !== meant));
}

/** Sentences at the front that may speak of what they do not name. */
const MOST_UNNAMED = 2;

/**
 * The sentence, among those that are left out at the front, that names what one of the first ones left means with "it" or
 * "they"; undefined where that or one before it says it itself, or can be given the thing's name.
 */
function meantByFirst(units: readonly Unit[], gone: ReadonlySet<Unit>): Unit | undefined {
  const left = units.filter((unit) => !gone.has(unit) && !ADDRESS.test(unit.text));
  const speaks = left.slice(0, MOST_UNNAMED).findIndex(({ text }) => SPEAKS_OF.test(text));
  const [first] = left;
  const speaking = left[speaks];
  if (first === undefined || speaking === undefined) return undefined;
  const pronoun = SPEAKS_OF.exec(speaking.text)?.[1] ?? '';
  const names = /^they$/i.test(pronoun) ? SOME_THINGS : ONE_THING;
  if (left.slice(0, speaks).some(({ text }) => names.test(text))) return undefined;
  const last = units[units.indexOf(first) - 1];
  if (last === undefined || !gone.has(last)) return undefined;
  if (speaking === first && withCarriedSubject(first.text, first, () => last) !== first.text)
    return undefined;
  return units.slice(0, units.indexOf(first)).findLast((unit) => gone.has(unit) && names.test(unit.text));
}

/** "double it to 6k": group 1 is the words in front of the pronoun. */
const MEANS_OBJECT =
  /^([^.!?]{0,80}\b(?!(?:if|that|when|because|and|but|so|is|was|as|whether|before|after|until|than|makes?|think|hope|since|while)\b)\p{L}{3,}) (?:it|them)\b/iu;

/** The thing itself: "a pain" is none that could be meant. */
const THE_THING =
  /\b(?:the|our|your|my|this) (?!(?:lot|bit|while|few|week|month|year|way|time)\b)\p{Ll}{3,}/iu;

/** "The new feed is a miracle": a thing that a message begins with. */
const BEGINS_WITH_THING =
  /^(?:the|our|your|my|this) (?!(?:lot|bit|while|few|week|month|year|way|time)\b)(?:\p{Ll}{2,} ){0,2}?(\p{Ll}+(?:[^s\W\d]|ss|us)) (?:is|was|has|will|works?|makes?|does)\b/iu;

const MEANS_IT = /^[^.!?]{0,120}\bit\b/i;
/** "It costs 8.20 a rider", "…; it takes an hour": what can only be said of a thing. */
const TELLS_OF_IT =
  /(?:^|[,;:–-] |\b(?:and|but|that|because|so) )it (?:costs?|takes?(?! (?:time|two|courage)\b)|saves?|runs?|works?|needs?|pays?|cuts?|lasts?|weighs?|holds?)\b/i;

/** Whether a later sentence speaks as "order it" or "it costs" of the thing with which the message begins, and none that is left names it. */
export function isTopicMeantLater(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): boolean {
  const thing = unit === units[0] ? BEGINS_WITH_THING.exec(unit.text)?.[1] : undefined;
  if (thing === undefined) return false;
  const left = units.filter((one) => one !== unit && !gone.has(one));
  const isNamed = left.some(({ text }) => text.toLowerCase().includes(thing.toLowerCase()));
  return (
    !isNamed &&
    left.some(({ text }) => MEANS_IT.test(text) && (MEANS_OBJECT.test(text) || TELLS_OF_IT.test(text)))
  );
}

/** For as long as the units live: each of them is asked about. */
const knownSpeakers = new WeakMap<readonly Unit[], readonly Unit[]>();

/** The units that mean a thing with "double it". */
function speakersOf(units: readonly Unit[]): readonly Unit[] {
  const known = knownSpeakers.get(units);
  if (known !== undefined) return known;
  const speakers = units.filter(({ text }) => MEANS_OBJECT.test(text));
  knownSpeakers.set(units, speakers);
  return speakers;
}

/** Whether a text's next sentence means, with "double it", what of all that is left only this one names. */
export function isMeantAsObject(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): boolean {
  if (!THE_THING.test(unit.text)) return false;
  const place = placeIn(units, unit);
  const next = speakersOf(units).find((later) => placeIn(units, later) > place && !gone.has(later));
  if (next === undefined) return false;
  const before = MEANS_OBJECT.exec(next.text)?.[1] ?? '';
  const others = units.slice(0, units.indexOf(next)).filter((one) => one !== unit && !gone.has(one));
  return ![before, ...others.map(({ text }) => text)].some((text) => ONE_THING.test(text));
}
