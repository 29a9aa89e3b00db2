import { offeredThing } from '../asked/ask-topic.ts';
import { DATE } from '../closing-date.ts';
import { withinLimits } from '../closing-limits.ts';
import type { Source } from '../said.ts';
import { dayOf } from './closing-matter.ts';
import {
  changedThingOf,
  doneElsewhere,
  frameOf,
  readersPeople,
  readersThing,
  referenceOf,
  SERVES,
  spareOf,
  studyOf,
  TOLD_OF,
  visionOf,
} from './closing-things.ts';

/** Words of somebody who leaves a decision open. */
const IS_TO_DECIDE =
  /\b(?:offers?|quotes?|prices?|options?|approv\w+|budget|decision|decide|sign(?:ed|ature)?|yes|choose|choice|whether|recommend|propos\w+|could do likewise|would (?:cost|save)|(?:they|he|she)(?:'d| would) (?:take|give|pay|buy|sell)|saves?)\b/i;

/** "It's 140 now or 165 after the 12th" */
const DEARER_AFTER = new RegExp(
  `\\d[^.!?;]{0,30}\\b(?:or|then|but|and) [£$€]?\\d[\\d.,]*k?[^.!?;\\d]{0,15} (?:after|from) (${DATE})(?![\\w-])`,
  'iu',
);

/** The last day before something costs more, as a deadline. */
function beforeDearer(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const match = DEARER_AFTER.exec(sentence);
    if (match?.[1] !== undefined)
      return `${/ after \S+(?: \S+)?$/i.test(match[0]) ? 'by' : 'before'} ${match[1]}`;
  }
  return null;
}

/** A yes or no by the one date that the draft gives, where it leaves something to decide. */
export const decisionByDate: Source = ({ type, sentences, deadline, about = null }) => {
  if (type === 'outreach') return null;
  const dearer = beforeDearer(sentences);
  if (dearer !== null) return `Can I have your yes or no ${dearer}?`;
  if (deadline === null || !sentences.some((sentence) => IS_TO_DECIDE.test(sentence))) return null;
  return `Can I have your yes or no${about === null ? '' : ` on ${about}`} ${deadline}?`;
};

const CHANGED_FIGURE =
  /\d ?%|\b(?:saved?|lost|fell|rose|went|cut|filled|swapped)\b[^.]{0,60}\d|\d[^.]{0,40}\b(?:lower|higher|less|more|fewer)\b/i;

/** A call about what a first letter brought somebody else. */
export const resultForReader: Source = ({ type, sentences, topic }) => {
  const reference = type === 'outreach' ? referenceOf(sentences, CHANGED_FIGURE) : null;
  if (reference === null) return null;
  const thing = offeredThing(sentences) ?? (topic?.startsWith('your ') === true ? topic : null);
  if (thing !== null) return `Is a short call about ${thing} worth it to you, yes or no?`;
  return `Would a result like the one ${reference.at} ${reference.place} be worth a short call to you, yes or no?`;
};

/** What somebody would do with a thing that lies open to be used. */
export const spare: Source = ({ sentences }) => {
  const found = spareOf(sentences);
  return found === null ? null : `What would you do with ${found}?`;
};

/** "any Tuesday in March", "any weekday after 4": a choice of days that the writer offers. */
const ANY_DAY =
  /\b(?:on )?any ((?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?|weekday|weekend|evening|morning|afternoon)((?: in (?:january|february|march|april|may|june|july|august|september|october|november|december))?)\b/i;

/** "There is no hurry", "not until you are ready": who says so asks for no day. */
const NO_HURRY = /\bno (?:hurry|rush)\b|\b(?:until|when(?:ever)?) you(?:['’]re| are| feel) ready\b/i;

/** Which of the days that the writer offers would suit. */
export const offeredDay: Source = ({ type, sentences }) => {
  if (type !== 'outreach' && type !== 'email') return null;
  if (sentences.some((sentence) => NO_HURRY.test(sentence))) return null;
  const offer = sentences.find((sentence) => /\b(?:I|we|my|our)\b/.test(sentence) && ANY_DAY.test(sentence));
  const match = offer === undefined ? null : ANY_DAY.exec(offer);
  return match === null ? null : `Which ${match[1] ?? ''}${match[2] ?? ''} suits you?`;
};

/** What can be done freely inside a thing that is fixed. */
export const frame: Source = ({ sentences, isFixed }) => {
  const found = isFixed ? frameOf(sentences) : null;
  return found === null ? null : withinLimits(sentences, found);
};

const FEWEST_FIGURES = 2;
/** Days, hours, money, telephones and the numbers of pages and rules, which nobody measures. */
const NOT_MEASURED = new RegExp(
  `${DATE}|\\(?\\b\\d{3}\\)?[ .-]\\d{3}[ .-]\\d{3,4}\\b|\\b\\d{1,2} ?[ap]\\.?m\\b|\\b\\p{L}{3}\\. \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\b(?:19|20)\\d\\d\\b|\\b\\d{1,2}[:.]\\d{2}\\b|[£$€] ?\\d[\\d.,]*|\\d[\\d.,]*k?(?= ?(?:[£$€]|euros?|pounds?|dollars?|EUR|CHF|GBP|USD)\\b)|\\b(?:class|page|item|clause|rule|version|room|ward|barn|hive|step|nr|no|week|aisle|stage)\\.? \\d[\\d.]*`,
  'giu',
);

function measuredIn(sentences: readonly string[]): number {
  return (
    sentences
      .join(' ')
      .replaceAll(NOT_MEASURED, ' ')
      .match(/\b\d[\d.,]*/g)?.length ?? 0
  );
}

/** A check of the figures, of where they come from or of what was measured. */
export const figures: Source = ({ type, sentences, isUnproven }) => {
  if (!isUnproven) return null;
  if (type === 'text')
    return measuredIn(sentences) < FEWEST_FIGURES
      ? null
      : 'What would you check before we trust these figures?';
  const place = referenceOf(sentences)?.place;
  if (place !== undefined)
    return `Could you check the figures from ${place} and tell me where they do not hold?`;
  const study = studyOf(sentences);
  if (study !== null) return `Could you check ${study} and tell me what does not hold?`;
  return measuredIn(sentences) < FEWEST_FIGURES
    ? null
    : 'Could you check the figures and tell me where they do not hold?';
};

/** A look at how it went where it has been done before. */
export const howItWentThere: Source = ({ type, sentences }) => {
  const reference =
    type === 'outreach'
      ? referenceOf(sentences, TOLD_OF)
      : type === 'email'
        ? doneElsewhere(sentences, TOLD_OF)
        : null;
  return reference === null
    ? null
    : `Would you like to see how it went ${reference.at} ${reference.place}, before we go any further?`;
};

/** What should be checked with a thing that has been changed already. */
export const changed: Source = ({ sentences }) => {
  const found = changedThingOf(sentences);
  return found === null ? null : `What should I check or put right first with ${found}?`;
};

/** By when a stranger wants something bought or tried: nothing begins on that day. */
const SELLS =
  /\b(?:trial|offers?|discount|deal|book|order|sign up|register|subscribe|grab|spots|places left|prices?|% off|free|reply|answer)\b/i;

/** What should be in place before the day on which it begins. */
export const before: Source = ({ type, sentences }) => {
  const day = dayOf(type === 'outreach' ? sentences.filter((sentence) => !SELLS.test(sentence)) : sentences);
  if (day !== null && type === 'text') return `Should anything be checked before ${day}?`;
  return day === null ? null : `What would you want in place before ${day}?`;
};

/** How it would be for the people around the reader. */
export const howForThem: Source = ({ type, sentences }) => {
  const found = type === 'outreach' ? readersPeople(sentences) : null;
  return found === null ? null : `How would ${offeredThing(sentences) ?? 'this'} be for you and ${found}?`;
};

/** What a thing that serves people in one place could make possible for the reader, or where else it should stand. */
export const elsewhere: Source = ({ type, sentences }) => {
  const told = sentences.filter((sentence) => /\d/.test(sentence));
  if (type !== 'outreach' || referenceOf(told, SERVES) === null) return null;
  const theirs = readersThing(sentences);
  if (theirs !== null) return `What could this make possible for ${theirs}?`;
  const offered = offeredThing(sentences);
  return offered === null ? null : `Where else would you want to see ${offered}?`;
};

/** Whether the reader helps towards the picture that the draft ends in. */
export const vision: Source = ({ sentences }) => {
  const found = visionOf(sentences);
  if (found === null) return null;
  return /^(?:no|none|nobody)\b/.test(found) ? `Do you want to see ${found}?` : `Will you help ${found}?`;
};

const MONEY = /[£$€] ?\d|\b\d{1,3}[,.]\d{3}\b|\b\d{3,}\b/;
const DEAL =
  /\b(?:or (?:he|she|they)|if we|cash|deal|prices?|offer(?:s|ed|ing)?|quotes?|selling|sells?|for sale|last one|each)\b/i;

/** A yes or no to somebody's price, in a text. */
export const deal: Source = ({ type, sentences }) =>
  type === 'text' && sentences.some((sentence) => MONEY.test(sentence) && DEAL.test(sentence))
    ? 'Yes or no?'
    : null;
