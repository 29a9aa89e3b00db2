import type { FaultTag } from '../../reading/draft-reading.ts';
import { admits } from './admission.ts';
import { isBareBan } from './asked/limp-ask.ts';
import { type EditedDraft, sentencesOf, shows } from './edited-draft.ts';

const IS_RIGID: ReadonlySet<FaultTag> = new Set(['rigid']);
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

/** How things are to be done, in a sentence that says more than that. */
const FIXES =
  /\b(?:same \p{L}+(?: \p{L}+)? as (?:last|always|before)|(?:follow|use) the (?:usual|standard|approved|same)|keep to (?:that|it|this)|stick to (?:that|it|this)|(?:don't|do not) change|everything stays|stays as|every word in its place|copy [^.!?]{3,30} exactly)\b/iu;

/** Whether a text tells an Explorer how things are to be done, and no more than that. */
export function isFixedText(draft: EditedDraft): boolean {
  if (draft.reader.primaryCode !== 'DP-02' || !shows(draft, IS_RIGID)) return false;
  const texts = sentencesOf(draft).map(({ text }) => text);
  return (
    texts.some((text) => isBareBan(text) || FIXES.test(text.replaceAll('’', "'"))) &&
    !texts.some((text) => /\bnot your\b/i.test(text))
  );
}
