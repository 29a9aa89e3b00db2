import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { findSnapRecord } from '../../../store/records.ts';
import { listSnaps } from '../../../store/snap-list.ts';
import type { Store } from '../../../store/store.ts';
import { eraseSnap } from '../../../usecases/erase-snap.ts';
import type { ErasedTraces } from '../../../usecases/erased-traces.ts';
import { exportSnaps } from '../../../usecases/export-snaps.ts';
import { callerOf } from '../../plugins/api-key.ts';
import { exportAsCsv, exportAsJson } from './export.ts';
import { numberField, recordIdField, textField } from './input.ts';
import { refuse } from './refusal.ts';

const PAGE = { minimum: 1, maximum: 100, otherwise: 20 };
const SEARCH_MAXIMUM_LENGTH = 200;

export interface SnapRouteDependencies {
  readonly store: Store;
  readonly traces: ErasedTraces;
  /** Days after which the service removes texts; 0 if it keeps them. */
  readonly retentionDays: number;
}

/** The account's snaps and their comms records: found, opened, erased, taken away. */
export function addSnapRoutes(
  app: FastifyInstance,
  { store, traces, retentionDays }: SnapRouteDependencies,
): void {
  app.get('/internal/snaps', async (request) => {
    const { accountId } = callerOf(request);
    const limit = numberField(request.query, 'limit', PAGE);
    const search = textField(request.query, 'search').trim().slice(0, SEARCH_MAXIMUM_LENGTH);
    const page = { before: recordIdField(request.query, 'before'), limit };
    return listSnaps(store.handle, accountId, search, page);
  });

  app.get('/internal/snaps/export', async (request, reply) => {
    const { accountId } = callerOf(request);
    const records = exportSnaps(store, accountId);
    const isCsv = textField(request.query, 'format') === 'csv';
    return reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="attune-history.${isCsv ? 'csv' : 'json'}"`)
      .send(Readable.from(isCsv ? exportAsCsv(records) : exportAsJson(records)));
  });

  app.get('/internal/snaps/:snapId', async (request, reply) => {
    const snapId = recordIdField(request.params, 'snapId') ?? 0;
    const record = await findSnapRecord(store.handle, callerOf(request).accountId, snapId);
    if (record === null) return refuse(request, reply, 404, 'not_found', 'There is no such snap.');
    return { ...record, retentionDays };
  });

  app.delete('/internal/snaps/:snapId', async (request, reply) => {
    const { accountId } = callerOf(request);
    const snapId = recordIdField(request.params, 'snapId') ?? 0;
    const isErased = await eraseSnap({ store, traces }, { accountId, snapId });
    return isErased ? { erased: true } : refuse(request, reply, 404, 'not_found', 'There is no such snap.');
  });
}
