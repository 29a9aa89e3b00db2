import { Alert, Group, Stack, Text } from '@mantine/core';
import { Copy } from './copy.tsx';

/** A new key, in full for this once. */
export function KeyShownOnce({ apiKey, note }: { readonly apiKey: string; readonly note?: string }) {
  return (
    <Alert color="green" variant="light" title="Your new key" role="status">
      <Stack gap="xs">
        <Text size="sm">Copy it now: it is stored only as a hash and cannot be shown again. {note}</Text>
        <Group gap="sm">
          <Text ff="monospace" size="sm" data-testid="new-key" style={{ overflowWrap: 'anywhere' }}>
            {apiKey}
          </Text>
          <Copy text={apiKey} label="Copy key" />
        </Group>
      </Stack>
    </Alert>
  );
}
