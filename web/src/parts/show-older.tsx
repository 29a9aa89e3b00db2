import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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
  const [isPressed, setIsPressed] = useState(false);
  const show = () => {
    setIsPressed(true);
    list.fetchNextPage();
  };
  if (!list.hasNextPage) return isPressed ? <End /> : null;
  const failure = list.isFetchNextPageError && !list.isFetchingNextPage ? list.error : null;
  return (
    <Stack>
      {failure === null ? null : <Problem error={failure} />}
      <SlowButton variant="default" isBusy={list.isFetchingNextPage} onClick={show}>
        {failure === null ? 'Show older ones' : 'Try again'}
      </SlowButton>
    </Stack>
  );
}

/** Takes the focus, which would be lost with the button that is gone, unless somebody has moved on. */
function End() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Text ref={text} tabIndex={-1} size="sm" c="dimmed" ta="center">
      That is all.
    </Text>
  );
}
