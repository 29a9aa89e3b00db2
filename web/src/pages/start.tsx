import { Anchor, Card, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useCredits, useKeys, useUsage } from '../api/queries.ts';
import type { ApiKey, Operation, Usage } from '../api/types.ts';
import { Snippets } from '../parts/code.tsx';
import { CreateKey } from '../parts/create-key.tsx';
import { useFreshKeys } from '../parts/fresh-key.tsx';
import { KeysShownOnce } from '../parts/key-shown-once.tsx';
import { Empty, Loaded } from '../parts/loaded.tsx';
import { LowBalance } from '../parts/low-balance.tsx';
import { Page, Section } from '../parts/page.tsx';
import { UsageChart } from '../parts/usage-chart.tsx';
import { firstCallSnippets } from '../text/snippets.ts';
import { OPERATION_NAMES, shownNumber, unitOf } from '../text/words.ts';

const DAYS = 14;

export function StartPage() {
  return (
    <Page title="Start" about="What you have, what your calls did, and a call to copy.">
      <LowBalance />
      <Figures />
      <Parts />
    </Page>
  );
}

function Parts() {
  const usage = useUsage(DAYS);
  // Shown before it is known, one part would jump over the other.
  if (usage.isPending) return null;
  return <PartsInOrder hasCalls={(usage.data?.rows.length ?? 0) > 0} />;
}

/**
 * A newcomer needs the first call first, and who has made some what came of them. While the page is open the parts stay
 * where they are, and a new key is found where it was made.
 */
function PartsInOrder({ hasCalls }: { readonly hasCalls: boolean }) {
  const { freshKey } = useFreshKeys();
  const [isInUse] = useState(hasCalls && freshKey === null);
  if (!isInUse) {
    return (
      <>
        <FirstCall title="Your first call" />
        <Calls />
      </>
    );
  }
  return (
    <>
      <Calls />
      <FirstCall title="A call to copy" />
    </>
  );
}

function Figures() {
  const credits = useCredits();
  const usage = useUsage(DAYS);
  const sum = (data: Usage | undefined, field: 'calls' | 'credits') =>
    data?.rows.reduce((total, row) => total + row[field], 0) ?? 0;
  return (
    <Group align="stretch" gap="xs">
      <Figure name="Balance" unit={unitOf(credits.data?.balance ?? 0, 'credit')}>
        <Loaded query={credits} lines={1}>
          {({ balance }) => shownNumber(balance)}
        </Loaded>
      </Figure>
      <Figure name="Calls" unit={`in ${DAYS} days`}>
        <Loaded query={usage} lines={1}>
          {(data) => shownNumber(sum(data, 'calls'))}
        </Loaded>
      </Figure>
      <Figure name="Spent" unit={`${unitOf(sum(usage.data, 'credits'), 'credit')} in ${DAYS} days`}>
        <Loaded query={usage} lines={1}>
          {(data) => shownNumber(sum(data, 'credits'))}
        </Loaded>
      </Figure>
    </Group>
  );
}

interface FigureProps {
  readonly name: string;
  readonly unit: string;
  readonly children: ReactNode;
}

function Figure({ name, unit, children }: FigureProps) {
  return (
    <Card withBorder padding="md" flex="1 1 5rem" miw="min-content">
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Text component="div" fz={{ base: 26, sm: 34 }} fw={650} lh={1.2}>
        {children}
      </Text>
      <Text size="xs" c="dimmed">
        {unit}
      </Text>
    </Card>
  );
}

function FirstCall({ title }: { readonly title: string }) {
  const keys = useKeys();
  const { freshKey } = useFreshKeys();
  return (
    <Section title={title}>
      <Loaded query={keys}>
        {(list) => (
          <Stack>
            {hasActiveKey(list) || freshKey !== null ? null : (
              <>
                <Text size="sm">
                  You have no {list.length === 0 ? 'key yet' : 'active key'}. Create one and the call below is
                  ready to paste.
                </Text>
                <CreateKey suggestedName="first key" />
              </>
            )}
            <KeysShownOnce note="The call below has it filled in." />
            <div>
              <Snippets snippets={firstCallSnippets(window.location.origin, freshKey?.key ?? null)} />
            </div>
            <Text size="sm" c="dimmed">
              Prefer to try it without code? Use the{' '}
              <Anchor component={Link} href="/playground" underline="always">
                playground
              </Anchor>
              .
            </Text>
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function hasActiveKey(keys: readonly ApiKey[]): boolean {
  return keys.some((key) => key.revokedAt === null || key.revokedAt > Date.now());
}

function Calls() {
  const usage = useUsage(DAYS);
  const [operation, setOperation] = useState<Operation | 'all'>('all');
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label="Operation"
      value={operation}
      onChange={setOperation}
      data={[
        { value: 'all' as const, label: 'All' },
        { value: 'predict_profile' as const, label: OPERATION_NAMES.predict_profile },
        { value: 'analyse_comms' as const, label: OPERATION_NAMES.analyse_comms },
      ]}
    />
  );
  return (
    <Section title={`Calls of the last ${DAYS} days`} aside={choice}>
      <Loaded query={usage} lines={5}>
        {({ days, rows }) => {
          const shown = rows.filter((row) => operation === 'all' || row.operation === operation);
          return shown.length > 0 ? (
            <UsageChart usage={{ days, rows: shown }} />
          ) : (
            <Empty title="No calls yet">
              Every call, from a key or the playground, is counted here by how it ended.
            </Empty>
          );
        }}
      </Loaded>
    </Section>
  );
}
