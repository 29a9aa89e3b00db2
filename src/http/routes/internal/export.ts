import { isoTime } from '../../../domain/clock.ts';
import { PROFILE_CAVEAT } from '../../../domain/profiles.ts';
import type { SnapRecord } from '../../../store/records.ts';
import { csvLine } from './csv.ts';

/** The records as one JSON array, a record a line, written while they are read. */
export async function* exportAsJson(records: AsyncIterable<SnapRecord>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const record of records) {
    yield `${separator}${JSON.stringify(withShownTimes(record))}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const COLUMNS = [
  ...['snapId', 'createdAt', 'name', 'notes', 'ageRange', 'jobType', 'profile', 'primaryCode'],
  ...['secondaryProfile', 'secondaryCode', 'confidence', 'reasoning', 'summary', 'secondaryProfileSummary'],
  ...['engine', 'commsId', 'messageType', 'messageText', 'strengths', 'risks', 'suggestions', 'rewrite'],
  'caveat',
];

/** Tells spreadsheets that the file is UTF-8; they would take it for letters of their own country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The records as CSV with a line of names; the items of a list stand on lines of their own within their cell. */
export async function* exportAsCsv(records: AsyncIterable<SnapRecord>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  for await (const record of records) {
    const { comms } = record;
    yield csvLine([
      ...[record.snapId, isoTime(record.createdAt), record.name, record.notes, record.ageRange],
      ...[record.jobType, record.profile, record.primaryCode, record.secondaryProfile, record.secondaryCode],
      ...[record.confidence, record.reasoning, record.summary, record.secondaryProfileSummary, record.engine],
      ...(comms === null
        ? [null, null, null, null, null, null, null]
        : [
            ...[comms.commsId, comms.messageType, comms.messageText, comms.strengths.join('\n')],
            ...[comms.risks.join('\n'), comms.suggestions.join('\n'), comms.rewrite],
          ]),
      caveatOf(record),
    ]);
  }
}

function withShownTimes({ comms, ...snap }: SnapRecord): object {
  return {
    ...snap,
    createdAt: isoTime(snap.createdAt),
    caveat: caveatOf(snap),
    comms:
      comms === null
        ? null
        : { ...comms, createdAt: isoTime(comms.createdAt), updatedAt: isoTime(comms.updatedAt) },
  };
}

/** Who opens the file elsewhere sees nothing of the dashboard, which says this beside each profile. */
function caveatOf({ profile }: Pick<SnapRecord, 'profile'>): string | null {
  return profile === null ? null : PROFILE_CAVEAT;
}
