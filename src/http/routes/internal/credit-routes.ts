import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../domain/clock.ts';
import { OPERATION_COSTS } from '../../../domain/credits.ts';
import { readCreditBalance } from '../../../store/accounts.ts';
import { listLedgerEntries } from '../../../store/ledger-entries.ts';
import type { Store } from '../../../store/store.ts';
import type { CallTally } from '../../../usecases/tally-calls.ts';
import { usageByDay } from '../../../usecases/usage-by-day.ts';
import { callerOf } from '../../plugins/api-key.ts';
import { numberField, recordIdField } from './input.ts';

export interface CreditRouteDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly tally: CallTally;
}

const DAYS = { minimum: 1, maximum: 90, otherwise: 14 };
const LEDGER_PAGE = { minimum: 1, maximum: 200, otherwise: 25 };

/** What the account has, what it was spent on, and how its calls went. */
export function addCreditRoutes(app: FastifyInstance, dependencies: CreditRouteDependencies): void {
  const { store } = dependencies;

  app.get('/internal/credits', async (request) => {
    const { balance, held } = await readCreditBalance(store.handle, callerOf(request).accountId);
    return { balance, held, costs: OPERATION_COSTS };
  });

  app.get('/internal/ledger', async (request) => {
    const limit = numberField(request.query, 'limit', LEDGER_PAGE);
    const before = recordIdField(request.query, 'before');
    const page = { before, limit: limit + 1 };
    const found = await listLedgerEntries(store.handle, callerOf(request).accountId, page);
    const entries = found.slice(0, limit);
    return { entries, next: found.length > limit ? (entries.at(-1)?.entryId ?? null) : null };
  });

  app.get('/internal/usage', async (request) => {
    const days = numberField(request.query, 'days', DAYS);
    return usageByDay(dependencies, { accountId: callerOf(request).accountId, days });
  });
}
