import type { ProfileCode } from '../../../../domain/profiles.ts';
import type { Reader } from '../../../engine.ts';
import type { Findings } from '../judging/finding.ts';
import type { DraftReading, FaultTag } from '../reading/draft-reading.ts';

const CHARGES: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'blame',
  'passive_aggressive',
  'sarcasm',
  'ultimatum',
]);
/** How somebody who charged the reader owns that there may be another side to it. */
export const OWN_PART: Readonly<Record<ProfileCode | 'unknown', string>> = {
  'DP-01': '',
  'DP-02': 'I may be missing something.',
  'DP-03': 'I may be missing something.',
  'DP-04': 'I may not have seen the whole picture.',
  'DP-05': 'I may not have seen the whole picture.',
  'DP-06': 'I would like to understand what happened.',
  'DP-07': 'I may not have seen the whole picture.',
  unknown: 'I may not have seen the whole picture.',
};

/** What somebody says who changed something without asking this reader. */
export const OWN_CHANGE = 'I should have asked you first.';

const CHANGED =
  '(?:moved|swapped|switched|changed|replaced|cancelled|ordered|booked|deleted|removed|converted|sold|signed|closed|put|taken|thrown|told|given|cut|promised|merged|reassigned|rescheduled)';
const CHANGED_IT = new RegExp(
  `\\b(?:I|we)(?:['’]ve| have) (?:(?:gone and|already|just|simply|now|also) )*${CHANGED}\\b|^${CHANGED} (?:the|our|your|my|all|\\d)`,
  'iu',
);

/** Whether the writer has made a change already that comes as a surprise. */
export function isOwnChange(reading: DraftReading, findings: Findings): boolean {
  const isSurprise = findings.risks.some(({ tag, alsoTag }) => [tag, alsoTag].includes('surprise_change'));
  const opening = reading.sentences.slice(0, OPENING_SENTENCES);
  return (
    opening.some(({ text }) => WENT_AHEAD.test(text)) ||
    (isSurprise && reading.sentences.some(({ text }) => CHANGED_IT.test(text)))
  );
}

const OPENING_SENTENCES = 2;

/** What the writer did alone and says so. */
const WENT_AHEAD =
  /\b(?:I|we)(?: have|['’]ve)? (?:\w+ )?(?:went|gone|go) ahead and\b|^(?:[^,.]{0,40},? )?(?:I|we) \p{Ll}+(?:ed|t|d) [^.!?]{3,80} without (?:your|asking|telling|the second) /iu;

/** How somebody owns a change that they have made already, found as a surprise. */
export function ownChange(reading: DraftReading, findings: Findings): string {
  const owns = reading.marks.some((mark) => mark.tag === 'ownership' && mark.weight >= 0.7);
  return !owns && isOwnChange(reading, findings) ? OWN_CHANGE : '';
}

export function ownPart(reading: DraftReading, reader: Reader, findings: Findings): string {
  const owns = reading.marks.some((mark) => mark.tag === 'ownership' && mark.weight >= 0.9);
  return owns || !chargesReader(findings) ? '' : OWN_PART[reader.primaryCode ?? 'unknown'];
}

/** Whether a risk quotes words that charge the reader with something. */
export function chargesReader(findings: Findings): boolean {
  return findings.risks.some(
    ({ tag, quote }) => CHARGES.has(tag) && /\byou(?:r|rs)?\b(?! know\b)/i.test(quote ?? ''),
  );
}
