import type { DraftReading } from '../../../reading/draft-reading.ts';

const CHANGED =
  '(?:moved|swapped|switched|changed|replaced|cancelled|ordered|booked|deleted|removed|converted|sold|signed|closed|put|taken|thrown|told|given|cut|promised|merged|reassigned|rescheduled|shipped)';
const CHANGED_IT = new RegExp(
  `\\b(?:I|we)(?:['’]ve| have)? (?:(?:gone and|already|just|simply|now|also) )*${CHANGED}\\b|^${CHANGED} (?:the|our|your|my|all|\\d)`,
  'iu',
);
/** Words in which the draft itself says that the reader was passed over. */
const CONCEDED =
  /\bsurprise\b(?! (?:party|visit|guest))|\bwithout (?:asking|telling|checking with|waiting for) you\b|\bwithout your\b|\b(?:I|we)(?: just)? (?:didn['’]?t|did not) (?:want to |really |even )?(?:ask|bother|check with|wait for|tell) ?(?:you)?\b|\byou(?:['’]d| would)(?: only)? have (?:only )?(?:said no|worried|refused|stopped)\b|\bhope (?:that['’]s|that is|it['’]s|you don['’]?t mind)|\bdon['’]?t (?:be (?:mad|angry|cross)|freak out)\b|\bas you were (?:away|on leave|on holiday|out)\b/i;

function concedes(reading: DraftReading): boolean {
  return reading.sentences.some(({ text }) => CONCEDED.test(text));
}

/** Whether the writer has made a change already, and says that this reader was not asked. */
export function isOwnChange(reading: DraftReading): boolean {
  const opening = reading.sentences.slice(0, OPENING_SENTENCES);
  if (opening.some(({ text }) => WENT_AHEAD.test(text))) return true;
  const isFirst = reading.sentences.slice(0, CHANGE_SENTENCES).some(({ text }) => CHANGED_IT.test(text));
  return concedes(reading) && (isFirst || reading.sentences.some(({ text }) => DID_NOT_ASK.test(text)));
}

const OPENING_SENTENCES = 2;
/** A change that is told later than this is told beside another matter. */
const CHANGE_SENTENCES = 3;
const DID_NOT_ASK = /\bI (?:didn['’]?t|did not|never) ask(?:ed)?(?: you)?[.!,]/i;

/** What the writer did alone and says so. */
const WENT_AHEAD =
  /\b(?:I|we)(?: have|['’]ve)? (?:\w+ )?(?:went|gone|go) ahead and\b|^(?:[^,.]{0,40},? )?(?:I|we) \p{Ll}+(?:ed|t|d) [^.!?]{3,80} without (?:your|asking|telling|waiting|consulting|the second) (?!(?:for )?(?:me|us)\b)/iu;
