import type { FaultTag } from '../../reading/draft-reading.ts';
import { admits } from './admission.ts';
import { type EditedDraft, sentencesOf, shows } from './edited-draft.ts';

const IS_SURPRISE: ReadonlySet<FaultTag> = new Set([
  'surprise_change',
  'safeguard_missing',
  'risk_unaddressed',
]);
const OWN_DEED =
  /^(?:I )?(?:just |already |also )?(?:moved|took|told|left|switched|swapped|sold|cancelled|threw|chucked|gave|changed|let|lent|borrowed|opened|signed) /i;

/** Whether somebody tells in a text that they went ahead, and owns nothing. */
export function wentAheadAlone(draft: EditedDraft): boolean {
  const all = sentencesOf(draft);
  const wentAhead = OWN_DEED.test(all[0]?.text ?? '') && !all.some(({ text }) => admits(text));
  return wentAhead && shows(draft, IS_SURPRISE);
}

const LAPSE =
  /\b(?:I|we) (?:just |then |so |simply )?(?:skipped|did not|didn't|have not|haven't|left out|forgot|bypassed|bridged|wedged|(?:opened|ran|went|shipped|started|carried on|let \p{L}+ \p{L}+)[^.!?]{0,30} anyway)\b/iu;

/** Whether somebody tells of a safeguard that they left out themselves. */
export function hasLapsed(draft: EditedDraft): boolean {
  return (
    shows(draft, IS_SURPRISE) && sentencesOf(draft).some(({ text }) => LAPSE.test(text.replaceAll('’', "'")))
  );
}
