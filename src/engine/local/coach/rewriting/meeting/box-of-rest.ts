import type { Rewritten } from '../body/body.ts';

/** A thought, a wish, an order or a question, which tells nobody how things are. */
const NO_FACT =
  /^(?:let['’]?s|if|maybe|perhaps|could|can|please|take|no idea|not sure|whoever|someone|somebody|want(?:ed)?|need|(?:I |we )?(?:thought|reckon|guess|suppose|hope|wonder|think|want(?:ed)? to|['’]d like)|things?|points?|stuff|topics?|what to \p{L}+|to[- ]do\b)\b|\?$/iu;

/** What the notes are called that no other place wants: facts only where each of them tells one. */
export function labelOfRest(notes: readonly Rewritten[]): 'Facts' | 'Notes' {
  return notes.some(({ text }) => NO_FACT.test(text.replace(/[.!]+$/, ''))) ? 'Notes' : 'Facts';
}
