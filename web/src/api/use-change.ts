import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isSessionLost } from './client.ts';

/** Something that a press changes on the service, and what came of it. */
export interface Change<Data, Variables> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly variables: Variables | undefined;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  mutate(variables: Variables, options?: MutateOptions<Data, Error, Variables>): void;
  /** Forgets what came of it. */
  reset(): void;
}

/**
 * A mutation that runs once a press: a second press can come before the page has shown that the first is being
 * answered, and is dropped.
 */
export function useChange<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): Change<Data, Variables> {
  const mutation = useMutation(options);
  const running = useRef<Promise<void> | null>(null);
  const { data, error, variables, isPending, isSuccess } = mutation;
  return {
    ...{ data, error, variables, isPending, isSuccess },
    mutate(given, callbacks = {}) {
      if (running.current !== null) return;
      const call = mutation
        .mutateAsync(given, callbacks)
        .catch((error: unknown) => {
          // The page says so itself, and may show this form again as it was.
          if (isSessionLost(error)) mutation.reset();
        })
        .then(() => {
          if (running.current === call) running.current = null;
        });
      running.current = call;
    },
    reset() {
      running.current = null;
      mutation.reset();
    },
  };
}
