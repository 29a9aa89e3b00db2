import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { isToOne } from '../to-one.ts';
import { type EditedDraft, questionsOf } from './edited-draft.ts';
import { asksAlready } from './to-one-reader.ts';
import { asksOutright } from './ways-back.ts';

/** From which chance on that a reader calls a message better with a line at its end, the line is added. */
const FITS = 0.5;
/** The same beside a request of the draft's own, and beside a question, from which a second one draws away. */
const FITS_BESIDE_REQUEST = 0.6;
const FITS_BESIDE_QUESTION = 0.8;
/** The same in a first letter, which gets no answer without one, and for who wants to be asked. */
const FITS_NEEDED = 0.35;
const WANT_TO_BE_ASKED: ReadonlySet<ProfileCode | null> = new Set(['DP-02', 'DP-06']);

/** How likely a line at the end of this draft has to fit. */
export function leastChance(draft: EditedDraft): number {
  const { type } = draft.reading;
  // To one reader a soft ask in the form of a question asks nothing yet.
  const isAsked = isToOne(type) ? asksAlready(draft) : asksOutright(questionsOf(draft));
  if (isAsked) return FITS_BESIDE_QUESTION;
  if (type === 'outreach') return FITS_NEEDED;
  if (type === 'difficult_conversation') return asksOutright(questionsOf(draft)) ? FITS_BESIDE_REQUEST : FITS;
  if (!draft.body.needsAsk) return FITS_BESIDE_REQUEST;
  const wantsToBeAsked = type !== 'text' && WANT_TO_BE_ASKED.has(draft.reader.primaryCode);
  return wantsToBeAsked ? FITS_NEEDED : FITS;
}
