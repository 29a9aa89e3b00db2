import { Text } from '@mantine/core';

/** A command for the operator's terminal, within a sentence. */
export function Command({ words }: { readonly words: string }) {
  return (
    <Text span inherit ff="monospace" style={{ overflowWrap: 'anywhere' }}>
      {words}
    </Text>
  );
}
