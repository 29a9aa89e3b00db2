import { Button, Card, Center, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { Account } from '../api/types.ts';
import { Typed } from '../parts/typed.tsx';

interface OtherAccountPageProps {
  readonly owner: Account;
  readonly signedIn: Account;
}

const TITLE = 'Another account is signed in';

/**
 * Stands in place of the pages of `owner` while the browser is signed in to another account, which all of its tabs are
 * at once. Once the owner is signed in again, in whichever tab, the pages are back.
 */
export function OtherAccountPage({ owner, signedIn }: OtherAccountPageProps) {
  useEffect(() => {
    document.title = `${TITLE} · Attune`;
  }, []);
  return (
    <Center component="main" mih="100vh" p="md">
      <Card withBorder padding="xl" w="100%" maw={480} style={{ overflowWrap: 'anywhere' }}>
        <Stack align="flex-start">
          <Title order={1}>{TITLE}</Title>
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
