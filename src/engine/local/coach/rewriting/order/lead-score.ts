import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Placed } from './placed.ts';

/** A result in figures: a share, a sum, or a change. */
export const RESULT_IN_FIGURES =
  /\d ?%|\b\d[\d,.]* ?(?:k|m|million|EUR|USD|GBP|CHF|DKK|SEK)\b|\bfrom \d\S* to \d|\bin \d+ (?:days?|weeks?|months?|meetings|hours|visits)\b|\bsaved? [^.]{0,40}\d|\d[\d,.]* (?:a|per) (?:day|week|month|year)/i;
/** What changed by how much. */
const CHANGED =
  /\b(?:saved?|saves|fell|rose|grew|raised|lost|sold|brought in|took|cut|better off|worth|instead of|compared with|against|was \d|more|fewer|less|times|went from|dropped|up \d)\b/i;
const NOVEL =
  /\b(?:nobody (?:here |else )?(?:has|had|knows|plays|who)|no \p{L}+ has (?:yet )?|never (?:been|tried|seen|used|played)|not in use|unused|empty|abandoned|copied|sold out|sells? out|asked (?:to do it|for) (?:again|more)|years old|open (?:controller|source)|by the way|in no other|nowhere else|secret|something new|curious|surpris\p{L}+|prototype|loved|their own|on the table)\b/iu;
/** A row of rules, which no Explorer wants to meet first. */
const RULED =
  /\b(?:template|not permitted|not foreseen|not planned|not to be|has to be|must|shall|are to be|is to be|set way|only way|exactly|manual|form \w+|deviations?|discontinued|handbook|approved|annex|stays? as (?:it|they)|minutes? exactly|in sequence|terms|minimum order|gets? creative|formula|no reason to|same)\b/i;
const COMPARED =
  /\b(?:against|compared|vs\.?|versus|instead of|control|both|counted|measured|before and after|on average|interval|n =|the same)\b|\bfrom \d\S{0,20} to \d|\d[^.;]{0,200}?\b(?:in|before|and) (?:\p{Lu}\p{Ll}+|19\d\d|20\d\d)\b[^.;]{0,200}?\d/iu;
const PRESSING =
  /\b(?:discount|price|offer|until (?:friday|the)|hurry|slots left|vanish|places? left|today)\b/i;
/** What is to be paid or ordered is no evidence. */
const ORDERED = /\b(?:the order|in total|purchase|quotes?|quoted)\b/i;
/** A date of something that only the sentences before it name: "The organiser wants to hear from us by Friday." */
const TAKEN_AS_KNOWN =
  /^(?:The (?!.{0,40}, \p{Lu})|If (?!.{0,40} (?!I\b)\p{Lu})|This |That |His |Her |Their )|\b(?:one|another|others?)\b,|\b(?:everything|all of it)\b/u;
const PROVEN =
  /\b(?:side by side|next to (?:calf|the old)|no incidents?|without incident|was audited|in trust|signed by|was kept|stays? connected|since (?:19|20)\d\d|since january|for \d+ (?:months|winters|years)|inspector \p{Lu}\p{Ll}+ signed|hold the .{3,40} permit|until you say)\b/iu;
const UNSAFE =
  /\b(?:overnight|swap|disrupt\w*|risk|faster|nobody else|brand new|never mind|later|stone age|nobody ever asks|basically|just flip|scrap|gone and)\b/i;
const DATED =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:the )?\d{1,2}(?:st|nd|rd|th)\b|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*/iu;
const BOUND =
  /\b(?:due|booked|ordered|must be|ends?|closes?|opens?|open from|delivered|delivery|deadline|pours|arrives?|wants?|need|needs|is on|served|installed|signed off)\b/i;
const VAGUE =
  /\b(?:maybe|perhaps|could be|might|kind of|sort of|somehow|dream\w*|vibe|brainstorm\w*|figure that out|whatever|not sure|possibilities|feel like|play it by ear|what if)\b/i;
const PURPOSE =
  /\b(?:in (?:\w+ )?years|(?:will|could|can) (?:finally )?(?:be|become) a (?:\p{L}+ ){0,2}(?:place|home|town|school|village|centre|house) (?:where|for|in which|that)|one day|for good|future|generation|so that|movement|vision|first (?:open|time|region|network|season)|20[3-9]\d|no village|every (?:child|school|district|village|planetarium)|came back|alive|without walls|what becomes of|lost no|still ring|open \p{Ll}+ map)\b/iu;
/** Those whom a purpose serves. */
const PEOPLE =
  /\b(?:child(?:ren)?|people|families|pupils|patients|visitors|newcomers|households|villages|farms|farmers|schools|readers|students|neighbours|listeners|girls|boys|kids|young people|pensioners|generations?)\b/i;
