import type { Reader } from '../../../../engine.ts';
import type { Findings } from '../../judging/finding.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { Rewritten } from '../rewritten-body.ts';
import { admits } from './admission.ts';
import { isBareBan } from './limp-ask.ts';
import { OWN_CHANGE } from './own-part.ts';

function shows(findings: Findings, tags: ReadonlySet<FaultTag>): boolean {
  return findings.risks.some(({ tag }) => tags.has(tag));
}

const IS_RIGID: ReadonlySet<FaultTag> = new Set(['rigid']);
const IS_SURPRISE: ReadonlySet<FaultTag> = new Set([
  'surprise_change',
  'safeguard_missing',
  'risk_unaddressed',
]);
const OWN_DEED =
  /^I (?:just |already |also )?(?:moved|took|told|left|switched|swapped|sold|cancelled|threw|chucked|gave|changed|let) /i;

/** How somebody owns in a text that they went ahead, to a reader who wants to be asked; empty where they did not. */
export function ownTextChange(reader: Reader, findings: Findings, all: readonly Rewritten[]): string {
  const wentAhead = OWN_DEED.test(all[0]?.text ?? '') && !all.some(({ text }) => admits(text));
  return reader.primaryCode === 'DP-04' && wentAhead && shows(findings, IS_SURPRISE) ? OWN_CHANGE : '';
}

/** Whether a text tells an Explorer how things are to be done, and no more than that. */
export function isFixedText(reader: Reader, findings: Findings, all: readonly Rewritten[]): boolean {
  if (reader.primaryCode !== 'DP-02' || !shows(findings, IS_RIGID)) return false;
  return all.some(({ text }) => isBareBan(text)) && !all.some(({ text }) => /\bnot your\b/i.test(text));
}
