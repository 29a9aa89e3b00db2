import type { MessageType } from '../../../../../domain/message-types.ts';
import { baseOfGerund, baseOfParticiple } from '../../patterns/verb-forms.ts';
import { OWNERLESS } from '../wording/asks/asks.ts';
import { asQuestion, small } from '../wording/rule.ts';
import { hasVerb } from './clauses.ts';
import { capitalised } from './smooth.ts';

/** "…, no rush" behind a job. */
const NO_RUSH =
  /,? (?:but )?(?:there's )?no (?:rush|hurry|pressure|stress|worries)(?: at all| though)?[.!]*$/i;

/** Where something else is said behind a job: "and it would be cool if …". */
const NEXT_THOUGHT = / and (?=(?:it|there|I|we|they)(?:['’]|\b))/i;

/** "…, they were supposed to be checked in March": what is told behind a job as a sentence of its own. */
const TOLD_BEHIND =
  /^([^,;?]{3,100}), ((?:they|it|he|she|we|there|that|this)(?:['’](?:s|re|ve|d)| (?:is|are|was|were|has|have|had))\b[^;?]{3,140})$/i;

/** A job without an owner behind something else: "…, maybe someone could ask the caretaker?" */
const OWNERLESS_AT_END =
  /^([^?]{8,300}?(?<!\b(?:if|that|think|guess|because|whether|when|said|says|hope|wish|and|or))),? (?:and |so |but )?(?:maybe |perhaps )?(?:someone|somebody|anyone) (?:really )?(needs to|should|has to|must|ought to|could) (?:probably |maybe |perhaps )?(?!be |have |say |pay )(\p{Ll}[^,;.!?]{3,80})[.!?]*$/iu;

const NOBODY = /\b(?:some|any)(?:one|body)\b/i;

/** "Could you take the hall and the keys?" */
const SHARES_OUT =
  /^(?:(?:so|and|but),? )?(?:could|can|would|will) you (?:please )?(?:take|do|handle|look after|see to|sort|pick up|cover|own) /i;

/** Whether a sentence leaves a job to somebody in a draft that says who does what itself: it is no further question. */
export function isSharedOut(text: string, sentences: readonly string[]): boolean {
  return OWNERLESS.test(text) && sentences.some((sentence) => SHARES_OUT.test(sentence));
}

function withOwnerAtEnd(sentence: string, type: MessageType, isToMany: boolean): string {
  if (!NOBODY.test(sentence)) return sentence;
  const [, said, duty, task] = OWNERLESS_AT_END.exec(sentence) ?? [];
  if (said === undefined || duty === undefined || task === undefined) return sentence;
  const before = said.replace(/[,;]?(?: (?:so|and|but))?(?: yes)?[,;]?$/i, '');
  const [own = task, ...rest] = task.split(NEXT_THOUGHT);
  const then = rest.length === 0 ? '' : ` ${capitalised(rest.join(' and '))}.`;
  const asked = `${ownerAsked(own, type, isToMany, duty)}${then}`;
  return hasVerb(before) ? `${before.replace(/\.$/, '')}. ${asked}` : `${before}, ${small(asked)}`;
}

/** What has to be done by somebody, and not only could be. */
const DUTY = /\b(?:needs to|has to|have to|must|ought to|should)\b/i;
/** Behind these words the reader could not tell what "or shall I" offers. */
const NOT_MINE = /\b(?:I|me|my|you|your)\b|\?/;

/**
 * Who does what somebody has to do. A letter to one reader leaves open whether it is they or the writer; a text asks
 * the reader.
 */
function ownerAsked(task: string, type: MessageType, isToMany: boolean, duty: string): string {
  if (isToMany || task.includes(', and who')) return asQuestion(`Who can ${task}`);
  const isOpen = (type === 'email' || type === 'outreach') && DUTY.test(duty) && !NOT_MINE.test(task);
  return isOpen ? `Will you ${task.replace(/[\s.!…,;]+$/, '')}, or shall I?` : asQuestion(`Can you ${task}`);
}

/** "The electrics need looking at by somebody" */
const NEEDS_DOING =
  /^(?:(?:oh|also|and|so),? )*((?!(?:it|this|that|they|what|who|I|you|we|he|she)\b)\p{L}[\p{L}’' -]{2,40}?) (?:still )?(?:needs?|wants?|could do with) (\p{L}+ing)( at| out| up| over)? by (?:somebody|someone|anyone|one of (?:us|you|the team)|whoever [^,.;!?]{3,40})[.!]*$/iu;

/** A thing that nobody in particular is to see to, as a job of somebody's. */
function asJob(sentence: string): string {
  const [, thing, gerund, particle = ''] = NEEDS_DOING.exec(sentence) ?? [];
  const base = gerund === undefined ? null : baseOfGerund(gerund);
  if (thing === undefined || base === null) return sentence;
  return `Somebody needs to ${base}${particle} ${small(thing)}.`;
}

/** "The heater needs to be sorted by Friday": group 1 is the thing, 2 the deed, 3 until when. */
const IS_TO_BE_DONE =
  /^(?:(?:so|and|also|but),? )*((?:the|our|your|this|that) [\p{L}\d'’ -]{3,40}?) (?:still |really )?(?:needs?|ha(?:s|ve)) to be (\p{L}+)(?: out| at some point| asap| soon)*((?: (?:by|before) (?:[^.,;!?]|[.:](?=\d)){2,30}?)?)(?:[.!]*$|(?<told>[,;] (?=(?:\p{Lu}\p{Ll}+|he|she|they|it|we|I|the)\b)[^?]{5,140}$))/iu;

/** A thing that is to be seen to, which a risk says nobody owns, as the question who does; null where it is none. */
export function askedWhoDoes(sentence: string, type: MessageType, isToMany: boolean): string | null {
  const match = IS_TO_BE_DONE.exec(sentence);
  const [, thing = '', done = '', when = ''] = match ?? [];
  const base = baseOfParticiple(done);
  if (match === null || base === null) return null;
  const told = match.groups?.['told']?.replace(/^[,;] /, '') ?? '';
  const asked = ownerAsked(`${base} ${small(thing)}${when}`, type, isToMany, 'needs to');
  return told === '' ? asked : `${asked} ${capitalised(told)}`;
}

/** The sentence with a job that is left to somebody put as a question, or in notes as a point to settle. */
export function withOwner(drafted: string, type: MessageType, isToMany: boolean): string {
  // In a hard talk the job may be anybody's but the reader's.
  if (type === 'difficult_conversation') return drafted;
  const whole = asJob(drafted);
  const sentence = OWNERLESS.test(whole) ? whole.replace(NO_RUSH, '') : whole;
  const match = OWNERLESS.exec(sentence);
  if (match === null) return type === 'meeting_prep' ? sentence : withOwnerAtEnd(sentence, type, isToMany);
  const [own = '', ...rest] = sentence.slice(match[0].length).split(NEXT_THOUGHT);
  const [, job, told] = rest.length === 0 ? (TOLD_BEHIND.exec(own) ?? []) : [];
  if (type !== 'meeting_prep' && job !== undefined && told !== undefined)
    return `${withOwner(`${match[0]}${job}`, type, isToMany)} ${capitalised(told)}`;
  if (/[,;]/.test(own) || (type === 'meeting_prep' && rest.length > 0)) return sentence;
  const task = own
    .replace(
      / and (?:maybe |perhaps )?(?:someone|somebody|anyone) (?:should|could|must|needs to|has to|ought to) (?=\p{Ll})/giu,
      type === 'email' ? ', and who can ' : ' and ',
    )
    .replace(/ and (?:someone|somebody|anyone)(?: else)?(?= \p{L})/giu, ', and who');
  const asked = ownerAsked(task, type, isToMany, match[0]);
  if (rest.length > 0) return `${capitalised(rest.join(' and ')).replace(/[\s.!?]+$/, '')}. ${asked}`;
  if (type === 'meeting_prep') return `Settle who will ${task}`;
  return asked;
}
