import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { localEngine } from './engine/local/local-engine.ts';
import { later } from './later.ts';
import { describeError } from './observe/describe-error.ts';
import type { Metrics } from './observe/metrics.ts';
import { createSparingLog } from './observe/sparing-log.ts';
import { sqlitePath } from './store/open.ts';
import type { Store } from './store/store.ts';
import { startAnalysisThread } from './thread/analysis-thread.ts';
import { analysesBeside, type BesideAnalyses } from './thread/beside-analyses.ts';
import { type BusyPredictions, createBusyPredictions } from './thread/busy-predictions.ts';
import { startPredictionThread } from './thread/prediction-thread.ts';

/** Where the embedded engine steps in for a language model most of the time that a call may take has gone. */
const LONGEST_WAIT_BEHIND_MODEL_MILLISECONDS = 5000;

/**
 * The second thread of a busy service; null where it would be of no use: with one core, with a language model, and on
 * PostgreSQL, where charges wait for the database and not for this process.
 */
export function openPredictionHelper(
  config: Config,
  store: Store,
  metrics: Metrics,
  log: Logger,
): BusyPredictions | null {
  const { beside } = store;
  if (beside === null || config.UPSTREAM !== 'local' || !hasSecondCore()) return null;
  const path = sqlitePath(config.DATABASE_URL);
  return createBusyPredictions({
    start: (ended) =>
      startPredictionThread({
        path,
        ended,
        failed: (error) => log.error(describeError(error), 'prediction thread failed'),
      }),
    beside,
    nextHoldId: () => store.nextHoldId(),
    observer: metrics,
    predicted: ({ engine, seconds }) =>
      metrics.upstreamCalled({ engine, operation: 'predict_profile', outcome: 'predicted', seconds }),
    now: () => performance.now(),
  });
}

/** The embedded engine with its analyses in threads of their own; null where only a language model answers. */
export function openAnalysisHelper(config: Config, log: Logger): BesideAnalyses | null {
  const isAsked = config.UPSTREAM === 'local' || config.UPSTREAM_FALLBACK === 'local';
  if (!isAsked) return null;
  const tell = createSparingLog(log, () => performance.now());
  const longestWaitMilliseconds =
    config.UPSTREAM === 'local' ? config.UPSTREAM_TIMEOUT_MS : LONGEST_WAIT_BEHIND_MODEL_MILLISECONDS;
  return analysesBeside({
    engine: localEngine,
    maximumThreads: Math.min(config.ANALYSIS_THREADS, availableParallelism()),
    longestWaitMilliseconds,
    waitedTooLong: () => tell('warn', 'wait', { longestWaitMilliseconds }, 'analysis not begun in time'),
    start: (ended) =>
      startAnalysisThread({
        ended,
        failed: (error) => log.error(describeError(error), 'analysis thread failed'),
      }),
    later,
  });
}

function hasSecondCore(): boolean {
  return availableParallelism() > 1;
}
