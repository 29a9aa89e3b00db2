import type { Rewritten } from '../body/body.ts';
import { capitalised } from '../sentence/smooth.ts';
import type { OpeningLine } from './opening-line.ts';
import { ownOpening } from './own-opening.ts';

const WHEN = '((?:in|on|at|last|this|yesterday|after|before)(?: [\\p{L}\\d]+){0,3})';
/** "Her question in April, "could we …?", was out of order": group 1 is when, group 2 the question, group 3 the rest. */
const THEIR_QUESTION = new RegExp(
  `^(?:his|her|their) question(?: ${WHEN})?[,:]? "([^"]{5,120})",?(.*)$`,
  'iu',
);
/** "She emailed asking "who's doing what"": the same groups. */
const THEY_ASKED = new RegExp(
  `^(?:he|she|they)(?: has| have|['’]s|['’]ve)? (?:asked|(?:emailed|wrote|texted|rang|called|messaged)(?: (?:me|us))?(?:,? (?:asking|to ask))?)(?: (?:me|us))?(?: ${WHEN})?[,:]? "([^"]{5,120})",?(.*)$`,
  'iu',
);
/** How a question is put off, which nobody needs to hear. */
const PUT_OFF =
  /^[ ,]*(?:(?:which |that )?(?:was|is) (?:out of order|cheeky|annoying|silly|too early)|but (?:it(?:['’]s| is) )?(?:early days|too early|not now|a bit early))?[.!]*$/i;

/** The reader's own question as the first words to say; null where the notes answer it or hold none. */
export function readersQuestion(notes: readonly Rewritten[]): OpeningLine | null {
  if (notes.some(({ text }) => ownOpening(text) !== null)) return null;
  for (const note of notes) {
    const found = THEIR_QUESTION.exec(note.text) ?? THEY_ASKED.exec(note.text);
    if (found === null || !PUT_OFF.test(found[3] ?? '')) continue;
    const [, when = '', words = ''] = found;
    const asked = when === '' ? 'You asked' : `${capitalised(when)} you asked`;
    const end = /[?!.]$/.test(words) ? '' : '.';
    return { note, line: `${asked}: '${words}'${end} I'd like to start there.`, source: null };
  }
  return null;
}
