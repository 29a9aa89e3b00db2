import { Button, Stack, Text } from '@mantine/core';
import { Problem } from './loaded.tsx';
import { Page } from './page.tsx';

interface PageFaultProps {
  readonly title: string;
  readonly error: Error;
  retry(): unknown;
  readonly isRetrying?: boolean;
  /** How often it has failed by now. */
  readonly failures: number;
}

/**
 * Stands in place of a page that cannot be shown, named like it. Trying again leaves everything else as it is; only once
 * that has failed too is it offered to load everything anew, with what is lost by it.
 */
export function PageFault({ title, error, retry, isRetrying = false, failures }: PageFaultProps) {
  return (
    <Page title={title} about="Everything else of the dashboard is as you left it.">
      <Problem error={error} retry={retry} isRetrying={isRetrying} />
      {failures > 1 ? <LoadAnew /> : null}
    </Page>
  );
}

function LoadAnew() {
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        Loading everything anew may help. A new key that was not copied and what is in the playground are gone
        then.
      </Text>
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        Load everything anew
      </Button>
    </Stack>
  );
}
