import type { FaultTag } from '../../reading/draft-reading.ts';
import { admits } from './admission.ts';
import { type EditedDraft, sentencesOf, shows } from './edited-draft.ts';
import { isBareBan } from './limp-ask.ts';

const IS_RIGID: ReadonlySet<FaultTag> = new Set(['rigid']);
const IS_SURPRISE: ReadonlySet<FaultTag> = new Set([
  'surprise_change',
  'safeguard_missing',
  'risk_unaddressed',
]);
const OWN_DEED =
  /^I (?:just |already |also )?(?:moved|took|told|left|switched|swapped|sold|cancelled|threw|chucked|gave|changed|let) /i;

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

/** Whether a text tells an Explorer how things are to be done, and no more than that. */
export function isFixedText(draft: EditedDraft): boolean {
  if (draft.reader.primaryCode !== 'DP-02' || !shows(draft, IS_RIGID)) return false;
  const texts = sentencesOf(draft).map(({ text }) => text);
  return texts.some(isBareBan) && !texts.some((text) => /\bnot your\b/i.test(text));
}
