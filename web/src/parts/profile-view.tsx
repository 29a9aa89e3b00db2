import { Badge, Group, Stack, Text } from '@mantine/core';
import type { SnapResponse } from '../api/types.ts';
import { findEvidence } from '../text/evidence.ts';
import { Caveat } from './caveat.tsx';
import { PartHeading } from './page.tsx';

const CONFIDENCE_COLORS: Readonly<Record<string, string>> = { High: 'green', Medium: 'yellow', Low: 'gray' };

interface ProfileViewProps {
  readonly snap: SnapResponse;
  /** Null if they are no longer there. */
  readonly notes: string | null;
}

/** A predicted profile, or that there was no evidence for one, beside the words of the notes that it rests on. */
export function ProfileView({ snap, notes }: ProfileViewProps) {
  return (
    <Stack gap="md">
      <div>
        <Group gap="sm">
          <Text fz={26} fw={650} data-testid="profile">
            {snap.profile ?? 'No profile'}
          </Text>
          {snap.primary_code === null ? null : <Badge variant="default">{snap.primary_code}</Badge>}
          {snap.confidence === null ? null : (
            <Badge variant="dot" tt="none" color={CONFIDENCE_COLORS[snap.confidence] ?? 'gray'}>
              {snap.confidence} confidence
            </Badge>
          )}
        </Group>
        {snap.profile === null ? <NoReason reasoning={snap.reasoning} /> : null}
        <Caveat />
      </div>
      <Part label="Why" text={snap.reasoning} />
      <Part label="In short" text={snap.summary} />
      {snap.secondary_profile === null ? null : (
        <Part
          label={`Secondary: ${snap.secondary_profile} (${snap.secondary_code ?? 'no code'})`}
          text={snap.secondary_profile_summary ?? (notes === null ? '' : 'Nothing more was said about it.')}
        />
      )}
      {notes === null ? null : (
        <div>
          <PartHeading>{snap.profile === null ? 'Notes' : 'Evidence in the notes'}</PartHeading>
          <Evidence notes={notes} snap={snap} />
        </div>
      )}
    </Stack>
  );
}

function Part({ label, text }: { readonly label: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <div>
      <PartHeading>{label}</PartHeading>
      <Text className="prose">{text}</Text>
    </div>
  );
}

/** What to do about a profile that is not named, unless the reasoning says it, which knows more of the notes. */
function NoReason({ reasoning }: { readonly reasoning: string | null }) {
  if (reasoning !== null) return null;
  return (
    <Text size="sm" c="dimmed">
      No profile came back, nor the reason why. The notes may say too little about how this person decides:
      add what they did, asked for or complained about. If they say plenty, the language model's reply could
      not be read.
    </Text>
  );
}

/** The notes, with the words marked that the reasoning quotes. */
function Evidence({ notes, snap }: { readonly notes: string; readonly snap: SnapResponse }) {
  const ranges = findEvidence(snap.reasoning ?? '', notes);
  if (notes === '') return <Text c="dimmed">There were no notes.</Text>;
  return (
    <>
      {ranges.length === 0 && snap.profile !== null ? (
        <Text size="sm" c="dimmed">
          The reasoning quotes nothing of them.
        </Text>
      ) : null}
      <Text className="prose as-written">
        {ranges.map(({ start, end }, index) => (
          <span key={start}>
            {notes.slice(ranges[index - 1]?.end ?? 0, start)}
            <mark>{notes.slice(start, end)}</mark>
          </span>
        ))}
        {notes.slice(ranges.at(-1)?.end ?? 0)}
      </Text>
    </>
  );
}
