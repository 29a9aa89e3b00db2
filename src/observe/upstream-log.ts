import type { Logger } from 'pino';
import type { CallOutcome, UpstreamEvent } from '../engine/llm/upstream-event.ts';
import { createSparingLog } from './sparing-log.ts';

/** Outcomes that say nothing against the model: it answered, or nobody waited any more. */
const UNREMARKABLE: ReadonlySet<CallOutcome> = new Set(['success', 'secondary_visionary', 'cancelled']);

/**
 * Tells the operator in the log that a language model fails and how, whether or not the embedded engine steps in: at once,
 * and then once a minute with how often it happened meanwhile; and when it answers again. Lines hold labels and numbers only.
 * `now` is in milliseconds on a clock that only goes forward.
 */
export function createUpstreamLog(log: Logger, now: () => number): (event: UpstreamEvent) => void {
  const tell = createSparingLog(log, now);
  let isFailing = false;

  const called = ({ provider, operation, outcome, fault, status }: Called): void => {
    if (outcome === 'success' && isFailing) {
      isFailing = false;
      tell('info', 'recovery', { provider }, 'upstream answers again');
    }
    if (UNREMARKABLE.has(outcome)) return;
    isFailing = true;
    const fields = { provider, operation, outcome, fault, status };
    tell('warn', `${outcome} ${fault} ${status}`, fields, 'upstream failed');
  };

  return (event) => {
    if (event.kind === 'call') called(event);
    if (event.kind === 'breaker' && event.state === 'open')
      tell(
        'warn',
        'breaker',
        { provider: event.provider },
        'upstream breaker open: calls fail at once for a while',
      );
  };
}

type Called = Extract<UpstreamEvent, { kind: 'call' }>;
