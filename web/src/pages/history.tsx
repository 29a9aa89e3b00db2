import { Anchor, Badge, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearch, useSearchParams } from 'wouter';
import { useSnaps } from '../api/queries.ts';
import type { SnapListing } from '../api/types.ts';
import { Caveat } from '../parts/caveat.tsx';
import { ExportButtons, useExport } from '../parts/export-buttons.tsx';
import { Empty, Loaded, Problem } from '../parts/loaded.tsx';
import { Page, Section } from '../parts/page.tsx';
import { ShowOlder } from '../parts/show-older.tsx';
import { Typed } from '../parts/typed.tsx';
import { withSearch } from '../text/address.ts';
import { shownName } from '../text/typed.ts';
import { MESSAGE_TYPE_NAMES, shownMoment, shownNumber } from '../text/words.ts';

const SEARCH_PAUSE_MILLISECONDS = 250;

export default function HistoryPage() {
  const { typed, search, type } = useSearchField();
  const snaps = useSnaps(search);
  const takeAway = useExport();
  return (
    <Page
      title="History"
      about="Every person predicted with this account, and the message analysed for them."
      actions={<ExportButtons onPress={takeAway.mutate} />}
    >
      {takeAway.error === null ? null : <Problem error={takeAway.error} />}
      <Section title="Snaps">
        <TextInput
          label="Search"
          placeholder="a name, a job, a profile or words of the notes"
          type="search"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status" mih="1.6em" mt={4} mb="xs">
          {foundOf(snaps, search)}
        </Text>
        <Loaded query={snaps} lines={6}>
          {({ pages }) => {
            const list = pages.flatMap((page) => page.snaps);
            const isOfBefore = snaps.isPlaceholderData;
            return list.length === 0 ? (
              <NothingFound search={search} isKnown={!isOfBefore} />
            ) : (
              <Stack opacity={isOfBefore ? 0.5 : 1} aria-busy={isOfBefore}>
                <Caveat />
                <SnapTable snaps={list} />
                <ShowOlder list={snaps} />
              </Stack>
            );
          }}
        </Loaded>
      </Section>
    </Page>
  );
}

/** What is searched for stands in the address, so that who opens a snap finds the same list when they come back. */
function useSearchField() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const write = useDebouncedCallback((text: string) => {
    setAddress(text === '' ? {} : { search: text }, { replace: true });
  }, SEARCH_PAUSE_MILLISECONDS);
  const type = (text: string) => {
    setTyped(text);
    write(text);
  };
  return { typed, search, type };
}

/** How a search stands. Until it is answered the list is that of the search before. */
function foundOf(
  { data, isPlaceholderData, hasNextPage }: ReturnType<typeof useSnaps>,
  search: string,
): string {
  if (data === undefined) return '';
  if (isPlaceholderData) return 'Searching…';
  if (search === '') return '';
  const count = shownNumber(data.pages.flatMap((page) => page.snaps).length);
  return hasNextPage ? `The newest ${count} found.` : `${count} found.`;
}

interface NothingFoundProps {
  readonly search: string;
  readonly isKnown: boolean;
}

function NothingFound({ search, isKnown }: NothingFoundProps) {
  if (!isKnown) return null;
  if (search !== '') return <Empty title="Nothing found">No snap has these words. Try fewer of them.</Empty>;
  return (
    <Empty title="No snaps yet">Predict a profile in the playground or over the API; it is kept here.</Empty>
  );
}

function SnapTable({ snaps }: { readonly snaps: readonly SnapListing[] }) {
  const search = useSearch();
  return (
    <Table.ScrollContainer minWidth={220} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Person</Table.Th>
            <Table.Th>Profile</Table.Th>
            <Table.Th visibleFrom="sm">Message</Table.Th>
            <Table.Th visibleFrom="sm">When</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {snaps.map((snap) => (
            <Table.Tr key={snap.snapId}>
              <Table.Td>
                <Anchor
                  component={Link}
                  href={withSearch(`/history/${snap.snapId}`, search)}
                  underline="always"
                  inherit
                  className="snap-link"
                >
                  <Typed text={shownName(snap.name)} />
                </Anchor>
                <Text size="xs" c="dimmed">
                  {snap.jobType === null ? `snap ${snap.snapId}` : <Typed text={snap.jobType} />}
                </Text>
                <Text size="xs" c="dimmed" hiddenFrom="sm">
                  {shownMoment(snap.createdAt)}
                </Text>
              </Table.Td>
              <Table.Td>
                <Group gap={6} className="one-line">
                  {snap.profile ?? <Quiet>none</Quiet>}
                  {snap.confidence === null ? null : (
                    <Badge variant="default" tt="none" miw="max-content">
                      {snap.confidence}
                    </Badge>
                  )}
                </Group>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                {snap.messageType === null ? (
                  <Quiet>none</Quiet>
                ) : (
                  (MESSAGE_TYPE_NAMES[snap.messageType] ?? snap.messageType)
                )}
              </Table.Td>
              <Table.Td visibleFrom="sm" className="one-line">
                {shownMoment(snap.createdAt)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Quiet({ children }: { readonly children: ReactNode }) {
  return (
    <Text span inherit c="dimmed">
      {children}
    </Text>
  );
}
