import { Badge, Button, Group, Select, Stack, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { callApi } from '../api/client.ts';
import { useKeys } from '../api/queries.ts';
import type { ApiKey, RotatedKey } from '../api/types.ts';
import { useChange } from '../api/use-change.ts';
import { Confirm } from '../parts/confirm.tsx';
import { CreateKey } from '../parts/create-key.tsx';
import { useFreshKeys } from '../parts/fresh-key.tsx';
import { KeysShownOnce } from '../parts/key-shown-once.tsx';
import { Empty, Loaded } from '../parts/loaded.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Typed } from '../parts/typed.tsx';
import { shownText } from '../text/typed.ts';
import { shownMoment } from '../text/words.ts';

type Step = { readonly kind: 'revoke' | 'rotate'; readonly key: ApiKey };

export default function KeysPage() {
  const keys = useKeys();
  const [step, setStep] = useState<Step | null>(null);
  const [askedAbout, setAskedAbout] = useState<number | null>(null);
  const close = () => setStep(null);
  const ask = (next: Step) => {
    setStep(next);
    setAskedAbout(next.key.keyId);
  };
  return (
    <Page title="Keys" about="Programs call the API with a key. All keys spend the credits of this account.">
      <Section title="New key">
        <Stack>
          <CreateKey />
          <KeysShownOnce />
        </Stack>
      </Section>
      <Section title="Your keys">
        <Loaded query={keys}>
          {(list) =>
            list.length === 0 ? (
              <Empty title="No keys yet">
                Create one above, then paste it into the call on the start page.
              </Empty>
            ) : (
              <KeyTable keys={list} askedAbout={askedAbout} onStep={ask} />
            )
          }
        </Loaded>
      </Section>
      <RevokeDialog apiKey={step?.kind === 'revoke' ? step.key : null} onClose={close} />
      <RotateDialog apiKey={step?.kind === 'rotate' ? step.key : null} onClose={close} />
    </Page>
  );
}

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  /** The number of the key that somebody was last asked about. */
  readonly askedAbout: number | null;
  onStep(step: Step): void;
}

