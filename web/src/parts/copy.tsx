import { Button, Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { copyText } from '../text/copy-text.ts';

const SHOWN_MILLISECONDS = 2000;

interface CopyProps {
  readonly text: string;
  readonly label?: string;
  readonly align?: 'flex-start' | 'flex-end';
  onCopied?(text: string): void;
}

/** Copies a text when pressed, and says whether it did, so that nobody leaves without what cannot be shown again. */
export function Copy({ text, label = 'Copy', align = 'flex-start', onCopied }: CopyProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const { start, clear } = useTimeout(() => setOutcome(null), SHOWN_MILLISECONDS);
  const copy = async () => {
    clear();
    const isCopied = await copyText(text);
    setOutcome(isCopied ? 'copied' : 'refused');
    if (!isCopied) return;
    start();
    onCopied?.(text);
  };
  return (
    <Stack gap={4} align={align}>
      <Button size="xs" variant="default" onClick={copy} aria-live="polite">
        {outcome === 'copied' ? 'Copied' : label}
      </Button>
      {outcome === 'refused' ? (
        <Text size="sm" role="alert">
          The browser does not let this page copy. Select the text and copy it by hand.
        </Text>
      ) : null}
    </Stack>
  );
}
