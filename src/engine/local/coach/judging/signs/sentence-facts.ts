/** What a sentence holds that can be counted: figures with a measure, and days by which something is due. */
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Mark, MarkTag, Sentence, Span } from '../../reading/draft-reading.ts';
import { firstReaching } from '../../reading/first-reaching.ts';
import { isNoFigure } from './no-figures.ts';

const DEADLINE =
  /\b(?:by|before|until|till|due|no later than|deadline|on|from|starting|for|at|closes?|ends?|expires?)\b/i;

/** Stretches of time that nobody can put in a calendar. */
const VAGUE_DATE = /^(?:next|this|early|mid|late|in)\b.*(?:year|quarter|month|spring|summer|autumn|winter)$/i;
/** "In January", "before March": no day of it. */
const MONTH_ONLY = /^(?:early|mid|late|in|since|after|from|before)[ -]+[a-z]+$/i;
/** "3rd weekend running": an order, not a day. */
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/i;
/** What has happened is no deadline. */
const PAST =
  /\b(?:crash|fail|open|arriv|start|visit|miss|complain|finish|deliver|call|ask|happen|collaps)ed\b|\b(?:broke|ran|found|lost|left|got|gave|sent|kept|stood|sat|fell|drove|wrote|spoke|paid|sold|bought|brought|met|felt|heard|caught|was|were|had|did|went|came|took|told|learn(?:ed|t)?|rang|said|saw|last|since|ago)\b/i;

/** How many marks of a tag begin in the sentence. */
export function countOf(sentence: Sentence, tag: MarkTag): number {
  return sentence.marks.filter((mark) => mark.tag === tag).length;
}

