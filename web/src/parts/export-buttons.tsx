import { Button, Group } from '@mantine/core';
import type { MouseEvent } from 'react';
import { callApi } from '../api/client.ts';
import { type Change, useChange } from '../api/use-change.ts';

const FORMATS = ['csv', 'json'] as const;

const exportPath = (format: string) => `/internal/snaps/export?format=${format}`;

/**
 * Starts to take the history away as a file of a format. Whoever is no longer signed in is led to sign in, like at
 * every other press.
 */
export function useExport(): Change<void, string> {
  return useChange({
    mutationFn: async (format: string) => {
      // The download itself could only fail in silence, so something else that needs the session is asked before.
      await callApi('GET', '/internal/credits');
      download(exportPath(format));
    },
  });
}

export function ExportButtons({ onPress }: { onPress(format: string): void }) {
  const press = (event: MouseEvent, format: string) => {
    event.preventDefault();
    onPress(format);
  };
  return (
    <Group gap="xs">
      {FORMATS.map((format) => (
        <Button
          key={format}
          component="a"
          variant="default"
          size="xs"
          href={exportPath(format)}
          download
          onClick={(event) => press(event, format)}
        >
          Export {format.toUpperCase()}
        </Button>
      ))}
    </Group>
  );
}

/** By a link, so that the file goes to the disk while it comes. */
function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
