import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { DraftReading } from '../../reading/draft-reading.ts';
import { announcedThing } from '../order/lost-announcement.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { DAY, MONTH } from '../sentence/deadline.ts';
import { capitalised } from '../sentence/smooth.ts';
import { purposeIn } from './purpose.ts';

/** What titles add to the draft's own words; `{date}` is a date of the draft. */
export const TITLES = { changes: 'what changes from {date}', planned: 'planned from {date}' } as const;

const DATE = `((?:${DAY} )?(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|the \\d{1,2}(?:st|nd|rd|th))|${DAY}|tomorrow|tonight|today)\\b`;
const START = '(?:from|as of|as from|starting(?: from)?|effective(?: from)?|with effect from|w\\.e\\.f\\.)';
const VERB =
  '(?:is|are|was|were|will|shall|has|have|can|may|must|stays?|moves?|closes?|opens?|ends?|starts?|goes|go|gets?|changes?|becomes?|replaces?|migrates?|applies|apply|runs?)';
/** "Staff can't park": those who do or must do something are no thing that changes. */
const NO_PEOPLE = `(?!(?:staff|people|parents|members|visitors|colleagues|volunteers|drivers|teachers|residents|players|students|pupils|patients|customers|users) ${VERB}\\b)`;
const NO_THING =
  "(?!(?:each|we|you|it|its|they|this|that|these|those|there|everyone|everybody|nobody|all|he|she|i|please|if|no|some|what|who|only|then|on|onwards?|until|to|and|next|today|tomorrow|tonight|yesterday|last|here|now|so|but|also|as|because|since|when|after|before|great|big|good|amazing|unfortunately|sadly|yes|following|the following|of|in|at|for|with|by|or|nor|yet|not)\\b|\\p{L}+['’](?:ll|re|ve|m|d)\\b)";
const THING = `(?:the |our )?${NO_THING}${NO_PEOPLE}(\\p{L}[\\p{L}\\p{N}'’-]*(?: (?!(?:we|you|it|they|which|that|who|and|would|could|should|might|do|does|did|cannot|\\p{L}+n['’]t)\\b)[\\p{L}\\p{N}'’-]+){0,7}?)(?: at \\d{1,2}:\\d{2})?`;
/** "From Monday the dye workshop is …" */
const AFTER_DATE = new RegExp(`\\b${START} ${DATE},? ${THING} (?=${VERB}\\b)`, 'iu');
/** "The massage team is transferred … from 1 July", "The canteen closes on 28 February" */
const BEFORE_DATE = new RegExp(
  `(?:^|(?:[,;:] |\\bthat )(?=the |our ))${THING} (?=${VERB}\\b)[^.;:]{0,120}?\\b(?:${START}|(?:closes|ends|moves|starts|opens|migrates|changes|(?:is|are) (?:closing|ending|moving|starting|opening|changing))(?: \\p{L}+){0,6} on) ${DATE}`,
  'iu',
);
/** "to offer eye tests without appointment on weekdays, possibly from 1 August" */
const BROUGHT_IN =
  /\b(?:introduc(?:e|ing)|offer(?:ing)?|drop(?:ping)?|kill(?:ing)?|replac(?:e|ing)|launch(?:ing)?|switch(?:ing)? to|mov(?:e|ing) to) (?:the |our |a |an )?(\p{L}[\p{L}'’-]*(?: (?!(?:for|on|at|from|in|to|until|as|with|and|we|you|it)\b)[\p{L}'’-]+){1,4})/iu;
const STARTS = new RegExp(`\\b${START} ${DATE}`, 'i');
/** "The deal closes on 1 July", "The training starts on 3 May": when something takes place, and no change of it. */
const TAKES_PLACE =
  /\b(?:deals?|sales?|offers?|vote|voting|polls?|applications?|registration|sign-?ups?|surveys?|auction|bidding|nominations|entries|meetings?|sessions?|training|courses?|workshops?|rehearsals?|party|events?|tours?|match(?:es)?|season|term|fair|festival|trip|tests?|trial|pilot) (?:closes|ends|starts|opens|is (?:closing|ending|starting|opening)|are (?:closing|ending|starting|opening))\b/i;
