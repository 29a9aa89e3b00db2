import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Ask, DraftReading, FaultTag, MarkTag, Sentence, Span } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { isFairlySaid, isOnlyPraise } from './fair-words.ts';
import { strangerSigns } from './first-letter.ts';
import { isStandingOffer, isWordByDay } from './impossible/asks.ts';
import { cannotShow } from './impossible/cannot-show.ts';
import { prominenceSigns } from './prominence.ts';
import { reproachSigns } from './reproach.ts';
import { asksDefinitely } from './risk-signs.ts';
import { isSafeguarded } from './safeguarded.ts';
import { isMeasured } from './sentence-facts.ts';

/** Words beyond which a message of this type is long, and below which it is thin. */
const LENGTHS: Readonly<Record<MessageType, { readonly long: number; readonly thin: number }>> = {
  outreach: { long: 150, thin: 20 },
  text: { long: 45, thin: 4 },
  email: { long: 220, thin: 22 },
  internal_comms: { long: 230, thin: 20 },
  difficult_conversation: { long: 200, thin: 65 },
  meeting_prep: { long: 200, thin: 22 },
};

/** How surely a draft that asks nothing should ask something: a first contact is sent to get an answer. */
const NO_ASK: Readonly<Partial<Record<MessageType, number>>> = { meeting_prep: 0.15, outreach: 0.7 };

const BURIED_AFTER_WORDS = 55;
const BURIED_AFTER_SHARE = 0.6;
const MANY_ITEMS = 5;

type FaultSign = Sign<FaultTag>;

function missing(tag: FaultTag, weight: number): FaultSign {
  return { tag, span: null, sentenceIndex: -1, weight };
}

function shown(tag: FaultTag, sentence: Sentence | undefined, weight: number, span?: Span): FaultSign {
  if (sentence === undefined) return missing(tag, weight);
  return { tag, span: span ?? sentence, sentenceIndex: sentence.index, weight };
}

function count(reading: DraftReading, tag: MarkTag, from = 0.5): number {
  return reading.marks.filter((mark) => mark.tag === tag && mark.weight >= from).length;
}

function marksIn(sentence: Sentence, tag: MarkTag): number {
  return sentence.marks.filter((mark) => mark.tag === tag).length;
}

/** The sentence with the highest figure, the first of equals; undefined when none is above 0. */
export function highest(
  sentences: readonly Sentence[],
  figure: (sentence: Sentence) => number,
): Sentence | undefined {
  let best: Sentence | undefined;
  let most = 0;
  for (const sentence of sentences) {
    const value = figure(sentence);
    if (value > most) {
      most = value;
      best = sentence;
    }
  }
  return best;
}

function wordsBefore(reading: DraftReading, ask: Ask): number {
  let words = 0;
  for (const sentence of reading.sentences.slice(0, ask.sentenceIndex)) words += sentence.wordCount;
  return words;
}

function askSigns(reading: DraftReading): FaultSign[] {
  const signs: FaultSign[] = [];
  const plain = reading.asks.filter((ask) => ask.plain);
  const first = plain[0];
  const sentenceOf = (ask: Ask | undefined): Sentence | undefined =>
    ask === undefined ? undefined : reading.sentences[ask.sentenceIndex];
  if (reading.asks.length === 0) {
    signs.push(missing('no_ask', NO_ASK[reading.type] ?? 0.5));
    signs.push(missing('no_next_step', 0.45));
  } else if (first === undefined) {
    const vague = reading.asks.at(-1);
    if (!isWordByDay(sentenceOf(vague)?.text ?? ''))
      signs.push(
        shown('vague_ask', sentenceOf(vague), 0.6, vague),
        shown('no_ask', sentenceOf(vague), 0.3, vague),
      );
  } else {
    const before = wordsBefore(reading, first);
    const mayStandLast = isStandingOffer(sentenceOf(first)?.text ?? '');
    if (!mayStandLast && before > BURIED_AFTER_WORDS && before > reading.wordCount * BURIED_AFTER_SHARE) {
      signs.push(shown('buried_ask', sentenceOf(first), 0.42, first));
    }
  }
  if (reading.type === 'difficult_conversation' && plain.length === 0) {
    signs.push(missing('no_next_step', 0.4));
  }
  if (count(reading, 'date') === 0 && reading.asks.length > 0) {
    signs.push(shown('vague_deadline', sentenceOf(first ?? reading.asks.at(-1)), 0.3, first));
  }
  return signs;
}

function commas(sentence: Sentence): number {
  return sentence.text.split(/[,;] /).length - 1;
}

