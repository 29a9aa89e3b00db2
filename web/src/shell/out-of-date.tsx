import { notifyManager, type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isSessionLost } from '../api/client.ts';
import { Problem } from '../parts/loaded.tsx';

/**
 * Says that something on the page could not be read anew and stands there as it was, once for all that failed. Where
 * there is nothing to show yet, its own place says so.
 */
export function OutOfDate() {
  const client = useQueryClient();
  const error = useOutOfDateError();
  const isRetrying = useIsFetching({ predicate: isOutOfDate }) > 0;
  if (error === null) return null;
  return (
    <Problem
      title="What you see may be out of date"
      error={error}
      retry={() => client.refetchQueries({ predicate: isOutOfDate })}
      isRetrying={isRetrying}
    />
  );
}

function useOutOfDateError(): Error | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  return useSyncExternalStore(
    subscribe,
    () => cache.findAll({ predicate: isOutOfDate })[0]?.state.error ?? null,
  );
}

/** A further page of a list makes nothing that is shown older, and a session that was lost has a page of its own. */
function isOutOfDate(query: Query): boolean {
  const { status, data, error, fetchMeta } = query.state;
  if (status !== 'error' || data === undefined || !query.isActive()) return false;
  return fetchMeta?.fetchMore?.direction !== 'forward' && !isSessionLost(error);
}
