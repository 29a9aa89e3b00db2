import type { Rewritten } from '../body/body.ts';
import { hasVerb } from '../sentence/clauses.ts';

/** A thought, a wish, an order or a question, which tells nobody how things are. */
const NO_FACT =
  /^(?:let['’]?s|if|maybe|perhaps|could|can|please|take|no idea|not sure|whoever|someone|somebody|want(?:ed)?|need|(?:I |we )?(?:thought|reckon|guess|suppose|hope|wonder|think|want(?:ed)? to|['’]d like)|things?|points?|stuff|topics?|what to \p{L}+|to[- ]do\b)\b|\?$/iu;

/** "I can see their point", "I'm not sure what we want": what the writer thinks, and no fact. */
const OPINION =
  /^(?:and |but |also )?(?:I|we)(?:['’](?:m|re|d)| am| are| can| could| would| do)?(?: (?:also|just|only|really|still|not))* (?:going to|see|sure|unsure|afraid|worried|wary|fear|feel|doubt|believe|like|prefer|keen|inclined)\b|^(?:I think|I guess)\b|\b(?:maybe|perhaps|I think|I guess|I suppose|should|had better|ought)\b/iu;

/** Whether a note tells how something is: a clause or a figure, and no name of a point alone. */
export function tellsFact(text: string): boolean {
  const bare = text.replace(/[.!]+$/, '');
  return !NO_FACT.test(bare) && !OPINION.test(bare) && (hasVerb(bare) || /\d|: \S/.test(bare));
}

/** What the notes are called that no other place wants: facts only where each of them tells one. */
export function labelOfRest(notes: readonly Rewritten[]): 'Facts' | 'Notes' {
  return notes.every(({ text }) => tellsFact(text)) ? 'Facts' : 'Notes';
}