function KeyTable({ keys, askedAbout, onStep }: KeyTableProps) {
  return (
    <Table.ScrollContainer minWidth={220} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th visibleFrom="sm">Key</Table.Th>
            <Table.Th visibleFrom="sm">Created</Table.Th>
            <Table.Th visibleFrom="sm">Last used</Table.Th>
            <Table.Th>State</Table.Th>
            <Table.Th>Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...keys].reverse().map((key) => (
            <KeyRow key={key.keyId} apiKey={key} isAskedAbout={key.keyId === askedAbout} onStep={onStep} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

interface KeyRowProps {
  readonly apiKey: ApiKey;
  readonly isAskedAbout: boolean;
  onStep(step: Step): void;
}

function KeyRow({ apiKey, isAskedAbout, onStep }: KeyRowProps) {
  const row = useFocusWhenChanged(isAskedAbout, apiKey.revokedAt);
  return (
    <Table.Tr ref={row} tabIndex={-1}>
      <Table.Td>
        {apiKey.name === null ? 'unnamed' : <Typed text={apiKey.name} />}
        <Text size="xs" c="dimmed" ff="monospace" className="breakable" hiddenFrom="sm">
          {apiKey.shownPrefix}…
        </Text>
      </Table.Td>
      <Table.Td ff="monospace" visibleFrom="sm">
        {apiKey.shownPrefix}…
      </Table.Td>
      <Table.Td visibleFrom="sm" className="one-line">
        {shownMoment(apiKey.createdAt)}
      </Table.Td>
      <Table.Td visibleFrom="sm" className="one-line">
        {apiKey.lastUsedAt === null ? 'never' : shownMoment(apiKey.lastUsedAt)}
      </Table.Td>
      <Table.Td>
        <KeyState apiKey={apiKey} />
      </Table.Td>
      <Table.Td>
        <KeyActions apiKey={apiKey} onStep={onStep} />
      </Table.Td>
    </Table.Tr>
  );
}

/**
 * Gives the row the focus when `state` changes and takes the button away that was pressed for it: the focus would be lost with
 * the button. Whoever has moved on meanwhile is left alone.
 */
function useFocusWhenChanged(isAskedAbout: boolean, state: number | null) {
  const element = useRef<HTMLTableRowElement>(null);
  const shown = useRef(state);
  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.closest('[role=dialog]') !== null;
    if (isAskedAbout && isLost) element.current?.focus();
  }, [isAskedAbout, state]);
  return element;
}

function isRevoked(key: ApiKey): boolean {
  return key.revokedAt !== null && key.revokedAt <= Date.now();
}

function KeyState({ apiKey }: { readonly apiKey: ApiKey }) {
  if (isRevoked(apiKey)) {
    return (
      <Badge variant="default" tt="none" miw="max-content">
        Revoked
      </Badge>
    );
  }
  if (apiKey.revokedAt === null) {
    return (
      <Badge color="green" variant="dot" tt="none" miw="max-content">
        Active
      </Badge>
    );
  }
  return <Text size="sm">ends {shownMoment(apiKey.revokedAt)}</Text>;
}

function KeyActions({ apiKey, onStep }: { readonly apiKey: ApiKey; onStep(step: Step): void }) {
  if (isRevoked(apiKey)) return null;
  const name = shownText(apiKey.name ?? apiKey.shownPrefix);
  return (
    <Group gap={6} className="one-line">
      {apiKey.revokedAt === null ? (
        <Button
          size="xs"
          variant="default"
          aria-label={`Rotate ${name}`}
          onClick={() => onStep({ kind: 'rotate', key: apiKey })}
        >
          Rotate
        </Button>
      ) : null}
      <Button
        size="xs"
        variant="default"
        aria-label={`Revoke ${name}`}
        onClick={() => onStep({ kind: 'revoke', key: apiKey })}
      >
        Revoke
      </Button>
    </Group>
  );
}

interface DialogProps {
  readonly apiKey: ApiKey | null;
  onClose(): void;
}

function RevokeDialog({ apiKey, onClose }: DialogProps) {
  const { hide } = useFreshKeys();
  const client = useQueryClient();
  const revoke = useChange({
    mutationFn: (keyId: number) => callApi('POST', `/internal/keys/${keyId}/revoke`),
    onSuccess: (_, keyId) => {
      hide(keyId);
      onClose();
      return client.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  return (
    <Confirm
      isOpen={apiKey !== null}
      title="Revoke this key?"
      action="Revoke key"
      change={revoke}
      onConfirm={() => apiKey !== null && revoke.mutate(apiKey.keyId)}
      onClose={onClose}
    >
      <Text size="sm">
        Calls with <Typed text={apiKey?.name ?? 'it'} /> ({apiKey?.shownPrefix}…) are refused within a second.
        This cannot be undone.
      </Text>
    </Confirm>
  );
}

const OVERLAPS = [
  { value: '0', label: 'none: it stops at once' },
  { value: '1', label: '1 hour' },
  { value: '24', label: '1 day' },
  { value: '168', label: '7 days' },
];

function RotateDialog({ apiKey, onClose }: DialogProps) {
  const [overlapHours, setOverlapHours] = useState('24');
  const { show } = useFreshKeys();
  const client = useQueryClient();
  const rotate = useChange({
    mutationFn: ({ keyId }: ApiKey) =>
      callApi<RotatedKey>('POST', `/internal/keys/${keyId}/rotate`, { overlapHours: Number(overlapHours) }),
    onSuccess: (rotated, { name }) => {
      show({ ...rotated, name });
      onClose();
      return client.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  return (
    <Confirm
      isOpen={apiKey !== null}
      title="Rotate this key"
      action="Rotate key"
      color="indigo"
      change={rotate}
      onConfirm={() => apiKey !== null && rotate.mutate(apiKey)}
      onClose={onClose}
    >
      <Text size="sm">
        A new key with the same name is made. The old one ({apiKey?.shownPrefix}…) goes on working for a
        while, so that programs can change over without a gap.
      </Text>
      <Select
        label="The old key works for"
        data={OVERLAPS}
        value={overlapHours}
        onChange={(value) => setOverlapHours(value ?? '24')}
        allowDeselect={false}
      />
    </Confirm>
  );
}
