import { isCommonWord } from '../../../../facts/common-words.ts';
import { lowered } from '../sentence/edit-sentence.ts';
import { capitalised, EMOJI } from '../sentence/smooth.ts';

/** What the draft's own subject line is worth. */
export type OwnSubject =
  /** Says what is wanted; stays as it is. */
  | { readonly kind: 'good' }
  /** Names a thing: "subtitles" of "thoughts on the subtitles". */
  | { readonly kind: 'topic'; readonly words: string }
  /** Says something in a clause: "meters go live tonight". */
  | { readonly kind: 'clause'; readonly words: string }
  | { readonly kind: 'vague' };

/** "Subject: Re: Re: Fwd:", however often. */
const PREFIX = /^(?:\s*(?:subject|subj|re|fwd?|fw|aw|wg)\b\s*:?(?=\s|$))+\s*/i;
const LOUD =
  /\b(?:urgent|important|mandatory|exciting news|amazing|incredible|huge|massive|(?:(?:gentle|friendly|kind|quick) )?reminder(?: (?:number|no\.?|#) ?\w+)?|heads[- ]?up|quick (?:one|win|question|note|sync)|fyi|attention|total game[- ]?changer|game[- ]?changer)\b\s*[:!–—-]*\s*/gi;
const SPLIT = /[,;!]+(?:\s+|$)|\.(?:\s+|$)|\s+[-–—+/|=]\s+|\s+(?=and (?:other|related|more|misc|some|a)\b)/i;
const SAYS_WHAT_IS_WANTED =
  /[^:]{4,}: \S|\?|\b(?:by|before|until|decision|yes or no|from) (?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tomorrow\b|needed\b)/i;

const ABOUT_WORD =
  '(?:thoughts?|ideas?|reflections?|musings?|updates?|news|notes?|remarks?|comments?|questions?|points? \\d+ ?[-–] ?\\d+|points?|items?|reminder|info(?:rmation)?|clarifications?|compliance|conformity|adherence|adjustments?|improvements?|feedback|input|details?|results|big picture|way forward|catching up|checking in|following up|follow[- ]up|touching base|enough|announcement|notice|circular|regulations|requirements|guidelines|procedure|format|operationali[sz]ing|implementation|optimi[sz]ation|sign[- ]?off|approval|meeting|background|history|query|queries|musings)';
const LEAD = new RegExp(
  `^(?:(?:just|some|a|an|few|couple of|one|quick|short|little|small|minor|various|further|more|my|our|the|loud) )*${ABOUT_WORD} (?:on|about|of|with|re|for|regarding|concerning|to|around|after|before) (?:all |using )?`,
  'i',
);
const BARE_LEAD =
  /^(?:and |(?:operationali[sz]ing|synergi[sz]ing|leveraging|aligning|sociali[sz]ing|optimi[sz]ing|implementing|rolling out|sign off|signing off|approve|decide on|look at|need approval for|the|our|your|my|a|an|some|minor adjustments?|adjustments?|updates?|small changes?|snag list|participation regulations|about) )+/i;
const TAIL =
  / (?:again|etc|musings|dreams|reflections|piece|thing|things|stuff|update|updates|offering|offerings|issues?|matters?|topic|today|now|asap|immediately|situation|reminder|question|questions|thoughts|(?:(?:mandatory|booking|correct|standard|formal) )*(?:procedures?|regulations|compliance|requirements|utili[sz]ation|optimi[sz]ation|micro-optimi[sz]ations?|execution))$/i;
/** A part of a subject that is made of such words only names nothing. */
const SAYS_NOTHING =
  /^(?:(?:some|few|quick|short|little|small|minor|various|thoughts?|thinking|updates?|questions?|hello|hi|hey|news|misc|miscellaneous|following|checking|touching|catching|base|up|in|stuff|things?|one|two|three|sorry|again|tadaa+|ta-?da+|surprise|final|process|procedural|procedure|reminder|note|notice|correct|execution|formal|remarks?|regulations?|rules?|participation|compliance|mandatory|just|a|an|the|my|your|our|and|or|so|ok|okay|right|well|reflections?|action|actions|items?|points?|phase|\d+|optimi[sz]ation|administrative|matters?|topics?|next|steps?|other|related|more|info|information|for|about|on|of|re|to|from|with|please|read|important|urgent|idea|ideas|list|lists|dreams?|status|plan|plans|meeting|minutes|today|tomorrow|amazing|great|good|results?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|hi there|hello there|thanks?|request|help|attached|document|documents|file|files|long|overdue|weekly|monthly|call|chat|sync|wishlist|loose|ends|january|february|march|april|june|july|august|september|october|november|december|summer|autumn|winter|spring|holidays?|season|year|week|month|query|invoice|background|done)(?:\s+|$))+$/i;
/** Where an update comes from is not what it is about. */
const SENT_FROM = /\b(?:updates?|reflections?|news|notes?|thoughts?|greetings) from\b/i;
const SPEAKS =
  /\b(?:you|you'll|you're|we|we're|us|i|i'm|me|this|that's|it|it's|so-called|let's|all|where|what|why)\b/i;
const CLAUSE =
  /\b(?:is|are|was|were|will|would|can|could|goes|go|going|went|has|have|had|need|needs|closes?|ends?|starts?|moves?|stops?|approve|sign|check|read|send|book|confirm)\b/i;
const LOOSE_WORD = /\b(?:today|now|asap|immediately|everyone|always|never)\b/i;
const LONGEST_TOPIC = 5;
const LONGEST_CLAUSE = 8;

/** Praise that mocks in front of what somebody is charged with, and cheers. */
export const MOCKING =
  /(?<=\b(?:your|the|our|his|her|their) )(?:so-called|celebrated|famous|precious|beloved|glorious|wonderful|brilliant|illustrious|esteemed) (?=\p{L})|[ ,]*\b(?:woo+p|whoop|woo-?hoo|yay|ta-?daa+|hooray)\b/giu;

/** Reads a subject line: what it names or says once the words that name nothing are gone. */
export function ownSubject(heading: string): OwnSubject {
  const line = lowered(
    heading
      .replace(PREFIX, '')
      .replace(MOCKING, '')
      .replace(EMOJI, ' ')
      .replace(/\s*\([^()\d]*\)/g, ' ')
      .trim(),
  );
  if (!LOUD_MARKS.test(line) && SAYS_WHAT_IS_WANTED.test(line)) return { kind: 'good' };
  const drafted = line
    .replace(LOUD, '')
    .split(SPLIT)
    .filter((part) => part.trim() !== '');
  const parts = drafted
    .map((part) => bared(part.trim()))
    .filter((part) => part !== '' && !SAYS_NOTHING.test(part) && !SENT_FROM.test(part));
  const [first, ...others] = parts;
  if (first === undefined || others.length > 1 || isMedley(drafted)) return { kind: 'vague' };
  const named = parts.find((part) => isTopic(part));
  if (named !== undefined) return { kind: 'topic', words: named };
  return isClause(first) ? { kind: 'clause', words: capitalised(first) } : { kind: 'vague' };
}

/** "puppets, dreams, lists": three things or more, one word each. */
function isMedley(parts: readonly string[]): boolean {
  return parts.length > 2 && parts.every((part) => !part.trim().includes(' '));
}

const LOUD_MARKS = /!|^(?:urgent|important)\b/i;

/** "thoughts on the subtitles" → "subtitles", "tooth colour thing" → "tooth colour". */
function bared(part: string): string {
  let words = part.replace(/^[\s"“'(]+|[\s"”'):.…]+$/g, '');
  for (let round = 0; round < 3; round += 1) {
    const next = words.replace(LEAD, '').replace(BARE_LEAD, '').replace(TAIL, '');
    if (next === words) break;
    words = next;
  }
  return words.trim();
}

function isTopic(part: string): boolean {
  const words = part.split(/\s+/);
  return (
    words.length <= LONGEST_TOPIC &&
    (words.length === 1 || !CLAUSE.test(part)) &&
    !SPEAKS.test(part) &&
    /\p{L}{3}/u.test(part) &&
    !LOOSE_WORD.test(part)
  );
}

function isClause(part: string): boolean {
  const words = part.split(/\s+/);
  return (
    words.length >= 3 &&
    words.length <= LONGEST_CLAUSE &&
    CLAUSE.test(part) &&
    !SPEAKS.test(part) &&
    !LOOSE_WORD.test(part)
  );
}

const NAMES_NOTHING =
  /^(?:synergi|leverag|sociali|clarif|regul|compli|conform|adhere|optimi|utili|operational|adjust|remind|particip|proced|implement|require|guidelin|announce|thought|reflect|updat|musing|feedback|mandator|execut|offering|learnings)/i;

/** The subject line with small letters where a capital makes no name: "participation regulations, Lantern Walk". */
export function inPlainCase(heading: string): string {
  return heading.replace(/\p{Lu}\p{Ll}+/gu, (word) =>
    isCommonWord(word.toLowerCase()) || NAMES_NOTHING.test(word) ? word.toLowerCase() : word,
  );
}
