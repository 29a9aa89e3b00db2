import type { Reader } from '../../../../engine.ts';
import type { Findings } from '../../judging/finding.ts';
import type { DraftReading } from '../../reading/draft-reading.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { capitalised } from '../sentence/smooth.ts';
import { lostTopicOf } from '../subject/lost-topic.ts';
import type { Body } from './body.ts';
import { cutParagraphs } from './cut-paragraphs.ts';
import { type BodyOptions, draftingOf } from './drafting.ts';
import { editedParagraphs } from './edited-paragraphs.ts';
import { hasPlainAsk, rewrittenSentence } from './rewritten-sentence.ts';
import { stayingParagraphs } from './staying-paragraphs.ts';
import { withLargeLetters, withoutEmptied, withoutRepeatedAsk } from './tidied-paragraphs.ts';

/**
 * Every sentence of the body edited, padding and vague asks left out; never empty when the draft's body is not. In a
 * draft that is right already only the sentences that a risk quotes change.
 */
export function rewriteBody(
  reading: DraftReading,
  draftParts: DraftParts,
  reader: Reader,
  findings: Findings,
  options: BodyOptions,
): Body {
  const drafting = draftingOf(reading, draftParts, reader, findings, options);
  const { parts, around } = drafting;
  const staying = stayingParagraphs(drafting);
  const cut = cutParagraphs(staying, drafting);
  const edited = editedParagraphs(cut, staying, drafting);
  const shown = options.isRight ? withLargeLetters(cut.paragraphs, edited) : edited;
  const paragraphs = withoutRepeatedAsk(withoutEmptied(cut.paragraphs, shown), around.known);
  const asks = staying.flat().some(hasPlainAsk) || paragraphs.flat().some((sentence) => sentence.isQuestion);
  return { paragraphs, needsAsk: !asks, lostTopic: lostTopicOf(reading.type, parts, staying, paragraphs) };
}

/** The body as the draft has it. */
export function ownBody(parts: DraftParts): Body {
  return {
    paragraphs: parts.paragraphs.map((units, index) =>
      units.map((unit, at) => {
        const sentence = rewrittenSentence(unit, unit.text, 0);
        return index === 0 && at === 0 && parts.greeting !== ''
          ? { ...sentence, text: capitalised(sentence.text) }
          : sentence;
      }),
    ),
    needsAsk: false,
    lostTopic: null,
  };
}
