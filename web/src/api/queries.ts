import { MutationCache, QueryCache, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError, callApi, isSessionLost } from './client.ts';
import { ownPage } from './page-owner.ts';
import type {
  ApiKey,
  Credits,
  ErrorRow,
  LedgerPage,
  Session,
  SnapPage,
  SnapRecord,
  TextLimits,
  Usage,
} from './types.ts';

/**
 * What is asked is asked at once, also while the browser takes itself for offline: the service may run on this very
 * machine, and a call that waited for a network would be charged when nobody expects it any more. Once a session has
 * ended or become another account's, whatever is asked or changed next leads to the page that says so.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (isSessionLost(error)) void client.invalidateQueries({ queryKey: ['session'] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.status === 0,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Who is signed in: asked again whenever the page is looked at again, since another tab may have changed it. */
export function useSession() {
  return useQuery({
    queryKey: ['session'],
    queryFn: async () => {
      const session = await callApi<Session>('GET', '/internal/session');
      if (session.accountId !== null) ownPage(session);
      return session;
    },
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
  });
}

export function useCredits() {
  return useQuery({
    queryKey: ['credits'],
    queryFn: () => callApi<Credits>('GET', '/internal/credits'),
  });
}

export function useKeys() {
  return useQuery({
    queryKey: ['keys'],
    queryFn: async () => (await callApi<{ keys: readonly ApiKey[] }>('GET', '/internal/keys')).keys,
  });
}

export function useUsage(days: number) {
  return useQuery({
    queryKey: ['usage', days],
    queryFn: () => callApi<Usage>('GET', `/internal/usage?days=${days}`),
  });
}

export function useLedger() {
  return useInfiniteQuery({
    queryKey: ['ledger'],
    queryFn: ({ pageParam }) => callApi<LedgerPage>('GET', `/internal/ledger${beforeQuery('?', pageParam)}`),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
}

/** The service looks at so many snaps for a page and no more: pages are asked for until one holds something. */
async function firstSnaps(search: string, before: number | null, signal: AbortSignal): Promise<SnapPage> {
  const found = encodeURIComponent(search);
  let page = await callApi<SnapPage>('GET', `/internal/snaps?search=${found}${beforeQuery('&', before)}`);
  while (page.snaps.length === 0 && page.next !== null && !signal.aborted) {
    page = await callApi<SnapPage>('GET', `/internal/snaps?search=${found}${beforeQuery('&', page.next)}`);
  }
  return page;
}

export function useSnaps(search: string) {
  return useInfiniteQuery({
    queryKey: ['snaps', search],
    queryFn: ({ pageParam, signal }) => firstSnaps(search, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    placeholderData: (previous) => previous,
  });
}

export function useSnap(snapId: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({
    enabled,
    queryKey: ['snap', snapId],
    queryFn: () => callApi<SnapRecord>('GET', `/internal/snaps/${encodeURIComponent(snapId)}`),
  });
}

export function useTextLimits() {
  return useQuery({
    queryKey: ['limits'],
    queryFn: () => callApi<TextLimits>('GET', '/internal/limits'),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useErrorTable() {
  return useQuery({
    queryKey: ['errors'],
    queryFn: async () => (await callApi<{ errors: readonly ErrorRow[] }>('GET', '/internal/errors')).errors,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function beforeQuery(separator: '?' | '&', before: number | null): string {
  return before === null ? '' : `${separator}before=${before}`;
}
