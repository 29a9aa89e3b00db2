/** Sentences that others need, or that ask the reader for something, and so stay however they are put. */
import type { MessageType } from '../../../../../../domain/message-types.ts';
import { contentStems } from '../../../../../facts/words.ts';
import { isBareDenial } from '../../../reading/bare-denial.ts';
import { topicLine } from '../../order/topic-line.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { asksRoundabout } from '../../sentence/asked-plainly.ts';
import { withCarriedSubject } from '../../sentence/carried-subject.ts';
import type { Around } from '../around.ts';
import { namesOwnThing } from '../cut-faults.ts';
import { NAMES_MATTER } from '../drop-padding.ts';
import { isFirstLeft, nextLeft, placeIn } from '../left-units.ts';
import { isLeanedOn, tellsOfSigner } from './leaned-on.ts';
import { isMeantAsObject, isTopicMeantLater } from './meant-by-next.ts';
import { isPraiseOfCounted } from './plain-claim.ts';

/** Whether the units that are left cannot be understood without this one, or do not say what it asks or is about. */
export function isReliedOn(
  units: readonly Unit[],
  unit: Unit,
  gone: ReadonlySet<Unit>,
  signature: string,
  around: Around,
): boolean {
  return (
    (belongsToLast(unit) && staysBefore(units, unit, gone)) ||
    (around.type === 'text' && isOwed(units, unit, gone)) ||
    isMeantLater(units, unit, gone, around) ||
    asksForMore(unit, around) ||
    saysWhatItIsAbout(units, unit, gone, signature, around)
  );
}

