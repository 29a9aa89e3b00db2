import { allMatches } from '../../../../../facts/all-matches.ts';
import { isCommonWord } from '../../../../../facts/common-words.ts';
import { RESULT_IN_FIGURES } from '../../order/lead-score.ts';
import { hasVerb } from '../../sentence/clauses.ts';
import { small } from '../../wording/rule.ts';

const NOT_A_PLACE =
  /^(?:the )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Q\d|I|We|English|KPI)\b/u;
const PLACE_NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}";
const PLACE_NOUN =
  'line|school|cooperative|dairy|store|team|fair|cup|office|gym|basin|valley|region|village|town|hospital|library|ward|site|county|pilot|farm|hotel|branch|brewery|park|port|district';
/** "At Kloof Dental", "in the Kintyre team", "on the Monte Albo line in Italy", "at the customs office in Bremerhaven". */
const PLACE = new RegExp(
  `\\b([Aa]t|[Ii]n|[Oo]n|[Ff]or) ((?:the )?(?:${PLACE_NAME} (?:${PLACE_NOUN})(?: in \\p{Lu}\\p{L}+)?|(?:[\\p{Ll}]+ )?(?:${PLACE_NOUN}) (?:in |on |at )?${PLACE_NAME}|${PLACE_NAME})|the (?:\\p{Ll}+ ){0,2}(?:pilot|trial|test|survey)(?: (?:on|in|at) (?:the )?(?:\\p{Ll}+ )?[\\p{Lu}\\d][\\p{L}\\d]*)?)`,
  'gu',
);

/** Where something was measured, with the word that leads to it: "at Kloof Dental". */
export interface Reference {
  readonly at: string;
  readonly place: string;
}

/** "the Valdena dairy ran it", "the hospital in Skövde has 2": whoever has done it before. */
const DONE_BY = new RegExp(
  `(?:^|[,;:.] |\\b(?:as|and|but|is|are|includes?|like) )((?:[Tt]he )?(?:${PLACE_NAME}(?: (?:${PLACE_NOUN}))?(?: in \\p{Lu}[\\p{L}]+)?|(?:\\p{Ll}+ ){1,2}in \\p{Lu}[\\p{L}]+))(?:,? where| (?:went live|ran|runs|did it|has \\d|has had|uses|used|kept|have switched|cut|got|took)) `,
  'u',
);

/** Who else has done it, by what the draft says; null when it tells only of what is the writer's own. */
export function doneElsewhere(sentences: readonly string[], isTold: RegExp): Reference | null {
  for (const whole of sentences) {
    const by = isTold.test(whole) ? doneBy(whole) : null;
    if (by !== null) return by;
  }
  return null;
}

function doneBy(sentence: string): Reference | null {
  const by = DONE_BY.exec(sentence)?.[1];
  return by === undefined || NOT_A_PLACE.test(by) || isCommonWord(by.toLowerCase())
    ? null
    : { at: 'at', place: by.replace(/^The /, 'the ') };
}

/** Where the draft's first result in figures comes from; null when it names no place or study for one. */
export function referenceOf(sentences: readonly string[], isResult = RESULT_IN_FIGURES): Reference | null {
  for (const whole of sentences) {
    const sentence = whole.replace(/ ?\([^()]{0,80}\)/g, '');
    const result = isResult.exec(sentence);
    if (result === null) continue;
    const by = doneBy(sentence);
    if (by !== null) return by;
    const places = allMatches(sentence, PLACE).filter(
      ({ 2: place = '', index }) =>
        !NOT_A_PLACE.test(place) && !/\byou(?:r|rs)?\b[^,;]*$/i.test(sentence.slice(0, index)),
    );
    const match =
      places.filter(({ index }) => index <= result.index).at(-1) ??
      places.find(({ index }) => !tellsMore(sentence.slice(result.index, index)));
    if (match !== undefined) return { at: (match[1] ?? '').toLowerCase(), place: match[2] ?? '' };
  }
  return null;
}

/** Whether another clause begins between a figure and a place, so that the place has nothing to do with it. */
function tellsMore(between: string): boolean {
  const [, ...clauses] = between.split(/[,;:] /);
  return clauses.some((clause) => hasVerb(clause));
}