/** "Slide 4", "form HR-12", "extension 204": a label, as is the hour in "at 7 on Monday"; "not 100% sure" is none either. */
const LABELLED =
  /(?:\b(?:slides?|pages?|items?|points?|rooms?|ext(?:ension)?\.?|forms?|sections?|steps?|rows?|cols?|columns?|gates?|versions?|chapters?|paragraphs?|articles?|clauses?|lines?|berths?|bays?|tabs?|annex|figures?|tables?|platforms?|codes?|polic(?:y|ies)|rules?|templates?|regulations?|model|arial|no\.?|number|not|units?|flats?|floors?|wards?|classes|class|year|grade|level|posts?|trays?|desks?|bars?|halls?|walls?|weeks?|phases?|parts?|lots?|groups?|posts?|gallery|galleries|#) ?|[a-z][-/])$/i;
const LONGEST_LABEL = 14;

const HOUR = /\b(?:at|by|before|until|till|from|to|around|after) $/i;
/** Behind an hour nothing stands that it could count. */
const AFTER_HOUR =
  /^(?: ?[ap]\.?m)?(?:$|\s*[.,!?;:)\n–—]|\s+(?:and|or|on|sharp|latest|if|so|but|pls|please|today|tomorrow|tonight)\b)/i;
/** "100% secure", "we hit 100%": a manner of speaking. */
const ALL_OF_IT = /^100 ?(?:%|per ?cent)/i;
const COUNTS_ALL = /^ (?:of|for|in|since|on|at|by|over|from|against)\b/i;

function isLabelled(sentence: Sentence, mark: Mark): boolean {
  const { text, start } = sentence;
  const at = mark.start - start;
  const before = text.slice(Math.max(0, at - LONGEST_LABEL), at);
  const isListed =
    !/\d{3}$/.test(mark.words) &&
    /(?:^|[,;(] ?|\n)$/.test(before) &&
    /^[.)]/.test(text.slice(at + mark.words.length));
  const after = text.slice(at + mark.words.length, at + mark.words.length + LONGEST_LABEL);
  if (ALL_OF_IT.test(mark.words) && !COUNTS_ALL.test(after)) return true;
  const isHour = HOUR.test(before) && /^\d{1,2}$/.test(mark.words) && isHourBy(before, after);
  return isListed || isHour || LABELLED.test(before) || isNoFigure(sentence, mark.start);
}

/** "At 7" is an hour whatever follows; "by 3" and "from 6" are when nothing follows that could be counted. */
function isHourBy(before: string, after: string): boolean {
  return /\bat $/i.test(before) || AFTER_HOUR.test(after);
}

/** For as long as the sentences live: many ask, and a sentence may hold thousands. */
const figureCounts = new WeakMap<Sentence, number>();

/** Numbers with something measured beside them; a date, a list number or a label is none. */
export function figures(sentence: Sentence): number {
  const known = figureCounts.get(sentence);
  if (known !== undefined) return known;
  const dateAt = datesIn(sentence);
  const found = sentence.marks.filter((mark) => isFigureBeside(dateAt, sentence, mark)).length;
  figureCounts.set(sentence, found);
  return found;
}

/** How something came to be known, and words that make one doubt it all the same. */
const SOURCE =
  /https?:|\bwww\.|\b(?:measur\w*|counted|count|recording|tested|weighed|timed|logs?|logged|logbook|survey\w*|study|studies|trial|pilot|sample|according to|report|source|meter|sheet|register|ledger|audit\w*|statistics|minutes of|receipts?|invoices?|app|through the|n ?=|compared|page|table|annex)\b/i;
const MERELY_CLAIMED =
  /\b(?:clearly|obviously|everyone|everybody|trust me|believe|apparently|guess|reckon|feel|sure|probably|heard|hear|rumou?r|should|would|could|will|must be|bound|somebody|someone|best|surely|easily)\b|!/i;
const FEWEST_MEASURED = 2;

/** Whether figures stand with their source: whatever else is wrong with the sentence, it is no bare claim. */
export function isMeasured(sentence: Sentence): boolean {
  return (
    SOURCE.test(sentence.text) && !MERELY_CLAIMED.test(sentence.text) && figures(sentence) >= FEWEST_MEASURED
  );
}

/** Whether a mark of the sentence is a number with something measured beside it. */
export function isFigure(sentence: Sentence, mark: Mark): boolean {
  return isFigureBeside(datesIn(sentence), sentence, mark);
}

type DateAt = (mark: Mark) => Span | undefined;

function datesIn({ marks }: Sentence): DateAt {
  return firstReaching(marks.filter(({ tag }) => tag === 'date'));
}

function isFigureBeside(dateAt: DateAt, sentence: Sentence, mark: Mark): boolean {
  if (mark.tag !== 'number' || isLabelled(sentence, mark)) return false;
  const date = dateAt(mark);
  return date === undefined || mark.start < date.start || mark.end > date.end;
}

const BARE_YEAR = /\b(?:19|20)\d\d\b/;

/** A year of long ago, or words that only lead up to something, are not the figure to praise first. */
export function padding(sentence: Sentence): number {
  const padded = countOf(sentence, 'too_long') + countOf(sentence, 'self_centred') > 0 ? 1 : 0;
  return padded + (BARE_YEAR.test(sentence.text) && figures(sentence) === 1 ? 1 : 0);
}

/** Where a day stands without a preposition: "inspector is here Fri 10:00". */
const IS_TERSE: ReadonlySet<MessageType> = new Set(['text', 'meeting_prep']);

const DATES_A_CHANGE = /\b(?:from|starting|effective|as of)\b/i;
const UNSURE = /\b(?:probably|maybe|perhaps|possibly|sometime|or so|if (?:he|she|they)['’]s around)\b/i;

/** When the meeting itself takes place, when a change begins that nobody has to act on, or a day that is not certain. */
function isNoDeadline({ index, text }: Sentence, type: MessageType): boolean {
  const dates = DATES_A_CHANGE.test(text);
  if (type === 'meeting_prep' && index === 0) return !dates;
  return UNSURE.test(text) || (dates && type !== 'internal_comms' && type !== 'meeting_prep');
}

/** "The 1st floor" */
const RANKS =
  /^ (?:floors?|storeys?|times?|ones?|half|halves|grade|class|form|team|place|prize|draft|version|round|edition|attempt|try|row|door|house|stop)\b/i;

/** "The Monday run": which one, not when. */
function isOfKind({ text, start }: Sentence, date: Mark): boolean {
  if (/^the \d/i.test(date.words)) return RANKS.test(text.slice(date.end - start, date.end - start + 12));
  return (
    /\bthe $/i.test(text.slice(Math.max(0, date.start - start - 4), date.start - start)) &&
    /^ (?!in|on|at|by|before|after|of|and|or|to|for|from|is|was|are|as|morning|afternoon|evening|night|noon)\p{Ll}/u.test(
      text.slice(date.end - start, date.end - start + 12),
    )
  );
}

/** What was done on a day, and words by which a sentence looks ahead all the same. */
const DONE = /\b(?:did|has|have|had|put|cut|set|let|hit|read|shut|[a-z]{2,}(?<!ne)ed)\b/i;
const AHEAD =
  /\b(?:will|shall|by|before|until|till|due|deadline|please|pls|is|are|am|can|could|may|must|need\w*|starts?|opens?|closes?|ends?|begins?|goes|go|moves?|leaves?|comes?|from|let['’]?s|would|want|join|meet|be)\b|['’](?:ll|re|m)\b|\?/i;
/** A day by which something was due and was not done. */
const WAS_DUE = /\b(?:was|were|wasn['’]t|weren['’]t|had|hadn['’]t)\b(?![^.;]{0,120}\b(?:will|now|is|are)\b)/i;
const BEFORE_DUE = /\b(?:by|before|until|till|no later than|latest)(?: [\p{L}'’-]+){0,3} $/iu;
const LONGEST_BEFORE_DUE = 48;
const DUE = /\b(?:due|deadline)\b/i;

function isDueBy({ text, start }: Sentence, date: Mark): boolean {
  const at = date.start - start;
  return (
    /^(?:by|until|before)\b/i.test(date.words) ||
    BEFORE_DUE.test(text.slice(Math.max(0, at - LONGEST_BEFORE_DUE), at))
  );
}

/** "Ours of the 3rd" names a letter, and what was done on a day is over. */
function isOver(sentence: Sentence, type: MessageType): boolean {
  if (DONE.test(sentence.text) && !AHEAD.test(sentence.text)) return true;
  return type === 'difficult_conversation' && !AHEAD.test(sentence.text);
}

/** "Done by 9.": an hour by which something is due, though nothing else says that it is one. */
const BY_HOUR =
  /\b(?:by|before|until|till) \d{1,2}(?=$|[\s]*[.,!?;)\n]|\s+(?:sharp|latest|pls|please|today|tomorrow|at the)\b)/i;

/** "At 2.35/unit", "at 9.50 per head": what something costs, and no hour. */
function isRate({ text, start }: Sentence, date: Mark): boolean {
  return /^(?:\/| (?:per|a|each|an)\b|%|[kK]\b)/.test(text.slice(date.end - start));
}

function datesOf(sentence: Sentence): readonly Mark[] {
  return sentence.marks.filter(
    (mark) =>
      mark.tag === 'date' &&
      !isRate(sentence, mark) &&
      !VAGUE_DATE.test(mark.words) &&
      !ORDINAL.test(mark.words) &&
      !isOfKind(sentence, mark),
  );
}

/** How clearly the sentence says when something is due, 0 where it does not. */
export function deadlines(sentence: Sentence, type: MessageType): number {
  if (countOf(sentence, 'vague_deadline') > 0) return 0;
  if (datesOf(sentence).length === 0 && !BY_HOUR.test(sentence.text)) return 0;
  if (!IS_TERSE.has(type) && !DEADLINE.test(sentence.text)) return 0;
  const due = /\b(?:by|before|until|till|(?<!\b(?:was|were) )due|deadline)\b/i.test(sentence.text);
  if (!due && (PAST.test(sentence.text) || isNoDeadline(sentence, type))) return 0;
  return 1 + (due ? 2 : 0) + sentence.asks.length;
}

/** "My Thursday shift", "every Sunday": somebody's, and no day by which anything is due. */
function isOwned({ text, start }: Sentence, date: Mark): boolean {
  return /\b(?:my|your|his|her|our|their|every|each) $/i.test(
    text.slice(Math.max(0, date.start - start - 6), date.start - start),
  );
}

/** Whether the days that the sentence names lie ahead: none of them was missed, is over or is a mere month. */
export function looksAhead(sentence: Sentence, type: MessageType): boolean {
  const dates = datesOf(sentence).filter((date) => !MONTH_ONLY.test(date.words) && !isOwned(sentence, date));
  if (dates.length === 0) return BY_HOUR.test(sentence.text) && !WAS_DUE.test(sentence.text);
  const due = DUE.test(sentence.text) || dates.some((date) => isDueBy(sentence, date));
  if (due) return !WAS_DUE.test(sentence.text);
  return !PAST.test(sentence.text) && !isOver(sentence, type);
}

const COUNTED_IN_WORDS =
  /\b(?<!\bfor )(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozen|thousand) (?:of |\p{Ll}{3,})/iu;

/** What is demanded, wished or held against somebody counts nothing. */
const FIXED =
  /\b(?:no exceptions|without exception|always|every single|must|I think|should|would have|maybe|perhaps)\b/i;

/** Whether the sentence counts something in words: "eleven cases stand bare". */
export function countsInWords({ text }: Sentence): boolean {
  return COUNTED_IN_WORDS.test(text) && !FIXED.test(text);
}