function lengthSigns(reading: DraftReading): FaultSign[] {
  const signs: FaultSign[] = [];
  const { long, thin } = LENGTHS[reading.type];
  if (reading.wordCount > long) {
    const padded = highest(reading.sentences.slice(0, -1), (sentence) =>
      sentence.marks.some((mark) => mark.tag === 'number') ? 0 : sentence.wordCount,
    );
    signs.push(shown('too_long', padded, Math.min(0.9, 0.35 + (reading.wordCount - long) / long)));
  }
  if (reading.wordCount < thin) signs.push(shown('too_short', reading.sentences[0], 0.5));
  return signs;
}

/** So many points of a list are the details, whatever else is said around it. */
const FEWEST_LISTED = 3;

/** The point of the list with most figures; the densest sentence where none has any. */
function listedDetail(
  { sentences }: DraftReading,
  list: readonly Span[],
  dense: Sentence,
): Sentence | undefined {
  const listed = sentences.filter(({ start }) =>
    list.some((item) => start >= item.start && start < item.end),
  );
  return listed.includes(dense)
    ? dense
    : (highest(listed, (sentence) => marksIn(sentence, 'number') + commas(sentence)) ?? dense);
}

function detailSigns(reading: DraftReading): FaultSign[] {
  const signs: FaultSign[] = [];
  const list = reading.blocks.filter((block) => block.kind === 'list_item');
  const items = list.length;
  const dense = highest(reading.sentences, (sentence) => {
    const details = marksIn(sentence, 'number') + marksIn(sentence, 'detail_overload') * 2 + commas(sentence);
    return details >= MANY_ITEMS - 1 && !cannotShow('detail_overload', sentence.text) ? details : 0;
  });
  const densest = dense === undefined || items < FEWEST_LISTED ? dense : listedDetail(reading, list, dense);
  const numbers = count(reading, 'number');
  if (densest !== undefined) signs.push(shown('detail_overload', densest, 0.4));
  if (items >= MANY_ITEMS) signs.push(shown('detail_overload', densest, 0.3));
  if (numbers >= 8 && numbers * 9 > reading.wordCount) signs.push(shown('detail_overload', densest, 0.4));
  return signs;
}

const POLITE = /\b(?:please|pls|thank|thanks|thx|happy|glad|hope|sorry|could you|would you|appreciate)\b/i;
const YOUR_PART = /\b(?:your|you|we|us|our|together|team)\b/i;

/** A word alone, like an item of an agenda, orders nobody. */
function isBareOrder(sentence: Sentence): boolean {
  return (
    sentence.wordCount > 1 &&
    sentence.asks.some((ask) => ask.form === 'imperative') &&
    !POLITE.test(sentence.text)
  );
}

function toneSigns(reading: DraftReading): FaultSign[] {
  const signs: FaultSign[] = [];
  if (reading.sentences.length === 0) return signs;
  const orders = reading.sentences.filter(isBareOrder);
  const warm =
    count(reading, 'appreciation') + count(reading, 'empathy', 0.7) + count(reading, 'warm_opening');
  const polite = POLITE.test(reading.text);
  const greeted = reading.blocks.some((block) => block.kind === 'greeting');
  const wordsEach = reading.wordCount / reading.sentences.length;
  let weight = 0;
  if (warm === 0 && !polite) weight += 0.2;
  if (wordsEach < 9 && !polite) weight += 0.15;
  if (!greeted && reading.type !== 'text' && reading.type !== 'meeting_prep') weight += 0.15;
  if (!reading.sentences.some((sentence) => sentence.isQuestion)) weight += 0.1;
  if (orders.length > 0) weight += 0.15;
  if (weight >= 0.3) {
    const coldest = orders[0] ?? reading.sentences.find((sentence) => marksIn(sentence, 'passive') > 0);
    const first = reading.type === 'meeting_prep' ? undefined : reading.sentences[0];
    signs.push(shown('cold_tone', coldest ?? first, Math.min(0.6, weight)));
  }
  if (warm === 0 && !reading.sentences.some((sentence) => sentence.isQuestion)) {
    const about = reading.sentences.find((sentence) => marksIn(sentence, 'no_people') > 0);
    signs.push(shown('no_people', about, YOUR_PART.test(reading.text) ? 0.35 : 0.5));
  }
  return signs;
}

const CHANGE =
  /\b(?:switch|chang|mov(?!ie)|replac|new(?!s|born)|launch|install|roll|migrat|start|stop(?!cock|watch)|clos(?!e(?:ly|st)\b)|remov|reset|cut(?!lery)|merg|open(?!ly|er)|introduc)\w*/i;

