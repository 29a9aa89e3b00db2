import type { Sentence } from '../../reading/draft-reading.ts';
import { figures } from './sentence-facts.ts';

/** How something came to be known. */
const SOURCE =
  /https?:|\bwww\.|\b(?:measure[ds]?|measurements?|counted|counts|recorded|recordings?|weighed|timed|logged|logs?|logbook|tested|tests?|trial\w*|pilot\w*|survey\w*|stud(?:y|ies)|sampled?s?|audit\w*|compared|comparison|calibrated|checked|inspected|inspection|according to|acc\. to|per the|reports?|readings?|letters?|sheets?|register|ledger|statistics|minutes of|receipts?|invoices?|meter|records|figures|data|dataset|appendix|annex|table|graph|median|mean|average|holdout|baseline|control group|lab|scores?|views|interview\w*|poll|census|review|published|paper|articles?|n ?=)\b/i;
/** "I do the survey myself", "a review of the paper is planned": nobody knows yet what comes out. */
const TO_COME =
  /\b(?:I|we)(?:['’](?:d|ll))? (?:can |could |will |would |also )?(?:do|run|make|offer|carry out|like|love|want|need)\b|\b(?:will|shall|going to|to be) (?:be )?(?:\w+ )?\w+|\b(?:want|plan|ought|due|has|have|would like) to\b/i;
/** What came of it, said of the past. */
const CAME_OF_IT =
  /\b(?:fell|fallen|rose|risen|dropp?ed|grew|grown|went|gone|lost|lose|sold|gained|saved|saves?|cut|came|come|said|says|voted|asked|answered|wrote|waited|wait|took|missed|missing|found|finds?|showed?|shows|shown|died|stopp?ed|started|began|begun|arrived|cancelled|stood|kept|held|read|gave|gives?|brought|turned|used?|uses|made|reached|halved|doubled|improved|failed|worked|returned|complained|noticed|flagged|scored|signed up|joined|left|ran|done|did|spent|earned|paid|cost|let|got|broke|snapped|burst|fit|has been|have been|had been|(?:down|up) (?:by|from|\d))\b/i;
const PAST_VERB =
  /\b(?!need|requir|attach|includ|suppos|expect|plann|schedul|book|order|interest|limit|bas|call|nam|insur|allow|us)\p{Ll}{3,}ed\b/u;
const WAS = /\b(?:was|were|had|has|have|dates?)\b/i;
const COMPARES =
  /\b(?:against|instead of|rather than|compared (?:to|with)|versus|vs\.?|before|after|usually|normally|last (?:year|month|week|sat\w*|sun\w*|time)|in (?:19|20)\d\d|(?:out )?of(?: the| our| them)?)\b.{0,200}?\d|\bfrom \d\S{0,20} .{0,200}?to \d|\d.{0,200}?\b(?:before|after|usually|normally|last (?:year|month|week|summer|winter|time)|the year before|since)\b/i;
/** Plans, terms and prices are no evidence, however many figures they hold. */
const TERMS =
  /\b(?:will|['’]ll|shall|would|must|should|from (?:today|tonight|tomorrow|now|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)|as of|price\w*|fee|charge|per month|a month,|a word|included?|max\.?|budget|deadline|please|need|if)\b|^(?:from|starting)\b/iu;
/** A point of an agenda: what will be gone through there is not said yet. */
const AGENDA =
  /^(?:\W|\d)*(?:then )?(?:go (?:through|over)|read|walk|talk|run|bring|distribute|check|discuss|explain|show|begin|start|agenda|topics?)\b/i;
/** Whoever says so is not sure of it. */
const UNSURE =
  /\b(?:i think|i guess|i believe|from memory|i want to say|more or less|apparently|if i remember|some say)\b|-ish\b/i;
const WORD_NUMBER =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|third|twice|double)\b/gi;

/** Longer sentences are lists without a full stop. */
const LONGEST = 600;

const judged = new WeakMap<Sentence, boolean>();

/** Whether the sentence states what was measured, counted or seen, so that it could be checked. */
export function isEvidence(sentence: Sentence): boolean {
  const before = judged.get(sentence);
  if (before !== undefined) return before;
  const answer = statesEvidence(sentence);
  judged.set(sentence, answer);
  return answer;
}

function statesEvidence(sentence: Sentence): boolean {
  const text = sentence.text.slice(0, LONGEST);
  const hasCome = (): boolean => CAME_OF_IT.test(text) || PAST_VERB.test(text);
  const isPlanned = (): boolean => TERMS.test(text) || AGENDA.test(text);
  if (SOURCE.test(text)) return (hasCome() || !(isPlanned() || TO_COME.test(text))) && !UNSURE.test(text);
  const counted = figures(sentence);
  const all = counted >= 2 ? counted : counted + (text.match(WORD_NUMBER)?.length ?? 0);
  if (counted === 0 && all < 2) return false;
  if (!hasCome() && (all < 2 || !(COMPARES.test(text) || WAS.test(text)))) return false;
  return !isPlanned() && !UNSURE.test(text);
}
