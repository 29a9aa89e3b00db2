import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { callApi } from '../api/client.ts';
import { useSnap } from '../api/queries.ts';
import type { SnapRecord, SnapResponse } from '../api/types.ts';
import { useChange } from '../api/use-change.ts';
import { AnalysisView } from '../parts/analysis-view.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { GeneralAdvice } from '../parts/general-advice.tsx';
import { Empty, Loaded } from '../parts/loaded.tsx';
import { Page, Section } from '../parts/page.tsx';
import { ProfileView } from '../parts/profile-view.tsx';
import { Removed } from '../parts/removed.tsx';
import { Typed } from '../parts/typed.tsx';
import { usePlayground } from '../playground/playground-state.tsx';
import { withSearch } from '../text/address.ts';
import { nameWithin, shownName } from '../text/typed.ts';
import { MESSAGE_TYPE_NAMES, shownMoment } from '../text/words.ts';

export default function SnapPage({ snapId }: { readonly snapId: string }) {
  const snap = useSnap(snapId);
  const history = useWayBack();
  return (
    <Page
      title={snap.data === undefined ? 'Snap' : shownName(snap.data.name)}
      about={snap.data === undefined ? `snap ${snapId}` : <Description snap={snap.data} />}
      actions={snap.data === undefined ? null : <Erase snap={snap.data} />}
    >
      <Anchor component={Link} href={history} underline="always" size="sm" className="way-back">
        Back to the history
      </Anchor>
      <Loaded query={snap} lines={8}>
        {(record) => (
          <>
            <Section title="Profile">
              <Profile snap={record} />
            </Section>
            <Section title="Message" aside={<Write snap={record} />}>
              <Comms snap={record} />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The history as it was when this snap was opened from it. */
function useWayBack(): string {
  return withSearch('/history', useSearch());
}

function Description({ snap }: { readonly snap: SnapRecord }) {
  const typed = [snap.jobType, snap.ageRange].filter((text) => text !== null);
  return (
    <>
      snap {snap.snapId} · {shownMoment(snap.createdAt)} ·{' '}
      {typed.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a job and an age may be the same text.
        <Fragment key={place}>
          <Typed text={text} /> ·{' '}
        </Fragment>
      ))}
      {snap.engine}
    </>
  );
}

function Profile({ snap }: { readonly snap: SnapRecord }) {
  const areTextsGone = snap.name === '' && snap.notes === '' && snap.reasoning === null;
  return (
    <Stack>
      <ProfileView snap={asResponse(snap)} notes={areTextsGone ? null : snap.notes} />
      {areTextsGone ? (
        <Removed
          what="The name, the notes and what was written about them"
          retentionDays={snap.retentionDays}
        />
      ) : null}
    </Stack>
  );
}

function asResponse(snap: SnapRecord): SnapResponse {
  return {
    name: snap.name,
    profile: snap.profile,
    primary_code: snap.primaryCode,
    secondary_profile: snap.secondaryProfile,
    secondary_code: snap.secondaryCode,
    confidence: snap.confidence,
    reasoning: snap.reasoning,
    summary: snap.summary,
    secondary_profile_summary: snap.secondaryProfileSummary,
  };
}

function Write({ snap }: { readonly snap: SnapRecord }) {
  return (
    <Button
      component={Link}
      href={`/playground?snap=${snap.snapId}`}
      size="xs"
      variant={snap.comms === null ? 'filled' : 'default'}
    >
      {snap.comms === null ? 'Analyse a draft' : 'Analyse another draft'}
    </Button>
  );
}

function Comms({ snap }: { readonly snap: SnapRecord }) {
  const { comms } = snap;
  if (comms === null) {
    return <Empty title="No message yet">The last analysis of a draft for this person is kept here.</Empty>;
  }
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {MESSAGE_TYPE_NAMES[comms.messageType] ?? comms.messageType} · comms {comms.commsId} ·{' '}
        {shownMoment(comms.updatedAt)} · {comms.engine}
      </Text>
      {comms.messageText === '' ? (
        <Removed what="The draft and its analysis" retentionDays={snap.retentionDays} />
      ) : (
        <Stack>
          {snap.profile === null ? <GeneralAdvice name={snap.name} /> : null}
          <AnalysisView draft={comms.messageText} analysis={comms} />
        </Stack>
      )}
    </>
  );
}

function Erase({ snap }: { readonly snap: SnapRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const history = useWayBack();
  const { forget } = usePlayground();
  const erase = useChange({
    mutationFn: () => callApi('DELETE', `/internal/snaps/${snap.snapId}`),
    onSuccess: () => {
      // Removed, not only marked as old: what was erased shall not be shown once more while the lists are read anew.
      for (const list of ['snaps', 'ledger']) client.removeQueries({ queryKey: [list] });
      forget(snap.snapId);
      navigate(history, { replace: true });
      client.removeQueries({ queryKey: ['snap', String(snap.snapId)] });
    },
  });
  return (
    <Group>
      <Button variant="default" c="var(--mantine-color-error)" size="xs" onClick={() => setIsOpen(true)}>
        Erase
      </Button>
      <Confirm
        isOpen={isOpen}
        title="Erase this snap?"
        action="Erase for good"
        change={erase}
        onConfirm={() => erase.mutate()}
        onClose={() => setIsOpen(false)}
      >
        <Text size="sm">
          The notes, the profile and the message for <Typed text={nameWithin(snap.name)} /> are deleted and
          cannot be restored. The ledger keeps the charge, without the name.
        </Text>
      </Confirm>
    </Group>
  );
}
