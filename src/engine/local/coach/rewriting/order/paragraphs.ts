import type { Rewritten } from '../body/body.ts';
import { asksAgreement } from '../faults/staying/agreement-asked.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { leansOnLast } from './leans-on-last.ts';

const SENTENCES_PER_PARAGRAPH = 3;

type Paragraphs = readonly (readonly Rewritten[])[];

/** How many words there are. */
export function wordCountOf(sentences: readonly Rewritten[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.text.split(' ').length, 0);
}

/** From how many words on a draft of one paragraph is a wall of text. */
const WALL_WORDS = 60;

/** A single paragraph in short ones when it is a wall of text, the question with what follows it behind. */
export function splitWall(sentences: readonly Rewritten[]): Paragraphs {
  const isWall = wordCountOf(sentences) >= WALL_WORDS && !sentences.some((sentence) => sentence.startsLine);
  if (!isWall) return [sentences];
  const asks = sentences.findIndex((_, at) => asksApart(sentences, at));
  return asks <= 0 ? splitLong(sentences) : [...splitLong(sentences.slice(0, asks)), sentences.slice(asks)];
}

/** Whether a sentence is a question that can stand without the one in front of it, as "OK?" cannot. */
function asksApart(sentences: readonly Rewritten[], at: number): boolean {
  const sentence = sentences[at];
  return sentence?.isQuestion === true && !asksAgreement(sentence.text, sentences[at - 1]?.text);
}

/** A wall of text in short paragraphs of even length; a question at its end stands alone. */
export function splitLong(sentences: readonly Rewritten[]): Paragraphs {
  if (sentences.length < 3 || wordCountOf(sentences) < 40) return [sentences];
  const endsInAsk = asksApart(sentences, sentences.length - 1);
  const body = endsInAsk ? sentences.slice(0, -1) : sentences;
  const count = Math.ceil(body.length / SENTENCES_PER_PARAGRAPH);
  const size = Math.ceil(body.length / count);
  const split: (readonly Rewritten[])[] = [];
  for (let at = 0; at < body.length; ) {
    const end = breakNear(body, at, at + size);
    split.push(body.slice(at, end));
    at = end;
  }
  const light = split.flatMap(splitHeavy);
  return endsInAsk ? [...light, sentences.slice(-1)] : light;
}

/** From how many words on a paragraph is heavy, however few its sentences. */
const HEAVY_WORDS = 85;
/** Fewer words are a stray sentence. */
const LEAST_WORDS = 25;
const FEWEST_OPENING_WORDS = 5;
const FEWEST_SENTENCE_WORDS = 3;

/** A heavy paragraph in two, as even as its sentences allow. */
function splitHeavy(sentences: readonly Rewritten[]): Paragraphs {
  if (sentences.length < 3 || wordCountOf(sentences) < HEAVY_WORDS) return [sentences];
  const half = wordCountOf(sentences) / 2;
  const unevenness = (end: number): number => Math.abs(wordCountOf(sentences.slice(0, end)) - half);
  const [end] = sentences
    .map((_, at) => at)
    .filter((at) => opensHalf(sentences, at))
    .sort((a, b) => unevenness(a) - unevenness(b));
  return end === undefined ? [sentences] : [sentences.slice(0, end), sentences.slice(end)];
}

function opensHalf(sentences: readonly Rewritten[], at: number): boolean {
  const first = sentences[at];
  return (
    wordCountOf(sentences.slice(0, at)) >= LEAST_WORDS &&
    wordCountOf(sentences.slice(at)) >= LEAST_WORDS &&
    (first?.text.split(' ').length ?? 0) >= FEWEST_OPENING_WORDS &&
    opensParagraph(first) &&
    !endsOnCall(sentences[at - 1])
  );
}

function opensParagraph(sentence: Rewritten | undefined): boolean {
  if (sentence === undefined) return true;
  return !(leansOnLast(sentence.text) || GOES_ON.test(sentence.text) || isScrap(sentence));
}

/** "Four.", behind "… and we've sold four": a word or two that only go on with the sentence before. */
function isScrap({ text, isQuestion, isAsk }: Rewritten): boolean {
  return (
    !isQuestion &&
    !isAsk &&
    !/\d/.test(text) &&
    text.split(' ').length < FEWEST_SENTENCE_WORDS &&
    !hasVerb(text)
  );
}

/** How many sentences a paragraph of a longer text may hold. */
const FEWEST = 2;
const MOST = 4;
/** Places around the even one at which a paragraph may end, the nearest first. */
const NEAR = [0, 1, -1, 2, -2];

/** Where a paragraph ends, so that the next does not open on "Maybe both?" or "They …" and is not left with one sentence. */
function breakNear(body: readonly Rewritten[], start: number, even: number): number {
  if (even >= body.length) return body.length;
  const stands = NEAR.map((by) => even + by).filter((end) => {
    const next = body[end];
    const opens = opensParagraph(next);
    const count = end - start;
    return count >= FEWEST && count <= MOST && end <= body.length && opens && !endsOnCall(body[end - 1]);
  });
  const [first = even] = stands;
  const last = body.at(-1);
  if (last !== undefined && (last.isAsk || CALLS.test(last.text))) return first;
  return stands.find((end) => body.length - end !== 1) ?? first;
}

/** What may stand alone at the end. */
const CALLS = /^(?:please|questions?|(?:just |do )?(?:reply|answer|confirm|acknowledge|tell|ask|contact))\b/i;
/** Openings that go on with the thought before them. */
const GOES_ON =
  /^(?:(?:step|stage|phase|part|point) (?:[2-9]|two|three|four)\b|(?:I|we) (?:own|admit|regret|accept|stand by) (?:it|that|this)\b|maybe|perhaps|or|but|so|then|also|like|meanwhile|those|that|there (?:would|is also)|for (?:this|that|it)|if not|(?:the|a) (?:second|third|fourth|last|other)(?: one)?\b(?! (?:time|page|week|month|year|day))|(?:option|variant|plan) (?:b|c|2|3|two|three))\b|^[@(]|^[\d.,]+$/i;

/** "Questions?" belongs to what follows it. */
function endsOnCall(sentence: Rewritten | undefined): boolean {
  return (
    sentence?.isQuestion === true && sentence.text.split(' ').length <= 2 && !GOES_ON.test(sentence.text)
  );
}
