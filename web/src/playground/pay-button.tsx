import { Group, Text } from '@mantine/core';
import { useCredits } from '../api/queries.ts';
import type { Operation } from '../api/types.ts';
import { SlowButton } from '../parts/slow-button.tsx';
import { counted, shownNumber } from '../text/words.ts';

interface PayButtonProps {
  readonly operation: Operation;
  readonly action: string;
  readonly isBusy: boolean;
}

/** Submits a form that costs credits, and says what before. */
export function PayButton({ operation, action, isBusy }: PayButtonProps) {
  const { data } = useCredits();
  return (
    <Group gap="md">
      <SlowButton type="submit" isBusy={isBusy}>
        {action}
      </SlowButton>
      {data === undefined ? null : (
        <Text size="sm" c="dimmed">
          Costs {counted(data.costs[operation], 'credit')} of {shownNumber(data.balance)}; nothing if it
          fails.
        </Text>
      )}
    </Group>
  );
}
