import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { isCommonWord } from '../../../../facts/common-words.ts';
import type { Rewritten } from '../body/body.ts';
import { withoutReasonMark } from '../order/order-sentences.ts';
import { capitalised } from '../sentence/smooth.ts';
import type { Role } from './roles.ts';

/** The order of the parts in which a reader looks for them, and what each is called. */
export interface Section {
  readonly role: Role;
  readonly label: string;
}

/** Every label that a layout may put in front of the writer's words. */
export const LABELS = {
  change: 'What changes:',
  stays: 'What stays:',
  why: 'Why:',
  known: 'What we know:',
  limits: 'Limits:',
  toDo: 'What you need to do:',
  meaning: 'What it means for you:',
  open: 'Still open:',
  covered: 'What is covered:',
  background: 'Background:',
  result: 'The result:',
  steps: 'Steps:',
  figures: 'Figures:',
  details: 'Details:',
} as const;

const CHANGE: Section = { role: 'change', label: LABELS.change };
const STAYS: Section = { role: 'stays', label: LABELS.stays };
const WHY: Section = { role: 'reason', label: LABELS.why };
const KNOWN: Section = { role: 'evidence', label: LABELS.known };
const LIMITS: Section = { role: 'limit', label: LABELS.limits };
const TASK: Section = { role: 'task', label: LABELS.toDo };
const OPEN: Section = { role: 'open', label: LABELS.open };
const COVERED: Section = { role: 'covered', label: LABELS.covered };
const BACKGROUND: Section = { role: 'evidence', label: LABELS.background };
const RESULT: Section = { role: 'evidence', label: LABELS.result };

/**
 * Parts in the order of a reader for whom labels help; null for those who want prose. What stays or came of it comes before
 * what changes only where a title has said what it is about.
 */
export function sectionsFor(profile: ProfileCode | null, isTitled: boolean): readonly Section[] | null {
  switch (profile) {
    case 'DP-02':
    case 'DP-06':
    case 'DP-07':
      return null;
    case 'DP-03':
      return [CHANGE, KNOWN, LIMITS, WHY, STAYS, OPEN, TASK];
    case 'DP-04':
      return isTitled
        ? [STAYS, CHANGE, WHY, COVERED, KNOWN, LIMITS, OPEN, TASK]
        : [CHANGE, STAYS, WHY, COVERED, KNOWN, LIMITS, OPEN, TASK];
    case 'DP-05':
      return [CHANGE, TASK, OPEN, WHY, BACKGROUND, STAYS, LIMITS];
    default:
      return isTitled ? [RESULT, CHANGE, TASK, WHY, STAYS, OPEN] : [CHANGE, RESULT, TASK, WHY, STAYS, OPEN];
  }
}

/** "What changes: from 1 May …": the sentence behind a label, with a small letter unless it begins with a name. */
export function labelled(label: string, sentence: Rewritten): Rewritten {
  const plain = withoutReasonMark(sentence.text)
    .replace(NEWS, '')
    .replace(REASON_MARK, '')
    .replace(ADDS, '')
    .replace(FOLLOWS, '$1');
  const said = label === LABELS.open ? plain.replace(STILL_OPEN, '$1').replace(NOT_KNOWN, '') : plain;
  return { ...sentence, text: `${label} ${afterLabel(capitalised(said))}`, startsLine: false };
}

const NEWS =
  /^(?:(?:and |some )?(?:\p{L}+ )?(?:news|update)|fun fact)(?:: |, | that )|^(?:(?:just|only|a|quick|short|small|friendly) ){0,4}heads[- ]up(?: (?:to|for) (?:all|everyone|everybody|you all))?(?:: |, | that )|^(?:good )?morning(?:,| all| everyone| everybody)[,!]? (?:so )?(?=\p{Ll})/iu;
const REASON_MARK =
  /^(?:the |our )?reason (?:we (?:do|are doing) this |for (?:this|it) |behind (?:this|it) )?is (?:that )?/i;
const ADDS = /^(?:(?:and|so|also|oh|plus|then)\b,? )+/i;
/** "We are therefore introducing …" in front of what it follows from. */
const FOLLOWS = /^((?:\p{L}+ ){1,3}?)therefore (?=\p{Ll})/u;
/** "We're not sure yet what happens": the label says so. */
export const NOT_KNOWN =
  /^(?:(?:I|we)(?: are|['’]re| am|['’]m)? )?(?:still )?(?:not sure|unsure|don['’]t know|do not know|no idea|not clear|unclear)(?: yet| at the moment)?,? (?=(?:what|who|how|when|where|which|whether|if)\b[^,;]*$)/i;
const STILL_OPEN = /,? (?:is|are) still open([.!]?)$/i;

/** The words with a small first letter when the first is an everyday word. */
export function afterLabel(text: string): string {
  const first = /^\p{Lu}\p{Ll}*(?=[ ,'’])/u.exec(text)?.[0] ?? '';
  const isName =
    first === 'I' ||
    first === '' ||
    (!LITTLE_WORD.test(first) && /^\S+ \p{Lu}\p{Ll}/u.test(text)) ||
    DAY_OR_MONTH.test(first) ||
    NUMBERED.test(text);
  return !isName && isCommonWord(first.toLowerCase()) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const LITTLE_WORD =
  /^(?:on|in|at|from|starting|beginning|effective|of|the|an?|our|your|we|as|for|with|by|to|under|after|before|until|since|when|if|all|only|this|that|these|no|please|last|next|each|every|both|so)$/i;
/** "Year 8", "Hall 2": a name that counts. */
const NUMBERED =
  /^(?:year|room|hall|line|ward|gate|bay|unit|block|phase|level|floor|class|group|team|site|zone|bus|van|building|kitchen|court|pitch|lane|store|shop|branch|form|key stage) \d{1,3}\b/i;
const DAY_OR_MONTH =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i;

/** A short line in front of a list. */
export function heading(label: string, like: Rewritten): Rewritten {
  return {
    ...like,
    text: label,
    marker: '',
    isListItem: false,
    startsLine: false,
    isQuestion: false,
    isAsk: false,
  };
}

/** The words as a point of a list. */
export function item(text: string, marker: string, like: Rewritten): Rewritten {
  return { ...like, text, marker, isListItem: true, startsLine: true, isQuestion: text.endsWith('?') };
}
