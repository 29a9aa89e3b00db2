import { Anchor, Stack, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import { useCredits, useKeys, useLedger, useUsage } from '../api/queries.ts';
import type { ApiKey, LedgerEntry, UsageRow } from '../api/types.ts';
import { Empty, Loaded } from '../parts/loaded.tsx';
import { LowBalance } from '../parts/low-balance.tsx';
import { Page, Section } from '../parts/page.tsx';
import { ShowOlder } from '../parts/show-older.tsx';
import { Typed } from '../parts/typed.tsx';
import { isBlank, shownName } from '../text/typed.ts';
import { counted, OPERATION_NAMES, shownDay, shownMoment, shownNumber } from '../text/words.ts';

const USAGE_DAYS = 30;

export default function CreditsPage() {
  const credits = useCredits();
  return (
    <Page title="Credits" about="Every change of the balance, and what it paid for.">
      <LowBalance />
      <Section title="Balance">
        <Loaded query={credits} lines={1}>
          {({ balance, held, costs }) => (
            <>
              <Text fz={34} fw={650} lh={1.1}>
                {counted(balance, 'credit')}
              </Text>
              <Text size="sm" c="dimmed">
                {held > 0 ? `${counted(held, 'credit')} held by running calls. ` : ''}
                Predict Profile costs {costs.predict_profile}, Analyse Comms {costs.analyse_comms}; a call
                that fails costs nothing.
              </Text>
            </>
          )}
        </Loaded>
      </Section>
      <Section title={`Use by key and day, last ${USAGE_DAYS} days`}>
        <UsageByKey />
      </Section>
      <Section title="Ledger">
        <Ledger />
      </Section>
    </Page>
  );
}

function UsageByKey() {
  const usage = useUsage(USAGE_DAYS);
  const keys = useKeys();
  return (
    <Loaded query={usage}>
      {({ rows }) => {
        const lines = byKeyAndDay(rows);
        return lines.length === 0 ? (
          <Empty title="Nothing used yet">Calls appear here by the key they were made with.</Empty>
        ) : (
          <Table.ScrollContainer minWidth={220} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Day (UTC)</Table.Th>
                  <Table.Th>Key</Table.Th>
                  <Table.Th ta="right">Calls</Table.Th>
                  <Table.Th ta="right">Credits</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {lines.map((line) => (
                  <Table.Tr key={`${line.day} ${line.keyId}`}>
                    <Table.Td>{shownDay(line.day)}</Table.Td>
                    <Table.Td>
                      <Typed text={keyName(keys.data ?? [], line.keyId)} />
                    </Table.Td>
                    <Table.Td ta="right">{shownNumber(line.calls)}</Table.Td>
                    <Table.Td ta="right">{shownNumber(line.credits)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        );
      }}
    </Loaded>
  );
}

interface KeyDay {
  readonly day: string;
  readonly keyId: number | null;
  readonly calls: number;
  readonly credits: number;
}

function byKeyAndDay(rows: readonly UsageRow[]): readonly KeyDay[] {
  const lines = new Map<string, KeyDay>();
  for (const { day, keyId, calls, credits } of rows) {
    const name = `${day} ${keyId}`;
    const line = lines.get(name);
    lines.set(name, {
      day,
      keyId,
      calls: calls + (line?.calls ?? 0),
      credits: credits + (line?.credits ?? 0),
    });
  }
  return [...lines.values()].reverse();
}

function keyName(keys: readonly ApiKey[], keyId: number | null): string {
  if (keyId === null) return 'Dashboard';
  const key = keys.find((candidate) => candidate.keyId === keyId);
  return key === undefined ? `Key ${keyId}` : (key.name ?? `${key.shownPrefix}…`);
}

function Ledger() {
  const ledger = useLedger();
  return (
    <Loaded query={ledger} lines={6}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0)
          return <Empty title="No entries">Grants and paid calls are listed here.</Empty>;
        return (
          <Stack>
            <LedgerTable entries={entries} />
            <ShowOlder list={ledger} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function LedgerTable({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  return (
    <Table.ScrollContainer minWidth={220} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th visibleFrom="sm">When</Table.Th>
            <Table.Th>What for</Table.Th>
            <Table.Th visibleFrom="sm">Made with</Table.Th>
            <Table.Th ta="right">Credits</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.entryId}>
              <Table.Td visibleFrom="sm" className="one-line">
                {shownMoment(entry.createdAt)}
              </Table.Td>
              <Table.Td>
                <Paid entry={entry} />
                <Text size="xs" c="dimmed" hiddenFrom="sm">
                  {shownMoment(entry.createdAt)}, <Typed text={madeWith(entry)} />
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm" miw="7rem">
                <Typed text={madeWith(entry)} />
              </Table.Td>
              <Table.Td ta="right" fw={600}>
                {entry.credits > 0 ? `+${shownNumber(entry.credits)}` : shownNumber(entry.credits)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Paid({ entry }: { readonly entry: LedgerEntry }) {
  return (
    <>
      <Purpose entry={entry} />
      {entry.note === null ? null : (
        <>
          : <Typed text={entry.note} />
        </>
      )}
    </>
  );
}

function Purpose({ entry }: { readonly entry: LedgerEntry }) {
  if (entry.operation === null) return entry.kind === 'grant' ? 'Credits added' : 'Adjustment';
  const operation = OPERATION_NAMES[entry.operation];
  if (entry.snapId === null) return `${operation} for a profile code`;
  if (entry.snapName === null) return `${operation}, snap ${entry.snapId} (erased)`;
  return (
    <>
      {operation} for{' '}
      <Anchor component={Link} href={`/history/${entry.snapId}`} underline="always" inherit>
        <Typed text={shownName(entry.snapName)} />
        {isBlank(entry.snapName) ? ` (snap ${entry.snapId})` : ''}
      </Anchor>
    </>
  );
}

/** Who moved the credits: the caller, also where a failed call gave them back, or else the operator. */
function madeWith(entry: LedgerEntry): string {
  if (entry.operation === null) return 'operator';
  if (entry.keyPrefix === null) return 'dashboard';
  return entry.keyName ?? `${entry.keyPrefix}…`;
}