const IS_CHANGE =
  /\b(?:reassign|transfer|withdraw|discontinu|lock|clos|mov|replac|restrict|convert|merg|abolish|introduc|chang|end|new|migrat|drop|kill|stop|used|becom|permanent|digital|limit|fixed|required|unified|binding|mandatory|only)\w*/i;
const IS_TENTATIVE = /\b(?:possibly|perhaps|maybe|might|could|worthwhile|consider\w*|or a bit later)\b/i;
/** "Expenses only" of "expenses only go through the form": a word that belongs to the verb. */
const TORN_END =
  /(?: (?:only|now|also|still|always|never|just|already|both|all|then|therefore|again|instead|no longer))+$/i;
const MOST_SENTENCES = 40;
const LONGEST_WORDS = 15;

/** A line that only says that something is told, and perhaps to whom. */
export const NOTICE =
  /^(?:important |staff |public )?(?:notice|announcement|memo|info(?:rmation)?)(?: to all (\p{L}+(?: \p{L}+){0,2}))?[.!:]*$/iu;
const HEADER = /^(?:to|from|cc|date):/i;

/** The heading lines under a new title: those that say whom it goes to, unless a greeting does. */
export function underTitle(headings: readonly string[], isGreeted: boolean): readonly string[] {
  return headings.filter((heading) => HEADER.test(heading) && !(isGreeted && /^to:? all\b/i.test(heading)));
}

/**
 * A title for a message to many that has none: the thing that changes and from when, in the draft's words; for a
 * Visionary what it is for
 * Null when the draft has a
 * title, or does not say plainly what changes and when.
 */
export function titleLine(
  reading: DraftReading,
  parts: DraftParts,
  profile: ProfileCode | null,
): string | null {
  if (reading.type !== 'internal_comms' || hasTitle(parts)) return null;
  const purpose = profile === 'DP-07' ? purposeIn(reading) : null;
  const title = purpose ?? (profile === 'DP-07' ? null : changeIn(reading));
  return title === null || title.split(' ').length > LONGEST_WORDS ? null : title;
}

function hasTitle({ headings, paragraphs }: DraftParts): boolean {
  if (headings.some((heading) => !NOTICE.test(heading.trim()) && !HEADER.test(heading))) return true;
  const [first = []] = paragraphs;
  const [unit] = first;
  if (unit === undefined) return true;
  return first.some((sentence) => sentence.startsLine && sentence !== unit)
    ? !/[.!?:,]$/.test(unit.text)
    : first.length === 1 && !/[.!?:]["')]?$/.test(unit.text);
}

function changeIn(reading: DraftReading): string | null {
  for (const { text } of reading.sentences.slice(0, MOST_SENTENCES)) {
    const start = STARTS.exec(text);
    if (start === null && !BEFORE_DATE.test(text)) continue;
    const [thing, date] = changeOf(text, start?.[1] ?? null);
    if (thing === null || date === null) continue;
    const name = thing.replace(TORN_END, '');
    const line = IS_TENTATIVE.test(text) ? TITLES.planned : TITLES.changes;
    return `${capitalised(name)}: ${line.replace('{date}', date)}`;
  }
  return null;
}

/** "New booking system: what changes from 12 May", where a sentence that says no more announces the system. */
export function announcedTitle({ type, text }: DraftReading, parts: DraftParts): string | null {
  const thing = type === 'internal_comms' && !hasTitle(parts) ? announcedThing(parts) : null;
  const date = STARTS.exec(text)?.[1];
  return thing === null || date === undefined ? null : `${thing}: ${TITLES.changes.replace('{date}', date)}`;
}

/** What changes, and from when. */
function changeOf(text: string, start: string | null): readonly [string | null, string | null] {
  const after = AFTER_DATE.exec(text);
  if (after?.[2] !== undefined) return [after[2], after[1] ?? null];
  const before = IS_CHANGE.test(text) && !TAKES_PLACE.test(text) ? BEFORE_DATE.exec(text) : null;
  if (before?.[1] !== undefined) return [before[1], before[2] ?? null];
  return [BROUGHT_IN.exec(text)?.[1] ?? null, start];
}
