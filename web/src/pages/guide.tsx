import { Anchor, List, Stack, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import { useErrorTable } from '../api/queries.ts';
import { Snippets } from '../parts/code.tsx';
import { useFreshKeys } from '../parts/fresh-key.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Section } from '../parts/page.tsx';
import { CONFIDENCE_MEANING, PROFILE_CAVEAT, PROFILES } from '../text/profiles.ts';
import { firstCallSnippets } from '../text/snippets.ts';

export default function GuidePage() {
  const { freshKey } = useFreshKeys();
  return (
    <Page title="Docs" about="What the profiles mean, the way to a first answer, and what an error means.">
      <Section title="Profiles">
        <ProfileTable />
      </Section>
      <Section title="Quick start">
        <List type="ordered" spacing="sm" mb="md">
          <List.Item>
            <Anchor component={Link} href="/keys" underline="always">
              Create a key
            </Anchor>{' '}
            and keep it: it is shown once.
          </List.Item>
          <List.Item>
            Send notes about a person. The answer is a profile and a snapId; it costs 1 credit.
          </List.Item>
          <List.Item>
            Send a draft with that snapId, or with a profile code, to /api/v1/snap/comms. The answer has
            strengths, risks, suggestions and a rewrite; it costs 2 credits.
          </List.Item>
          <List.Item>
            Send the header Idempotency-Key with a value of your own, and a retry gets the same answer without
            a second charge.
          </List.Item>
        </List>
        <Snippets snippets={firstCallSnippets(window.location.origin, freshKey?.key ?? null)} />
      </Section>
      <Section title="Reference">
        <Text>
          {/* Not in place of this page, which a new key and what is in the playground are gone with. */}
          Every field, header and answer of both operations, in a new tab:{' '}
          <Anchor href="/docs" target="_blank" underline="always">
            API reference
          </Anchor>
          , and for machines{' '}
          <Anchor href="/openapi.json" target="_blank" underline="always">
            openapi.json
          </Anchor>
          .
        </Text>
      </Section>
      <Section title="Errors">
        <ErrorTable />
      </Section>
    </Page>
  );
}

function ProfileTable() {
  return (
    <Stack gap="sm">
      <Text>A profile tells what has to be true before this person says yes.</Text>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Profile</Table.Th>
            <Table.Th>Says yes when</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {PROFILES.map(({ code, name, saysYesWhen }) => (
            <Table.Tr key={code}>
              <Table.Td>
                {name}{' '}
                <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  {code}
                </Text>
              </Table.Td>
              <Table.Td>{saysYesWhen}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text>{CONFIDENCE_MEANING}</Text>
      <Text>{PROFILE_CAVEAT}</Text>
    </Stack>
  );
}

function ErrorTable() {
  const table = useErrorTable();
  return (
    <Loaded query={table} lines={8}>
      {(errors) => (
        <Table.ScrollContainer minWidth={220} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Status</Table.Th>
                <Table.Th>
                  X-Error-Code
                  <Text span inherit hiddenFrom="sm">
                    {' '}
                    and message
                  </Text>
                </Table.Th>
                <Table.Th visibleFrom="sm">Message</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {errors.map(({ code, status, text }) => (
                <Table.Tr key={code}>
                  <Table.Td>{status}</Table.Td>
                  <Table.Td>
                    <Text ff="monospace" fz="sm" className="breakable">
                      {code}
                    </Text>
                    <Message text={text} hiddenFrom="sm" />
                  </Table.Td>
                  <Table.Td visibleFrom="sm">
                    <Message text={text} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Loaded>
  );
}

function Message({ text, ...place }: { readonly text: string | null; readonly hiddenFrom?: 'sm' }) {
  return (
    <Text fz="sm" {...(text === null ? { c: 'dimmed' } : {})} {...place}>
      {text ?? 'depends on what was sent'}
    </Text>
  );
}
