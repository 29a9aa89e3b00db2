import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { shownText } from '../text/typed.ts';
import { shownMoment } from '../text/words.ts';
import { Copy } from './copy.tsx';
import { type FreshKey, useFreshKeys } from './fresh-key.tsx';

/** Every new key that cannot be read again; the note is about the last. */
export function KeysShownOnce({ note = '' }: { readonly note?: string }) {
  const { freshKeys, freshKey } = useFreshKeys();
  return freshKeys.map((one) => (
    <KeyShownOnce key={one.keyId} apiKey={one} note={one === freshKey ? note : ''} />
  ));
}

interface KeyShownOnceProps {
  readonly apiKey: FreshKey;
  readonly note: string;
}

/** A new key, in full for this once; whoever has it can hide it, here and in every snippet. */
function KeyShownOnce({ apiKey, note }: KeyShownOnceProps) {
  const { hide, noteCopied } = useFreshKeys();
  const box = useFocusOnArrival(apiKey.keyId);
  const press = () => {
    // The focus would be lost with the button.
    document.querySelector('h1')?.focus();
    hide(apiKey.keyId);
  };
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="green"
      variant="light"
      title={titleOf(apiKey)}
      role="group"
      className="new-key"
    >
      <Stack gap="xs">
        <Text size="sm">Copy it now: it is stored only as a hash and cannot be shown again. {note}</Text>
        <Group gap="sm">
          <Text ff="monospace" size="sm" data-testid="new-key" style={{ overflowWrap: 'anywhere' }}>
            {apiKey.key}
          </Text>
          <Copy text={apiKey.key} label="Copy key" onCopied={noteCopied} />
          <Button size="xs" variant="default" onClick={press}>
            Hide key
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function titleOf({ name, oldKeyEndsAt }: FreshKey): string {
  const title = name === null ? 'Your new key' : `New key for ${shownText(name)}`;
  if (oldKeyEndsAt === null) return title;
  if (oldKeyEndsAt <= Date.now()) return `${title}; the old one works no more`;
  return `${title}; the old one works until ${shownMoment(oldKeyEndsAt)}`;
}

/** Brings a key that was just made onto the screen, with the focus: what was pressed for it may be far away. */
function useFocusOnArrival(keyId: number): RefObject<HTMLDivElement | null> {
  const { isArrival } = useFreshKeys();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isArrival(keyId)) return;
    // After the dialog that closes now has noted where the focus was, or it would fetch it back.
    queueMicrotask(() => {
      box.current?.scrollIntoView({ block: 'center' });
      box.current?.focus({ preventScroll: true });
    });
  }, [keyId, isArrival]);
  return box;
}
