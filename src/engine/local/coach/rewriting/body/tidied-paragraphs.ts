import { isEmptied } from '../faults/drop-padding.ts';
import type { Unit } from '../parts/draft-parts.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { holdsFacts } from '../sentence/held-facts.ts';
import { smoothSentence } from '../sentence/smooth.ts';
import { withoutShorthand } from '../wording/plain/shorthand.ts';
import type { Rewritten } from './body.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

/** Where one sentence of a right draft has changed, the others that begin small begin like it. */
export function withLargeLetters(units: readonly (readonly Unit[])[], paragraphs: Paragraphs): Paragraphs {
  const isOwn = (sentence: Rewritten, at: number, place: number): boolean =>
    sentence.text.toLowerCase() === units[at]?.[place]?.text.toLowerCase();
  const isTouched = paragraphs.some((sentences, at) =>
    sentences.some((own, place) => !isOwn(own, at, place)),
  );
  if (!isTouched) return paragraphs;
  return paragraphs.map((sentences) =>
    sentences.map((sentence) =>
      sentence.isListItem || !/^\p{Ll}/u.test(sentence.text)
        ? sentence
        : { ...sentence, text: smoothSentence(withoutShorthand(sentence.text)) },
    ),
  );
}

/** Without the sentences that are empty once their big words are gone, unless nothing else stands. */
export function withoutEmptied(units: readonly (readonly Unit[])[], paragraphs: Paragraphs): Paragraphs {
  const left = paragraphs.map((sentences, at) =>
    sentences.filter(
      ({ text, isListItem }, place) => isListItem || !isEmptied(text, units[at]?.[place]?.text ?? text),
    ),
  );
  const filled = left.filter((sentences) => sentences.length > 0);
  return filled.length > 0 ? filled : paragraphs;
}

const WHAT_BEFORE = /^What (?:would you need to see|should be in place|would you need in place) before\b/;

/** Of several questions about what must come first, only the last, when the others name no fact. */
export function withoutRepeatedAsk(paragraphs: Paragraphs, known: ReadonlySet<string>): Paragraphs {
  const asks = paragraphs.flat().filter(({ text }) => WHAT_BEFORE.test(text));
  const needless = asks.filter(({ text }) => !holdsFacts(text, known));
  if (asks.length < 2 || needless.length === 0) return paragraphs;
  const gone = needless.length === asks.length ? needless.slice(1) : needless;
  return keptSentences(paragraphs, (sentence) => !gone.includes(sentence));
}
