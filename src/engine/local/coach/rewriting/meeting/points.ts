import type { Rewritten } from '../body/body.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { lowerFirst } from './note-case.ts';

/** The mark of a note that only names what is to be talked about. */
export const DISCUSS = /^(?:discuss|if time): /i;

const SOFTLY = '(?:probably|maybe|perhaps|possibly|also|then|really|just|quickly)';
const TALK =
  '(?:talk(?: about| through)|discuss|cover|go over|go through|go into|touch on|speak about|chat about|look at|run through|mention|bring up|ask about)';
/** "We should probably talk about A, B and maybe C": group 1 is who wants it, group 2 the softeners, group 3 the points. */
const TALKS = new RegExp(
  `^(?:(?:so|and|i (?:think|guess|suppose)),? )*((?:we|i)(?:['’]d like to|['’]d| should| could| need to| have to| must| want to| would like to|['’]ll| will| can| might) |need to )?((?:${SOFTLY},? )*)${TALK} ([^?]+?)[.!]*$`,
  'iu',
);
/** "I want to ask about a raise": what the writer comes for, and no topic among others. */
const ASKS_FOR = /\b(?:want|need|['’]d like|would like) to ask about\b/iu;
/** "see what comes up": no point, though it stands in a row of them. */
const NO_POINT = /^(?:some |a few )?(?:things?|stuff)$|^(?:then |just )?see (?:where|what|how)\b/iu;
/** "Things to cover: …" */
const TO_COVER =
  /^(?:things|points|stuff)(?: are)?: |^(?:things|topics|points|stuff) to (?:cover|discuss|talk about|go over|chat about|go through|mention)(?: are)?: |^(?:it )?(?:might|may|could|would) be (?:worth|good|nice|useful|an idea) (?:mentioning|raising|bringing up|discussing|to (?:mention|raise|bring up|discuss|talk about)) /i;
/** Where one point ends and the next begins, outside brackets. */
const BETWEEN = /(?:,(?: and)?| and) (?:(?:maybe|perhaps|possibly|also|plus) )?(?![^()]{0,80}\))/giu;
const LOOSE_END =
  /,? (?:and|or) (?:so on|so forth|the like|stuff|things|all that|everything|whatnot)$|,? etc$| (?:as well|too|somehow|a bit|again)$/iu;
/** "… and maybe chat about the doors": the same again. */
const TALK_OF = new RegExp(`^${TALK} `, 'iu');
const THING = / (?:things?|stuff|piece|topic)$/i;
const MOST_POINT_WORDS = 9;
const FEWEST_LISTED = 3;
const MOST_NAME_WORDS = 4;
/** Who, when and where a meeting is. */
const NO_NAMES =
  /(?<=.)\p{Lu}|\b(?:about|over|beer|coffee|drinks|by|with|after|before|at|on|in|from|for|time|lunch|noon)\b/u;
/** What tells the reader something and is no name of a point. */
const SAYS =
  /^(?:that|it|them|this)\b|\b(?:please|because|so that|if|unless|or (?:leave|not|wait|keep|skip|else))\b|, or\b/iu;

/** A note that names points to talk about, with nothing but them and its mark; any other note as it is. */
export function asPointsToDiscuss(note: Rewritten): Rewritten {
  if (/^\d/.test(note.marker) || note.text.endsWith('?')) return note;
  const own = TO_COVER.test(note.text) ? note.text.replaceAll('?', '') : note.text;
  const found = TALKS.exec(
    own.replace(TO_COVER, (label) => (/:/.test(label) ? 'We should discuss ' : 'Maybe discuss ')),
  );
  if (found === null) return namesAlone(note);
  const [, who, softly = '', list = ''] = found;
  if (ASKS_FOR.test(own)) return note;
  if (who === undefined && softly === '' && /^go\b/i.test(note.text)) return note;
  const points = pointsIn(list);
  const isVague = who !== undefined || /\b(?:maybe|perhaps|possibly|also|probably)\b/i.test(softly);
  if (points === null || !(isVague || points.length >= FEWEST_LISTED)) return note;
  const isLater = /\b(?:maybe|perhaps|possibly|also)\b/i.test(softly);
  return {
    ...note,
    marker: '',
    isListItem: false,
    text: `${isLater ? 'If time' : 'Discuss'}: ${listed(points)}`,
  };
}

/** "The marquee, the toilets, parking maybe.": names and nothing else. */
function namesAlone(note: Rewritten): Rewritten {
  const bare = note.text.replace(/[.!]+$/, '');
  if (note.isListItem || /\d/.test(bare) || hasVerb(bare)) return note;
  const points = pointsIn(bare.replace(/ (?:maybe|perhaps|possibly)(?=,|$)/giu, ''));
  if (points === null || points.length < FEWEST_LISTED) return note;
  if (points.some((point) => point.split(' ').length > MOST_NAME_WORDS) || NO_NAMES.test(bare)) return note;
  return { ...note, marker: '', text: `Discuss: ${lowerFirst(listed(points))}` };
}

function pointsIn(list: string): readonly string[] | null {
  let bare = list.trim().replace(/ (?:as well|too)(?= \()/giu, '');
  for (let rest = bare.replace(LOOSE_END, ''); rest !== bare; rest = bare.replace(LOOSE_END, '')) bare = rest;
  if (SAYS.test(bare)) return null;
  const points = bare
    .split(BETWEEN)
    .filter((point) => !NO_POINT.test(point.trim()))
    .map((point) => point.replace(TALK_OF, '').replace(LOOSE_END, '').replace(THING, '').trim());
  if (points.length === 0) return null;
  const areNames = points.every((point) => point !== '' && point.split(' ').length <= MOST_POINT_WORDS);
  return areNames && !/[.:;!]/.test(bare) ? points : null;
}

function listed(points: readonly string[]): string {
  const last = points.at(-1) ?? '';
  return points.length < 2 ? last : `${points.slice(0, -1).join(', ')} and ${last}`;
}

/** "We'll see how it goes": a note that says nothing. */
const IDLE =
  /^(?:(?:i guess|i suppose|and|then|so|just),? )*(?:(?:we|i)(?:['’]ll| will| can)|let['’]s) (?:just )?(?:see (?:how|where|what) (?:he|she|they|it|we|things)\b|take it from there|play it by ear|go with the flow)[^.!?\d]{0,60}[.!]*$|^(?:(?:i|we)(?:['’]ll| will)? )?(?:(?:probably|just|maybe) )*(?:go|talk|run) (?:through|over|about) (?:things|stuff|everything)(?:,? and (?:just )?see (?:what|how|where)\b[^.!?\d]{0,40})?[.!]*$|^(?:loads|lots|a lot|plenty|so much) to (?:get through|talk about|cover|discuss|do)[.!]*$|^(?:it|this)(?:['’]ll| will) be (?:great|fine|good|ok(?:ay)?|amazing)[.!]*$|^(?:(?:will|['’]ll|i['’]ll|we['’]ll|just) )*(?:wing it|see (?:what happens|how it goes|where we are))(?:,? (?:and )?(?:(?:we |I )?(?:don't|do not) want to (?:be pushy|push(?: (?:it|him|her|them))?)))?[.!]*$/iu;

/** Whether a note says nothing that could be prepared. */
export function isIdle({ text }: Rewritten): boolean {
  return IDLE.test(text);
}

/** "would be great if she came on board": group 1 is who, group 2 the verb, group 3 the rest. */
const WOULD_BE_GOOD =
  /^(?:it(?: would|['’]d)|would|['’]d) be (?:really |so )?(?:great|good|nice|lovely|amazing|ideal|perfect|helpful|brilliant) if (he|she|they|we)(?:['’]d| could| would)? (\p{L}+)( [^.!?]+?)?(?: somehow| maybe| too)*[.!]*$/iu;

/** What the writer wishes the reader to do, as a question to decide: "whether she would come on board"; null for another note. */
export function wishedOf(text: string, baseOf: (verb: string) => string | null): string | null {
  const [, who = '', verb = '', rest = ''] = WOULD_BE_GOOD.exec(text) ?? [];
  if (who === '') return null;
  const isModal = /(?:['’]d|\b(?:could|would)) \p{L}+/iu.test(text.slice(text.toLowerCase().indexOf(' if ')));
  const base = isModal ? verb.toLowerCase() : baseOf(verb.toLowerCase());
  return base === null ? null : `whether ${who.toLowerCase()} would ${base}${rest}`;
}

/** "He needs to decide if we take the kiosk": what there is to decide, "whether we take the kiosk"; any other text as it is. */
export function plainDecision(text: string): string {
  return text
    .replace(
      /^(?:(?:he|she|they|we|\p{Lu}\p{L}+)(?: (?:just|also|really))? (?:needs? to|has to|have to|must|should|will|is to|are to) (?:decide|say|tell us|agree|confirm) )(?:if|whether) (?=\p{L})/iu,
      'whether ',
    )
    .replace(
      /^(?:(?:he|she|they|we) (?:needs? to|has to|have to|must|should) )(?:decide on (?=\p{L})|say (?=yes or no\b))/iu,
      '',
    )
    .replace(
      /^(?:(?:he|she|they) wants? to know )?((?:who|when|where|which|whether|how) [^.;!?]{4,80})\. (?:still )?not (?:yet )?decided(?: yet)?$/iu,
      '$1',
    )
    .replace(/^(whether [^,;]{8,90}), (?=(?:the )?\p{L}+ (?:is|are|costs?)\b)/iu, '$1; ');
}

const LONGEST_TITLE_WORDS = 9;

/** The title without the colon that had notes behind it; a sentence that leads on to them keeps it. */
export function plainTitle(title: string): string {
  if (title.split(' ').length > LONGEST_TITLE_WORDS) return title;
  return title
    .trim()
    .replace(/[:–—-]+$/, '')
    .trim();
}
