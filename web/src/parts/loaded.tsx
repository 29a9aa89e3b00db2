import { Alert, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../api/client.ts';
import { SlowButton } from './slow-button.tsx';

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): unknown;
  };
  /** Lines of the grey place that is held while the answer is awaited. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what a query has, or that it is loading, or what went wrong. That it has grown old is said above the page. */
export function Loaded<Data>({ query, lines = 3, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) return <Problem error={query.error} retry={() => query.refetch()} />;
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      {placeholderWidths(lines).map(({ line, width }) => (
        <Skeleton key={line} height={18} width={width} />
      ))}
    </Stack>
  );
}

function placeholderWidths(lines: number) {
  return Array.from({ length: lines }, (_, line) => ({ line, width: line === lines - 1 ? '60%' : '100%' }));
}

interface ProblemProps {
  readonly error: Error;
  readonly title?: string;
  readonly retry?: () => unknown;
  readonly isRetrying?: boolean;
}

export function Problem({ error, title = 'That did not work', retry, isRetrying = false }: ProblemProps) {
  // What is not there will not be there the next time either.
  const isFinal = error instanceof ApiError && error.status === 404;
  return (
    <Alert color="red" variant="light" title={title} role="alert">
      <Group justify="space-between">
        <Text size="sm">{error.message}</Text>
        {retry === undefined || isFinal ? null : (
          <SlowButton size="xs" variant="default" isBusy={isRetrying} onClick={() => retry()}>
            Try again
          </SlowButton>
        )}
      </Group>
    </Alert>
  );
}

/** Says what will stand here, and how to get there. */
export function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack align="center" gap={6} py="xl" ta="center">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" maw={420}>
        {children}
      </Text>
    </Stack>
  );
}
