import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { PageFault } from './page-fault.tsx';

export const waiting = (
  <Center mih="40vh" role="status" aria-label="Loading">
    <Loader type="dots" />
  </Center>
);

const NOT_LOADED = new Error(
  'This page could not be loaded. The service may have been updated or be out of reach.',
);

/**
 * A page whose program is fetched when it is first opened. One that could not be fetched is fetched again when that is
 * asked for or the page is opened once more, and everything around it stays: `lazy` would keep the failure for good.
 */
export function laterPage<Props extends object>(
  title: string,
  fetchPage: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LaterPage(props: Props) {
    const page = useQuery({
      queryKey: ['page', title],
      queryFn: fetchPage,
      staleTime: 'static',
      gcTime: Number.POSITIVE_INFINITY,
    });
    if (page.data !== undefined) return <page.data.default {...props} />;
    if (page.error === null) return waiting;
    return (
      <PageFault
        title={title}
        error={NOT_LOADED}
        retry={() => page.refetch()}
        isRetrying={page.isFetching}
        failures={page.errorUpdateCount}
      />
    );
  };
}
