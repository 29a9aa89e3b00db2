import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Rewritten } from '../body/body.ts';
import { isNumbered } from './counted-points.ts';
import type { Whom } from './meeting-texts.ts';
import { withOtherwise } from './otherwise.ts';
import { ended, pressed } from './pressed.ts';
import type { Taken } from './taken.ts';
import { tellsNews } from './told-news.ts';

/** "She needs to just agree the timetable so I can print": what the reader is to do about a yes. */
const THEY_MUST =
  /^(he|she|they) (?:(?:just |only |really )*(?:needs?|has|have) to|must) (?:just |only )*((?:agree|sign(?: off)?|approve|ok|okay|accept|confirm|say yes)\b.*)$/i;
/** "Get it signed there and then", "Signature to be obtained on page 26": group 1 or 2 is where. */
const SIGNATURE =
  /^(?:(?:then |just )*(?:try (?:and |to ))?get (?:it|this|that|the \p{Ll}+) signed\b|(?:the |his |her |their )?signature (?:is )?(?:to be )?(?:obtained|needed|required|wanted)\b)(.*)$/iu;
/** "If the mood is right maybe ask if she can match it": group 1 is who, group 2 the rest. */
const ASK_IF =
  /^(?:if (?:the )?(?:moment|mood|time|chance)(?:['’]s| is) right,? )?(?:then |and )?(?:maybe |perhaps |possibly )*ask (?:him |her |them )?(?:if|whether) (he|she|they) ((?:can|could|would|will) .{3,60}?)(?: if (?:the )?(?:moment|mood|time)(?:['’]s| is) right)?[.!]*$/i;
/** "He has to settle the autumn prices by 20 June": group 1 is what. */
const THEY_SETTLE =
  /^(?:he|she|they|we) (?:has|have|needs?) to (?:settle|choose|pick|fix|set) ((?:the|our|his|her|their|which|who|how|when)\b .{3,})$/i;
/** ", crane is booked": a sentence behind a comma. */
const SPLICE = /, (?=(?:the |our |his |her )?\p{Ll}+ (?:is|are|was|were|has|have|will)\b)/gu;

/** "whether she will agree the timetable, so that I can print". */
function mustWords(text: string): string {
  const [, who = '', what = ''] = THEY_MUST.exec(text) ?? [];
  return `whether ${who.toLowerCase()} will ${withOtherwise(what.replace(SPLICE, '; ')).replace(/,? so (?:that )?(?=(?:I|we) can\b)/i, ', so that ')}`;
}

/** What the notes say that the reader must do: agree to a thing, sign, or settle something; null where they say nothing. */
export function dueOfReader(
  notes: readonly Rewritten[],
  profile: ProfileCode | null,
  whom: Whom,
): Taken | null {
  const must = notes.find(({ text }) => THEY_MUST.test(text));
  if (must !== undefined && !notes.some(tellsNews))
    return { note: must, text: pressed(mustWords(must.text), profile, whom) };
  const signature = notes.find(({ text }) => SIGNATURE.test(text));
  if (signature !== undefined) {
    const where = ended(SIGNATURE.exec(signature.text)?.[1] ?? '');
    return {
      note: signature,
      text: pressed(`${whom.owner} signature${where === '' ? '' : ` ${where}`}`, profile, whom),
    };
  }
  const asked = notes.find((note) => !isNumbered(note) && ASK_IF.test(note.text));
  if (asked !== undefined)
    return {
      note: asked,
      text: asked.text.replace(
        ASK_IF,
        (_, who: string, what: string) => `whether ${who.toLowerCase()} ${what}`,
      ),
    };
  const settle = notes.find(({ text }) => THEY_SETTLE.test(text));
  if (settle !== undefined) return { note: settle, text: ended(THEY_SETTLE.exec(settle.text)?.[1] ?? '') };
  return null;
}
