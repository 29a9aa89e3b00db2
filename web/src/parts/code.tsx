import { Box, Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { Snippet } from '../text/snippets.ts';
import { Copy } from './copy.tsx';
import { useFreshKeys } from './fresh-key.tsx';

/** Code to read and to copy; a new key may be filled in, which is copied with it. */
export function Code({ label, text }: { readonly label: string; readonly text: string }) {
  const { noteCopied } = useFreshKeys();
  return (
    <Box pos="relative">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <section className="code" tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
      <Group justify="flex-end" mt={6}>
        <Copy text={text} align="flex-end" onCopied={noteCopied} />
      </Group>
    </Box>
  );
}

export function Snippets({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const [language, setLanguage] = useState('curl');
  const shown = snippets.find((snippet) => snippet.language === language);
  return (
    <>
      <SegmentedControl
        aria-label="Language"
        size="xs"
        mb="sm"
        w="fit-content"
        value={language}
        onChange={setLanguage}
        data={snippets.map((snippet) => snippet.language)}
      />
      <Code label={`First call in ${language}`} text={shown?.code ?? ''} />
    </>
  );
}
