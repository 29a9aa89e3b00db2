import { performance } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../engine/engine.ts';

/** Some callers end their side right behind their request, and wait for the answer. Who ends it later has given up. */
const RIGHT_BEHIND_MILLISECONDS = 1000;

/** Never aborts. */
const NEVER = new AbortController().signal;

/**
 * A signal that aborts when the caller goes away before the answer is written, or has gone already. `now` is in
 * milliseconds on a clock that only goes forward.
 */
export function disconnectSignal(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  { raw }: Pick<FastifyReply, 'raw'>,
  now: () => number = () => performance.now(),
): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  const askedAt = now();
  const sideEnded = (): void => {
    if (now() - askedAt > RIGHT_BEHIND_MILLISECONDS) controller.abort();
  };
  socket.once('end', sideEnded);
  raw.once('close', () => {
    socket.off('end', sideEnded);
    if (!raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

/**
 * As `disconnectSignal`, and for an immediate engine a signal that never aborts: a prediction is there before anybody could go, and a
 * controller for each request costs as much as a small statement.
 */
export function disconnectSignalUnlessImmediate(
  { isImmediate }: Engine,
  request: FastifyRequest,
  reply: FastifyReply,
): AbortSignal {
  return isImmediate ? NEVER : disconnectSignal(request, reply);
}
