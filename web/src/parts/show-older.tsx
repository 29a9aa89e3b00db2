import { Stack } from '@mantine/core';
import { Problem } from './loaded.tsx';
import { SlowButton } from './slow-button.tsx';

interface ShowOlderProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: Error | null;
    fetchNextPage(): unknown;
  };
}

/** The end of a list that goes on. A page of it that could not be had says so here, below what is shown already. */
export function ShowOlder({ list }: ShowOlderProps) {
  if (!list.hasNextPage) return null;
  const failure = list.isFetchNextPageError && !list.isFetchingNextPage ? list.error : null;
  return (
    <Stack>
      {failure === null ? null : <Problem error={failure} />}
      <SlowButton variant="default" isBusy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {failure === null ? 'Show older ones' : 'Try again'}
      </SlowButton>
    </Stack>
  );
}
