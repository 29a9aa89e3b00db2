import { Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { ApiError } from '../api/client.ts';
import { useSnaps } from '../api/queries.ts';
import { AnalysisView } from '../parts/analysis-view.tsx';
import { Empty, Problem } from '../parts/loaded.tsx';
import { Section } from '../parts/page.tsx';
import { RawExchange } from '../parts/raw-exchange.tsx';
import { shownName } from '../text/typed.ts';
import { MESSAGE_TYPE_NAMES, PROFILE_NAMES } from '../text/words.ts';
import type { MadeSnap } from './made-snap.ts';
import { OutcomePlace } from './outcome-place.tsx';
import { PayButton } from './pay-button.tsx';
import { type AnalyseRequest, NO_SECONDARY, usePlayground } from './playground-state.tsx';

const VISIONARY = 'DP-07';
const PROFILE_CHOICES = Object.entries(PROFILE_NAMES).map(([value, name]) => ({
  value,
  label: `${name} (${value})`,
}));
const SECONDARY_CHOICES = [
  { value: NO_SECONDARY, label: 'None' },
  ...PROFILE_CHOICES.filter(({ value }) => value !== VISIONARY),
];
const TYPE_CHOICES = Object.entries(MESSAGE_TYPE_NAMES).map(([value, label]) => ({ value, label }));

export function AnalyseForm() {
  const { message, changeMessage, made, analyse } = usePlayground();
  const { reader, secondary, messageType, messageText } = message;
  const isCode = reader in PROFILE_NAMES;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const secondaryCode = secondary === NO_SECONDARY ? {} : { secondaryCode: secondary };
    const source = isCode ? { primaryCode: reader, ...secondaryCode } : { snapId: Number(reader) };
    analyse.mutate({ messageText, messageType, ...source });
  };

  return (
    <Stack>
      <Section title="Message">
        <form onSubmit={submit}>
          <Stack>
            <SimpleGrid cols={{ base: 1, sm: isCode ? 3 : 2 }}>
              <ReaderSelect made={made} value={reader} onChange={(next) => changeMessage({ reader: next })} />
              {isCode ? (
                <Select
                  label="Secondary profile"
                  data={SECONDARY_CHOICES}
                  value={secondary}
                  onChange={(value) => changeMessage({ secondary: value ?? NO_SECONDARY })}
                  allowDeselect={false}
                />
              ) : null}
              <Select
                label="Kind of message"
                data={TYPE_CHOICES}
                value={messageType}
                onChange={(value) => changeMessage({ messageType: value ?? 'email' })}
                allowDeselect={false}
              />
            </SimpleGrid>
            <Textarea
              label="Draft"
              required
              autosize
              minRows={6}
              maxRows={20}
              value={messageText}
              onChange={(event) => changeMessage({ messageText: event.currentTarget.value })}
            />
            <PayButton operation="analyse_comms" action="Analyse message" isBusy={analyse.isPending} />
          </Stack>
        </form>
      </Section>
      <Section title="Analysis">
        <OutcomePlace outcome={analyse.data ?? analyse.error}>
          <AnalysisResult />
        </OutcomePlace>
      </Section>
    </Stack>
  );
}

interface ReaderSelectProps {
  readonly made: MadeSnap | null;
  readonly value: string;
  onChange(value: string): void;
}

/** Somebody from the history, or a profile without a person. */
function ReaderSelect({ made, value, onChange }: ReaderSelectProps) {
  const recent = useSnaps('').data?.pages[0]?.snaps ?? [];
  const people = recent.map(({ snapId, name, profile }) => ({ snapId, name, profile }));
  const offered =
    made === null || people.some(({ snapId }) => snapId === made.snapId) ? people : [made, ...people];
  const groups = [
    { group: 'Profiles', items: PROFILE_CHOICES },
    {
      group: 'People of the history',
      items: offered.map(({ snapId, name, profile }) => ({
        value: String(snapId),
        label: `${shownName(name)}, ${profile ?? 'no profile'} (snap ${snapId})`,
      })),
    },
  ];
  return (
    <Select
      label="Reader"
      data={made === null ? groups : groups.toReversed()}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
      allowDeselect={false}
      searchable
    />
  );
}

/** The analysis stays while the form above turns to another reader. */
function analysedFor({ snapId, primaryCode = '', secondaryCode, messageType }: AnalyseRequest): string {
  const profiles = [primaryCode, secondaryCode ?? ''].flatMap((code) => PROFILE_NAMES[code] ?? []);
  const reader = snapId === undefined ? profiles.join(' and ') : `snap ${snapId}`;
  return `${MESSAGE_TYPE_NAMES[messageType] ?? messageType} · for ${reader}`;
}

function AnalysisResult() {
  const { analyse } = usePlayground();
  const { data: answer, error, variables: request } = analyse;
  if (request === undefined) {
    return (
      <Empty title="Nothing analysed yet">
        Your draft appears here beside its rewrite, with the changes marked.
      </Empty>
    );
  }
  if (analyse.isPending) return <Empty title="Reading the draft…">This takes a moment.</Empty>;
  return (
    <Stack>
      {error === null ? null : <Problem error={error} />}
      {answer === undefined ? null : (
        <>
          <Text size="sm" c="dimmed">
            {analysedFor(request)}
          </Text>
          <AnalysisView draft={request.messageText} analysis={answer.data.commsResponse} />
        </>
      )}
      <RawExchange
        path="/api/v1/snap/comms"
        request={request}
        answer={answer ?? (error instanceof ApiError ? error.body : null)}
      />
    </Stack>
  );
}
