import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Copy } from './copy.tsx';
import { useFreshKey } from './fresh-key.tsx';

/** A new key, in full for this once; whoever has it can hide it, here and in every snippet. */
export function KeyShownOnce({ apiKey, note }: { readonly apiKey: string; readonly note?: string }) {
  const { setFreshKey } = useFreshKey();
  const hide = () => {
    // The focus would be lost with the button.
    document.querySelector('h1')?.focus();
    setFreshKey(null);
  };
  return (
    <Alert color="green" variant="light" title="Your new key" role="status">
      <Stack gap="xs">
        <Text size="sm">Copy it now: it is stored only as a hash and cannot be shown again. {note}</Text>
        <Group gap="sm">
          <Text ff="monospace" size="sm" data-testid="new-key" style={{ overflowWrap: 'anywhere' }}>
            {apiKey}
          </Text>
          <Copy text={apiKey} label="Copy key" />
          <Button size="xs" variant="default" onClick={hide}>
            Hide key
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