/** What the reader did, said or needs, which is why they are written to. */
const OF_READER =
  /\b(?:saw|read|heard|loved|noticed|seen|enjoyed|liked) (?:that )?(?:your|you)\b|^your (?!(?:son|daughter|wife|husband|mother|father|mum|dad|brother|sister|neighbour)\b)[\p{L}\d ]{3,40}? (?:says?|said|showed|asks|shows|runs|lost|must|opens|of \d)|\bin your (?:\p{L}+ )?(?:talk|lecture|article|book|report|interview|paper)\b|^your (?:talk|lecture|article|book|paper)\b|\b(?:saw|read|heard|noticed)(?: [\p{L}.]+){1,6} that (?:your|you)\b|\byour (?:circular|notice|tender) of\b/iu;
/** "I saw your fund gives up to £25,000": not why the reader is written to, but what the ask behind it rests on. */
const GIVEN_BY_READER =
  /\byou(?:r \p{L}+)?(?: are|['’]re| also| sometimes)? (?:giv(?:e|es|ing)|lend(?:s|ing)?|pay(?:s|ing)?|grants?|granting|donat(?:e|es|ing)|offer(?:s|ing)?)\b/iu;
/** Who gave the writer the reader's name: "Sofia from your choir told me you might like to help." */
export const TOLD_OF_READER = /\b(?:told (?:me|us)|said|mentioned|thought) (?:that )?you\b/i;
/** What the writer thinks of the writer. */
const OF_WRITER =
  /^(?:we|our|i)\b.*\b(?:leading|proud|founded|established|young and dynamic|represent|certified|on behalf of|born at|medal|finest|full of|studied|portfolio|have been dreaming|am writing|are writing)\b|\bis the only\b|\bleading (?:supplier|provider)\b/i;
const HEDGED = /^(?:if it(?:'s| is) not|maybe|perhaps|i was wondering|sorry)\b/i;
/** A row of details, which says nothing first. */
const FEWEST_COMMAS_OF_DETAIL = 4;

const OF_YOURS = /\byours?\b/i;

/** The points of the first test that holds. */
function firstOf(...tests: readonly (readonly [holds: boolean, points: number])[]): number {
  return tests.find(([holds]) => holds)?.[1] ?? 0;
}

const SCORES: Readonly<Record<ProfileCode, (sentence: Placed) => number>> = {
  'DP-01': ({ text, hasDeadline, numberCount }) =>
    firstOf(
      [RESULT_IN_FIGURES.test(text) && CHANGED.test(text), 5],
      [numberCount > 1 && COMPARED.test(text) && CHANGED.test(text), 5],
      [RESULT_IN_FIGURES.test(text), 4],
      [hasDeadline && !TAKEN_AS_KNOWN.test(text), 3],
    ),
  'DP-02': ({ text, numberCount }) =>
    firstOf(
      [NOVEL.test(text), 4],
      [numberCount > 0 && CHANGED.test(text), 3],
      [numberCount > 1 && OF_YOURS.test(text), 3],
      [numberCount > 1, 2],
    ) - (RULED.test(text) ? 4 : 0),
  'DP-03': ({ text, numberCount }) =>
    (numberCount > 1 ? 3 : 0) +
    (numberCount > 0 && COMPARED.test(text) ? 2 : 0) -
    (PRESSING.test(text) || ORDERED.test(text) ? 2 : 0),
  'DP-04': ({ text, isSafeguard }) =>
    (PROVEN.test(text) ? 4 : isSafeguard ? 3 : 0) - (UNSAFE.test(text) ? 3 : 0),
  'DP-05': ({ text, numberCount }) =>
    (DATED.test(text) && BOUND.test(text) ? 3 : 0) + (numberCount > 0 ? 1 : 0) - (VAGUE.test(text) ? 3 : 0),
  'DP-06': ({ isThanks }) => (isThanks ? 3 : 0),
  'DP-07': ({ text, numberCount }) => (PURPOSE.test(text) ? 4 : numberCount > 0 && PEOPLE.test(text) ? 3 : 0),
};

const LEAST = 3;
/** What is the reader's own goes ahead of what a stranger says of the offer. */
const AHEAD_OF_ALL = 6;

/** From which score on a sentence may lead. */
export function mayLead(score: number): boolean {
  return score >= LEAST;
}

/** How much this reader looks for a sentence at the front; 0 or less for one that says nothing to them. */
export function leadScore(type: MessageType, profile: ProfileCode, sentence: Placed): number {
  const { text } = sentence;
  const own = SCORES[profile](sentence);
  const isOfReader = type === 'outreach' && (isOfReadersOwn(text) || TOLD_OF_READER.test(text));
  const ofReader = isOfReader ? (profile === 'DP-01' ? 2 : AHEAD_OF_ALL) : 0;
  const isDetail = text.split(', ').length > FEWEST_COMMAS_OF_DETAIL && profile === 'DP-07';
  return (
    Math.max(own, ofReader) -
    (OF_WRITER.test(text) ? 4 : 0) -
    (HEDGED.test(text) ? 3 : 0) -
    (isDetail && !PEOPLE.test(text) ? 2 : 0)
  );
}

function isOfReadersOwn(text: string): boolean {
  return OF_READER.test(text) && !GIVEN_BY_READER.test(text);
}
