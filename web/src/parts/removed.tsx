import { Text } from '@mantine/core';
import { counted } from '../text/words.ts';

interface RemovedProps {
  /** What is gone, as the start of a sentence. */
  readonly what: string;
  /** How long the service keeps texts today; 0 if for good. */
  readonly retentionDays: number;
}

/** Stands where texts stood that the service has removed because of their age, so that nobody takes them for never sent. */
export function Removed({ what, retentionDays }: RemovedProps) {
  const why = retentionDays === 0 ? '' : `: this service keeps texts for ${counted(retentionDays, 'day')}`;
  return (
    <Text size="sm" c="dimmed">
      {what} were removed{why}.
    </Text>
  );
}