const MEASURED_BY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:we|I)(?:'ve| have)? tested\b/i, 'the test'],
  [/\b(?:we|I)(?:'ve| have)? counted\b|^Count\b/i, 'the count'],
  [/\b(?:we|I)(?:'ve| have)? measured\b|^Measured\b/i, 'the measurements'],
];

/** Words of a report of what has been done somewhere. */
export const TOLD_OF = /\b(?:since \d{4}|was|were|went live|ran|kept|stayed|did|has \d|used|uses|swapped)\b/i;

const STUDY =
  /\b(?:the|our|a) ((?:\p{Ll}+ )?(?:pilot|trial|test|survey|study|sample|count|comparison|experiment))\b/iu;

/** What was measured, where the draft only says how: "the trial". */
export function studyOf(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    if (!/\d/.test(sentence)) continue;
    const measured = MEASURED_BY.find(([pattern]) => pattern.test(sentence))?.[1];
    if (measured !== undefined) return measured;
    const found = STUDY.exec(sentence)?.[1];
    if (found === undefined) continue;
    const words = (found === found.toUpperCase() ? found.toLowerCase() : found).split(' ');
    return `the ${words.length > 1 && /^(?:a|an|in|on|of|the|to|first|next|own|and|or|we|only)$/.test(words[0] ?? '') ? words[1] : words.join(' ')}`;
  }
  return null;
}

/** What leaves room inside; a plan, a script or a procedure leaves none. */
const FRAME_NOUN = 'template|menu|manual|route plan|curriculum|handbook|leaflet|layout|binder|recipes';
const FRAME = new RegExp(
  `\\b(?:the|our|its|house|a) ((?:(?!and|or|of|to|in|on|with|is|was|must)[\\p{L}-]+ ){0,2}(?:${FRAME_NOUN}))\\b`,
  'iu',
);
const VERSION = /\btemplate v\d+\b/i;

/** What a draft for an Explorer fixes: "the route plan". */
export function frameOf(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const version = VERSION.exec(sentence)?.[0];
    if (version !== undefined) return version.toLowerCase();
    const frame = FRAME.exec(sentence)?.[1];
    if (frame === undefined) continue;
    const words = frame.replace(/^(?:this|that|same|exact|own) /i, '');
    return `the ${/\p{Lu}{2}/u.test(words) ? words : words.toLowerCase()}`;
  }
  return null;
}

const SPARE: readonly RegExp[] = [
  /\b((?:\d+ )?(?:\p{Ll}+ ){0,2}of \p{Ll}+(?: \p{Ll}+)?),[^.;]{0,30} which no(?:body|\b \p{Ll}+) has\b/iu,
  /\b((?:the|our|a|an) (?:\p{Ll}+ ){0,2}\p{Ll}+),? (?:which|that) is (?:empty|not in use|unused|free)\b/iu,
  /\balso (?:owns?|has|have) (an? (?:\p{Ll}+ ){0,2}\p{Ll}+)\b/iu,
  /(?<!\b(?:behind|beside|near|next to|by|of|in|at|opposite|under|over|with|from|to|for|on) )\b(lane \d+|room \d+|(?:the|our) (?:\p{L}+ ){1,2}?)(?: ?)(?:is empty|is free|becomes available|becomes free|is not in use)\b/iu,
];

/** Something that lies open to be used: "the old palm house". */
export function spareOf(sentences: readonly string[]): string | null {
  for (const sentence of sentences)
    for (const pattern of SPARE) {
      const found = pattern.exec(sentence)?.[1]?.trim();
      if (found !== undefined) return small(found.replace(/^an? /i, 'the '));
    }
  return null;
}

export const SERVES =
  /\b(?:child(?:ren)?|people|families|pupils|patients|visitors|newcomers|households|villages?|farms|schools?|readers|students|neighbours?|generations?|herders|members?|city|town|country|region|world|coast|future)\b/i;
const VISION =
  /(?:^|[,;:] |\b(?:so|and|then|that) )(?:(?:in time|one day|within a generation|some day) )?((?:the|every|each|any|a|all|whole|our|no)(?: (?!it|this|they|we|which|who|that|can|could|will|would|might|may)[\p{L}\d'’-]+){1,7}?) (?:could|can|will|might|may) (?:(?:then|one day|finally) )?((?!not\b|be (?:returned|removed|closed|sent|asked|noted|moved)|lose|fail|cost|have to|need)[^,;:.!?()]{4,70})/iu;

const LOOKS_FAR = /\b(?:generations?|future|grow up|one day|in (?:\w+ )?years|for good|every|each)\b/i;

/** "we could then be the first rabies-free province on the lake" */
const WE_COULD =
  /\bwe (?:could|can|might|may) (?:(?:then|one day|finally|also|even) )?(be|become|have|make|build|give|grow into) ((?:the|a|an|every|each|all|our) [^,;:.!?()]{8,70})/iu;

function oursOneDay(sentence: string): string | null {
  const [, deed = '', what = ''] = WE_COULD.exec(sentence) ?? [];
  if (what === '' || !(LOOKS_FAR.test(sentence) || /\b(?:first|20[3-9]\d)\b/.test(sentence))) return null;
  if (
    /\b(?:you|your|I|me|my|this|that|it|call|chat|look|talk|meeting)\b/i.test(what) ||
    /\b(?:and|or|of|the|to|in)$/.test(what)
  )
    return null;
  return `us ${deed.toLowerCase() === 'be' ? 'become' : deed.toLowerCase()} ${what.trim()}`;
}

/** The picture that a draft for a Visionary ends in: "each village have its own seed store again". */
export function visionOf(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    if (sentence.length > 300) continue;
    const ours = oursOneDay(sentence);
    if (ours !== null) return ours;
    if (!SERVES.test(sentence)) continue;
    const match = VISION.exec(sentence);
    const [, who = '', does = ''] = match ?? [];
    if (/\bwill\b/.test(match?.[0] ?? '') && !LOOKS_FAR.test(sentence)) continue;
    if (match === null || !SERVES.test(`${who} ${does}`) || /\b(?:you|your|I|me|my)\b/.test(does)) continue;
    const words = `${small(who)} ${does.trim()}`;
    if (words.split(' ').length <= 16 && !/\b(?:and|or|of|the|to|in)$/.test(words)) return words;
  }
  return null;
}

const TASK: readonly RegExp[] = [
  /\bideas for (the (?:\p{Ll}+ )?\p{Ll}+)[.!,]/iu,
  /\b((?:the|our) (?:\p{Ll}+ )?\p{Ll}+) thing\b/iu,
  /\b((?:the|our|your) (?:\p{Ll}+ )?\p{Ll}+) (?:is|are) still (?:open|missing|to do|not done|to be done)\b/iu,
  /^((?:the|our|your|her|his) (?:\p{L}+ ){1,2}?)(?: ?)(?:still )?needs? (?:\p{Ll}+ing|sorting|to be)\b/iu,
];

/** Somebody who comes to do it is named already. */
const IS_IN_HAND =
  /\b(?:plumber|electrician|engineer|man|guy|bloke|fitter|mechanic|contractor|builder|roofer|technician|\p{Lu}\p{Ll}+) (?:comes|is coming|will come|is on it|is seeing to it|has it)\b/u;

/** Whether the draft says who comes for the job. */
export function isInHand(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => IS_IN_HAND.test(sentence));
}

/** A job that the draft leaves lying: "the kiln". */
export function taskOf(sentences: readonly string[]): string | null {
  if (isInHand(sentences)) return null;
  for (const sentence of sentences)
    for (const pattern of TASK) {
      const found = pattern.exec(sentence)?.[1]?.trim();
      if (found !== undefined && !/\b(?:whole|same|only|other|first|next|one)$/i.test(found))
        return small(found);
    }
  return null;
}

const CHANGED_THING =
  /(?:^|\b(?:I|we)(?:'ve| have)? (?:just |already |now |gone and )?)(?:moved|swapped|switched|replaced|cancelled|ordered|deleted|removed|converted|took|put) ((?:the|our|your|my|mum's|dad's|all the) (?:\d+ )?(?:(?!to|into|in|on|off|out|from|for|with|over|and|by|this|at)[\p{L}'’-]+ ?){1,3})/iu;

/** What the writer has changed already: "the payroll export". */
export function changedThingOf(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const found = CHANGED_THING.exec(sentence)?.[1]?.trim();
    if (found !== undefined && !/ (?:old|new|first|last|other|same|whole|first|one|ones)$/i.test(found))
      return small(found.replace(/^my /i, 'the '));
  }
  return null;
}

const NOT_THE_READERS =
  /^(?:(?:numbers?|address|phone|contact|card|article|piece|side|time|reply|details?|notice|name|interest|convenience|disposal|costs?|expense|risk|account|speed|talk|view|views|thoughts?|answer|attention|help|mail|email|message|letter|website|page|advice|hand|hands|part|word|ok|choice|own|lecture|profile|feed|competitors?|advert|radar|list|\p{Ll}+ (?:page|notice|list|report|mail))\b|(?:care home|school|house|home|office|team|club|company|cooperative|farm|shop|shelves|shelf|hotel|parish|church|barn)$)/iu;
const YOURS = /\byour ((?:\p{Ll}+ )?)(\p{Ll}+)\b/giu;
const ENDS_IT =
  /^(?:off|about|behind|near|without|between|is|are|was|were|could|can|in|into|onto|over|under|via|on|at|for|by|and|or|of|to|that|which|with|from|has|have|had|will|says?|must|should|would|before|after|up|as|so|but|if|also|still|since|this|here|ran|runs|names|opens|meets|the|a|when|where|who|we|you|re|next|last|out|showed|start|looks?|needs?|stood|came|went|got|made|took|gave|said|sat|left|found|lost|did|does|goes|comes|gets|makes|takes|gives|works?|\p{L}{3,}ed)$/iu;

/** What of the reader's the draft is written for: "your harvest festival". Null when it names nothing of theirs. */
export function readersThing(sentences: readonly string[]): string | null {
  for (const sentence of sentences)
    for (const [, first = '', second = ''] of allMatches(sentence, YOURS)) {
      const words = first === '' ? second : ENDS_IT.test(second) ? first.trim() : `${first}${second}`;
      if (NOT_THE_READERS.test(words) || ENDS_IT.test(words.split(' ')[0] ?? '') || words.length < 4)
        continue;
      return `your ${words}`;
    }
  return null;
}

const READERS_PEOPLE =
  /\byour (team|school|cooperative|staff|families|colleagues|members|club|parish|choir|pupils|class|clinic|neighbours|group|house|community|department|ward|crew)\b/i;

/** Those around the reader whom the draft names: "your cooperative". */
export function readersPeople(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const found = READERS_PEOPLE.exec(sentence)?.[1];
    if (found !== undefined) return `your ${found.toLowerCase()}`;
  }
  return null;
}