/** "Sorry if that's blunt.": asks pardon for the tone of what stands in front of it, and stays with that. */
const ASKS_PARDON =
  /^(?:and )?(?:I(?:['’]m| am) )?(?:really |very |so )?sorry if (?:that|this|it|I)(?:['’]s| is| was| sounds?(?:ed)?| seems?(?:ed)?| comes? (?:across|over)| came (?:across|over)|['’]m| am)\b[^,.!?;]{2,40}[.!]*$/i;

/** Whether it asks pardon for what stands before it, or denies it, of which the opposite would be left. */
function belongsToLast({ text }: Unit): boolean {
  return ASKS_PARDON.test(text) || isBareDenial(text);
}

function staysBefore(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): boolean {
  const before = units[placeIn(units, unit) - 1];
  return before !== undefined && !gone.has(before);
}

/** "Sorry for the short notice": pardon for a thing, and not for writing at all. */
const SAYS_SORRY =
  /^(?:(?:I(?:['’]?m| am)|we['’]?re|we are),? )?(?:(?:so|really|very|again) )*sorry (?:to (?:land|dump|leave|let|spring|drop) |(?:for|about) (?:the (?:short|late|delay|mess|mix|trouble)|that|this|not|letting|leaving|missing|being)\b|(?:I|we)(?:['’](?:ve|d|m))? (?!(?:know|have to ask|keep)\b)\p{L})/iu;
/** What the writer did to the reader, or cannot do for them. */
const LETS_DOWN =
  /(?:^|[,;.] |\b(?:and|but|no|as) )(?:sorry,? )?(?:(?:I|we) (?:can['’]?t|cannot|won['’]t|couldn['’]t|didn['’]t|forgot|missed|broke|lost|let)\b|(?:can['’]?t|won['’]t|couldn['’]t) \p{L}|(?:I|we)['’]ve (?:let|had to|broken|lost|missed|forgotten|cancelled)\b)/iu;

/** Whether it asks pardon for what another sentence tells that the writer did. */
function isOwed(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): boolean {
  return (
    SAYS_SORRY.test(unit.text) &&
    units.some((other) => other !== unit && !gone.has(other) && LETS_DOWN.test(other.text))
  );
}

/** Whether what stays behind it speaks of what only this unit names. */
function isMeantLater(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>, around: Around): boolean {
  if (isPraiseOfCounted(units, unit, gone, (words) => namesOwnThing(words, around))) return true;
  if (TO_ONE.has(around.type) && isMeantByNext(units, unit, gone)) return true;
  if (around.type === 'difficult_conversation' && isOnlyNameOfNext(units, unit, gone, around)) return true;
  if (around.type === 'text' && isMeantAsObject(units, unit, gone)) return true;
  if (TO_ONE.has(around.type) && isTopicMeantLater(units, unit, gone)) return true;
  return isLeanedOn(units, unit, gone) || SPEAKS_OF_LAST.test(units[placeIn(units, unit) + 1]?.text ?? '');
}

/** Whether it asks the reader for something that no other sentence asks for. */
function asksForMore({ text }: Unit, around: Around): boolean {
  if (ASKS_DEED.test(text) || ASKS_TO_MIND.test(text) || asksRoundabout(text)) return true;
  if (TO_ONE.has(around.type) && ASKS_TO_TALK.test(text)) return true;
  return ONE_MORE.test(text) && namesOwnThing(text, around);
}

/** Whether only this unit says who writes or what the message is about. */
function saysWhatItIsAbout(
  units: readonly Unit[],
  unit: Unit,
  gone: ReadonlySet<Unit>,
  signature: string,
  { type }: Around,
): boolean {
  if (type === 'outreach' && tellsOfSigner(units, unit, gone, signature)) return true;
  if (units[0] === unit && SAYS_WHO.test(unit.text)) return true;
  return NAMES_MATTER.test(unit.text) || saysMatter(units, unit);
}

/** "Film school here!" behind a greeting: who writes, where nothing else may say so. */
const SAYS_WHO =
  /^(?!(?:I|you|we|he|she|they|there|everything|nothing|come|look|stay)\b)(?:this is |it['’]s )?(?:(?:the|your|our) )?\p{L}[^,.!?]{1,40} here[.!]*$/iu;

/** Messages whose first sentence is seldom a charge. */
const TO_ONE: ReadonlySet<MessageType> = new Set(['email', 'outreach', 'text']);
/** "Our new supplier is amazing": a thing that can be told of as "it" or "they". */
const TELLS_OF_THING =
  /^(?:(?:so|and|but),? )?(?:every(?:one|body) knows (?:that )?\p{L}|(?:the|our|your|my|a|an|this|these) )/iu;
const SPEAKS_OF_IT =
  /^(?:they|he|she|ours|mine)\b|^it(?! (?:is|was|will be|would be|['’]s) (?:\p{L}+ )?(?:to|that|time|clear|possible)\b| takes? | rain| snow)\b/iu;

/** "Our new supplier is amazing. They deliver in 3 days": whether what follows means what only this sentence names. */
function isMeantByNext(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): boolean {
  const next = nextLeft(units, unit, gone);
  if (next === undefined || next.isListItem) return false;
  if (!SPEAKS_OF_IT.test(next.text) || !TELLS_OF_THING.test(unit.text)) return false;
  if (!isFirstLeft(units, unit, gone)) return false;
  return withCarriedSubject(next.text, next, () => unit) === next.text;
}

/** "I'm fed up with waiting for the scaffold. It's been up since Thursday": what the next means and nothing else names. */
function isOnlyNameOfNext(
  units: readonly Unit[],
  unit: Unit,
  gone: ReadonlySet<Unit>,
  around: Around,
): boolean {
  const next = nextLeft(units, unit, gone);
  if (next === undefined || !IS_TOLD_OF.test(next.text) || !NAMES_AT_END.test(unit.text)) return false;
  return isFirstLeft(units, unit, gone) && namesOwnThing(unit.text, around);
}

const IS_TOLD_OF =
  /^(?:it['’]s|it is|it was|it has|they['’]ve|they have|they were|it) (?:been|come|came|gone|broken|open|up|down|on|off|not|still|late|due|stood|standing|missing|full|empty|out)\b/i;
const NAMES_AT_END = /\b(?:the|your|our|my) (?:\p{Ll}+ )?\p{Ll}{3,}[.!]*$/iu;

/** "Fix it please.": what is to be done with what was told before. */
const ASKS_DEED =
  /^(?:(?:so|and),? )?(?:please )?(?:sort(?= (?:it|this|that) out)|fix|repair|mend|replace|return|redo|correct|swap|cancel|collect|clear|clean|pay|sign|move|remove|send|bring|pick up|put right) (?:it|them|these|those|this|that one)\b(?! (?:over|off|aside|to one side) )[^.!?;:]{0,30}[.!]*$/i;

/** "Tell them please.": somebody else whom the reader is to talk to. */
const ASKS_TO_TALK =
  /^(?:(?:so|and|but|please),? ){0,2}(?:tell|ask|inform|warn|remind|thank|invite|ring|call) (?:them|him|her|everyone|everybody|the (?!truth\b|time\b)\p{Ll}+)\b[^,.!?;:]{0,60}[.!]*$/iu;

/** "Don't forget the keys.", "Bring your ideas!": what the reader is to think of. */
const ASKS_TO_MIND =
  /^(?:(?:and|also|oh|so|please|just),? )*(?:(?:don['’]t|do not) forget (?:to |the |your |about )|remember to |bring (?:your|the|along|any|all|\d))/i;

/** "It might be nice to have a band too": one more thing. */
const ONE_MORE = /\b(?:an?|some|the|another) \p{Ll}+(?: \p{Ll}+)? (?:too|as well)[.!?]*$/iu;

/** Sentences in which a message says what it is about. */
const FIRST_UNITS = 3;

/** "I wanted to get your thoughts on the new booking system" where nothing else names the system. */
function saysMatter(units: readonly Unit[], unit: Unit): boolean {
  const at = placeIn(units, unit);
  const line = at < FIRST_UNITS && at < units.length - 1 ? topicLine(unit.text) : null;
  if (line === null) return false;
  const stem = contentStems(line).at(-1);
  const named = units.some((other) => other !== unit && contentStems(other.text).includes(stem ?? ''));
  return stem !== undefined && !named;
}

/** "No-shows are down. I think it was 9%": the second is nothing without the first. */
const SPEAKS_OF_LAST =
  /^[^.,;:]{2,40} (?:use|uses|used|tried|bought|run|had|got|sold|built|recommend) (?:it|them)\b|^(?:I (?:think|guess|believe|suppose) )(?:it|they|that) (?:was|were|is|are)\b|^after (?:one|two|three|four|five|\d+),? (?:you|we|they)\b|^(?:and |but )?if (?:that['’]s|that is|it['’]s) (?:the case|so|true|how)\b/i;
