import { Select, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { AnalyseAnswer } from '../api/types.ts';
import type { Change } from '../api/use-change.ts';
import { AnalysisView } from '../parts/analysis-view.tsx';
import { Caveat } from '../parts/caveat.tsx';
import { Empty, Problem } from '../parts/loaded.tsx';
import { Section } from '../parts/page.tsx';
import { RawExchange } from '../parts/raw-exchange.tsx';
import { isProfileCode } from '../text/profiles.ts';
import { MESSAGE_TYPE_NAMES } from '../text/words.ts';
import type { MadeSnap } from './made-snap.ts';
import { OutcomePlace } from './outcome-place.tsx';
import { PayButton } from './pay-button.tsx';
import { PROFILE_CHOICES, ReaderSelect } from './reader-select.tsx';
import { usePaidCall } from './use-paid-call.ts';

interface AnalyseRequest {
  readonly messageText: string;
  readonly messageType: string;
  readonly snapId?: number;
  readonly primaryCode?: string;
  readonly secondaryCode?: string;
}

const NO_SECONDARY = 'none';
const VISIONARY = 'DP-07';
const SECONDARY_CHOICES = [
  { value: NO_SECONDARY, label: 'None' },
  ...PROFILE_CHOICES.filter(({ value }) => value !== VISIONARY),
];
const TYPE_CHOICES = Object.entries(MESSAGE_TYPE_NAMES).map(([value, label]) => ({ value, label }));

interface AnalyseFormProps {
  readonly made: MadeSnap | null;
  /** The snap that the form starts with if none was made. */
  readonly snapId: string | null;
}

export function AnalyseForm({ made, snapId }: AnalyseFormProps) {
  const [reader, setReader] = useState(made === null ? (snapId ?? 'DP-03') : String(made.snapId));
  const [secondary, setSecondary] = useState(NO_SECONDARY);
  const [messageType, setMessageType] = useState('email');
  const [messageText, setMessageText] = useState('');
  const analyse = usePaidCall<AnalyseRequest, AnalyseAnswer>('/internal/playground/comms');
  const isCode = isProfileCode(reader);

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
              <ReaderSelect made={made} value={reader} onChange={setReader} />
              {isCode ? (
                <Select
                  label="Secondary profile"
                  data={SECONDARY_CHOICES}
                  value={secondary}
                  onChange={(value) => setSecondary(value ?? NO_SECONDARY)}
                  allowDeselect={false}
                />
              ) : null}
              <Select
                label="Kind of message"
                data={TYPE_CHOICES}
                value={messageType}
                onChange={(value) => setMessageType(value ?? 'email')}
                allowDeselect={false}
              />
            </SimpleGrid>
            <Caveat />
            <Textarea
              label="Draft"
              required
              autosize
              minRows={6}
              maxRows={20}
              value={messageText}
              onChange={(event) => setMessageText(event.currentTarget.value)}
            />
            <PayButton operation="analyse_comms" action="Analyse message" isBusy={analyse.isPending} />
          </Stack>
        </form>
      </Section>
      <Section title="Analysis">
        <OutcomePlace outcome={analyse.data ?? analyse.error}>
          <AnalysisResult analyse={analyse} />
        </OutcomePlace>
      </Section>
    </Stack>
  );
}

function AnalysisResult({ analyse }: { readonly analyse: Change<AnalyseAnswer, AnalyseRequest> }) {
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
        <AnalysisView draft={request.messageText} analysis={answer.data.commsResponse} />
      )}
      <RawExchange
        path="/api/v1/snap/comms"
        request={request}
        answer={answer ?? (error instanceof ApiError ? error.body : null)}
      />
    </Stack>
  );
}
