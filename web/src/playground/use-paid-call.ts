import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, callApi } from '../api/client.ts';
import { type Change, useChange } from '../api/use-change.ts';
import { createCallKeys } from './call-keys.ts';

/** Refusals that say nothing about an earlier try of the same call: signed out, still running, too many requests. */
const UNDECIDED_STATUSES = new Set([401, 409, 429]);

/**
 * Runs an operation from the dashboard; whatever it changes (balance, ledger, history) is read anew afterwards. Pressed
 * again after its answer was lost, it is the same call and charged once.
 */
export function usePaidCall<Request extends object, Answer>(path: string): Change<Answer, Request> {
  const client = useQueryClient();
  const [keys] = useState(createCallKeys);
  return useChange({
    mutationFn: async (request: Request) => {
      const body = JSON.stringify(request);
      try {
        const headers = { 'idempotency-key': keys.keyOf(body) };
        const answer = await callApi<Answer>('POST', path, request, headers);
        keys.forget(body);
        return answer;
      } catch (error) {
        if (isDecided(error)) keys.forget(body);
        throw error;
      }
    },
    onSettled: () => {
      // Not awaited: the outcome is shown also while the service is out of reach for everything else.
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'errors',
      });
    },
  });
}

/** True if the service refused the call for good, so that trying again is a call of its own. */
function isDecided(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !UNDECIDED_STATUSES.has(error.status);
}
