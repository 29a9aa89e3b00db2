import { Button, Card, Center, Stack, Text } from '@mantine/core';
import type { Account } from '../api/types.ts';
import { PageHeading } from '../parts/page-heading.tsx';
import { Typed } from '../parts/typed.tsx';

interface OtherAccountPageProps {
  readonly owner: Account;
  readonly signedIn: Account;
}

/**
 * Stands in place of the pages of `owner` while the browser is signed in to another account, which all of its tabs are
 * at once. Once the owner is signed in again, in whichever tab, the pages are back.
 */
export function OtherAccountPage({ owner, signedIn }: OtherAccountPageProps) {
  return (
    <Center component="main" mih="100vh" p="md">
      <Card withBorder padding="xl" w="100%" maw={480} style={{ overflowWrap: 'anywhere' }}>
        <Stack align="flex-start">
          <PageHeading title="Another account is signed in" />
          <Text>
            This page belongs to <Typed text={owner.email} />. In another tab this browser was signed in as{' '}
            <Typed text={signedIn.email} />, so nothing more is read or changed from here.
          </Text>
          <Button onClick={() => window.location.assign('/')}>Use the other account</Button>
          <Text size="sm" c="dimmed">
            To come back to what you were doing here, sign in as <Typed text={owner.email} /> in the other tab
            first.
          </Text>
        </Stack>
      </Card>
    </Center>
  );
}
