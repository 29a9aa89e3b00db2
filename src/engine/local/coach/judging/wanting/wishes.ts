import type { Ask, DraftReading, Sentence } from '../../reading/draft-reading.ts';
import { isCourtesy } from './courtesy.ts';

/** "You will see it on the next invoice", "You should have it on Monday": what the reader gets. */
const PROMISES =
  /\byou(?:['’]ll| will| should| may)(?: \p{L}+ly| also| all| each| soon| then)? (?:find|see|receive|get|hear|be (?:able|proud|receiving|getting|hearing|notified|contacted)|have (?:it|them|one|heard|received))\b/iu;
/** "Report's moved to 4", "Invoice 90 was paid": a thing that is told of, read as a deed that is asked for. */
const TELLS_OF_THING =
  /^\W*\p{L}+(?:['’]s| (?:no\.? )?\d\S*,? (?:is|are|was|were|went|has|will)| (?:is|are|was|were|went|has|will))\b/iu;
/** "Don't worry", "Stay tuned", "Get well", "Let me introduce": nothing that somebody waits for. */
const WISHES_WELL =
  /^\W*(?:(?:so|and|but|please|well|oh),? )*(?:don['’]t (?:worry|even think|bother)|stay (?:tuned|safe|warm|in touch|well|dry)|enjoy|have an? (?!look|think|word|go|chat|call)|take care|get well|keep (?:well|it up|up the|warm)|let me (?:introduce|say|tell you|add|just|thank|congratulate)|(?:see|speak|talk) (?:to )?you|look forward)\b/iu;
/** A mark of a list that came out as a question mark: alone or behind a colon. */
const MARK_OF_LIST = /^[^\p{L}]*$|:\s*\?$/u;
/** One that stands apart, behind words that ask nothing. */
const MARK_APART = /\s\?$/;
const ASKING_WORD =
  /\b(?:who|what|where|when|why|how|which|whose|do|does|did|is|are|was|were|have|has|had|can|could|may|might|will|would|shall|should|any)\b/iu;
/** A question or a request whose writer left out the mark. */
const ASKS =
  /\b(?:can|could|may|might|would|will|shall) (?:I|we|you|u)\b|\b(?:please|pls|plz|let (?:me|us) know)\b/i;
const PLEASE = /\b(?:please|pls|plz|kindly)\b/i;

/** Whether an ask that was read in a sentence is none: it is there for politeness, wishes well or tells. */
function wantsNothing(sentence: Sentence, form: Ask['form']): boolean {
  const { text } = sentence;
  if (isCourtesy(text) || WISHES_WELL.test(text)) return true;
  if (form === 'question') return isStrayMark(text);
  if (PLEASE.test(text)) return false;
  return form === 'imperative' ? TELLS_OF_THING.test(text) : form === 'request' && PROMISES.test(text);
}

function isStrayMark(text: string): boolean {
  return MARK_OF_LIST.test(text) || (MARK_APART.test(text) && !ASKING_WORD.test(text));
}

/** The asks of a draft that want something of its reader. */
export function wishesOf({ asks, sentences }: DraftReading): readonly Ask[] {
  return asks.filter(({ sentenceIndex, form }) => {
    const sentence = sentences[sentenceIndex];
    return sentence !== undefined && !wantsNothing(sentence, form);
  });
}

/** Whether a draft asks for something in so many words. */
export function asksOutright(reading: DraftReading): boolean {
  if (wishesOf(reading).some(({ plain, form }) => plain && form !== 'implied')) return true;
  return reading.sentences.some(
    ({ isQuestion, text }) =>
      ((isQuestion && !isStrayMark(text)) || ASKS.test(text)) && !isCourtesy(text) && !WISHES_WELL.test(text),
  );
}