/** What only says to what a message belongs proposes nothing. */
const LEADS_IN =
  /^\W*(?:(?:just )?(?:following|chasing) up|further to|with (?:reference|regard) to|regarding|thanks|thank you|(?:I )?hope|sorry|apologies|as (?:discussed|mentioned|agreed|promised)[,.])/i;

function substanceSigns(reading: DraftReading): FaultSign[] {
  const signs: FaultSign[] = [];
  const evidence = count(reading, 'evidence_cited');
  const numbers = count(reading, 'number');
  if (evidence === 0) {
    const claim = highest(reading.sentences, (sentence) =>
      cannotShow('no_evidence', sentence.text) || isMeasured(sentence)
        ? 0
        : marksIn(sentence, 'no_evidence') * 2 + marksIn(sentence, 'hype') + marksIn(sentence, 'absolutes'),
    );
    signs.push(shown('no_evidence', claim, claim === undefined ? 0.15 : numbers === 0 ? 0.45 : 0.3));
  }
  if (count(reading, 'purpose_stated') === 0) {
    const dry = highest(reading.sentences, (sentence) =>
      cannotShow('no_purpose', sentence.text)
        ? 0
        : marksIn(sentence, 'no_purpose') + marksIn(sentence, 'number'),
    );
    signs.push(shown('no_purpose', dry, 0.4));
  }
  const change = reading.sentences.find(({ text }) => CHANGE.test(text) && !LEADS_IN.test(text));
  if (count(reading, 'safeguard_named') === 0 && change !== undefined && !isSafeguarded(reading)) {
    signs.push(shown('risk_unaddressed', change, 0.35), shown('safeguard_missing', change, 0.25));
  }
  if (count(reading, 'options_offered') === 0 && !reading.sentences.some((sentence) => sentence.isQuestion)) {
    const order = reading.sentences.find(isBareOrder);
    signs.push(shown('rigid', order, order === undefined ? 0.15 : 0.3));
  }
  if (count(reading, 'ownership') === 0 && count(reading, 'concrete_plan', 0.7) === 0) {
    signs.push(missing('no_owner', 0.25));
  }
  return signs;
}

const OWN = /\b(?:i|we|our|my|us|me)\b/gi;
const YOURS = /\b(?:you|your|yours)\b/gi;

function selfSigns(reading: DraftReading): FaultSign[] {
  if (reading.type !== 'outreach') return [];
  const own = reading.text.match(OWN)?.length ?? 0;
  const yours = reading.text.match(YOURS)?.length ?? 0;
  if (own < 4 || own < yours * 2) return [];
  const most = highest(reading.sentences, (sentence) => sentence.text.match(OWN)?.length ?? 0);
  return [shown('self_centred', most, 0.4)];
}

/** A greeting to nobody in particular. */
const TO_ANYBODY =
  /^(?:to whom it may concern|to (?:the|all) \p{L}+|dear (?:sirs?|madam|sir\/madam|sir or madam|customers?|clients?|friends? of|valued|homeowner|business owner|owner|manager|reader)|greetings|good day to you|hello there|hi there)\b/iu;

/** "To the Manager," on a line of its own. */
const OPENS_ON_OFFICE = /^to [\p{L} ]{3,40},$/iu;

/** A first contact that greets whoever reads it. */
function greetingSigns({ type, blocks }: DraftReading): FaultSign[] {
  if (type !== 'outreach') return [];
  const greeting = blocks.find(
    ({ kind, text, start }) =>
      (kind === 'greeting' || (start === 0 && OPENS_ON_OFFICE.test(text))) && TO_ANYBODY.test(text.trim()),
  );
  return greeting === undefined
    ? []
    : [{ tag: 'generic_opening', span: greeting, sentenceIndex: -1, weight: 0.5 }];
}

/** Faults that show by the draft's build or by what it lacks, rather than by a phrase. */
export function structuralSigns(reading: DraftReading): FaultSign[] {
  const signs = [
    ...askSigns(reading),
    ...lengthSigns(reading),
    ...detailSigns(reading),
    ...toneSigns(reading),
    ...substanceSigns(reading),
    ...selfSigns(reading),
    ...greetingSigns(reading),
    ...strangerSigns(reading),
    ...reproachSigns(reading),
    ...prominenceSigns(reading),
  ];
  return signs.filter(({ tag, sentenceIndex }) => {
    const sentence = reading.sentences[sentenceIndex];
    if (sentence === undefined) return true;
    if (tag === 'vague_ask' && asksDefinitely(sentence)) return false;
    return !isFairlySaid(tag, sentence.text) && !isOnlyPraise(tag, sentence, reading);
  });
}
