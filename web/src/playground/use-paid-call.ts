import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';

/** Runs an operation from the dashboard; whatever it changes (balance, ledger, history) is read anew afterwards. */
export function usePaidCall<Request extends object, Answer>(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => callApi<Answer>('POST', path, request),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'errors',
      }),
  });
}
