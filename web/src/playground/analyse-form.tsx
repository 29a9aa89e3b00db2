import { Button, Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { ApiError } from '../api/client.ts';
import type { AnalyseAnswer } from '../api/types.ts';
import type { Change } from '../api/use-change.ts';
import { AnalysisView } from '../parts/analysis-view.tsx';
import { Caveat } from '../parts/caveat.tsx';
import { GeneralAdvice } from '../parts/general-advice.tsx';
import { Empty, Problem } from '../parts/loaded.tsx';
import { Section } from '../parts/page.tsx';
import { RawExchange } from '../parts/raw-exchange.tsx';
import { turnToRefused, useLengthProps } from '../parts/text-length.ts';
import { Typed } from '../parts/typed.tsx';
import { isProfileCode, PROFILES } from '../text/profiles.ts';
import { shownName } from '../text/typed.ts';
import { counted, MESSAGE_TYPE_NAMES } from '../text/words.ts';
import type { MadeSnap } from './made-snap.ts';
import { OutcomePlace } from './outcome-place.tsx';
import { PayButton } from './pay-button.tsx';
import { type AnalyseRequest, NO_SECONDARY, usePlayground } from './playground-state.tsx';
import { PROFILE_CHOICES, ReaderSelect } from './reader-select.tsx';
import { useReader } from './use-reader.ts';

const VISIONARY = 'DP-07';
const SECONDARY_CHOICES = [
  { value: NO_SECONDARY, label: 'None' },
  ...PROFILE_CHOICES.filter(({ value }) => value !== VISIONARY),
];
const TYPE_CHOICES = Object.entries(MESSAGE_TYPE_NAMES).map(([value, label]) => ({ value, label }));

const EXAMPLE = {
  messageType: 'email',
  messageText:
    'Hi Dana,\n\nI hope this finds you well! I was wondering if maybe you could have a look at the pilot at some point? Churn fell from 6% to 4% in March. It is an absolutely game-changing result.\n\nBest,\nLee',
};

export function AnalyseForm() {
  const { message, changeMessage, made, analyse } = usePlayground();
  const { reader, secondary, messageType, messageText } = message;
  const isCode = isProfileCode(reader);
  const { person } = useReader(reader);
  const draft = useFocusOnceMade(made);
  const longLength = useLengthProps('longTextCharacters');

  const fillIn = () => {
    changeMessage(EXAMPLE);
    draft.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (turnToRefused(event.currentTarget)) return;
    const secondaryCode = secondary === NO_SECONDARY ? {} : { secondaryCode: secondary };
    const source = isCode ? { primaryCode: reader, ...secondaryCode } : { snapId: Number(reader) };
    analyse.mutate({ messageText, messageType, ...source });
  };

  return (
    <Stack>
      <Section
        title="Message"
        aside={
          // What was written is not to be replaced.
          messageText === '' ? (
            <Button size="xs" variant="default" onClick={fillIn}>
              Fill in an example
            </Button>
          ) : null
        }
      >
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
            {person === null || person.profile !== null ? <Caveat /> : <GeneralAdvice name={person.name} />}
            <Textarea
              ref={draft}
              label="Draft"
              required
              {...longLength(messageText, { blank: 'Blanks only: write a draft.' })}
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
        <OutcomePlace outcome={analyse.data ?? analyse.error} told={toldOf(analyse)}>
          <AnalysisResult />
        </OutcomePlace>
      </Section>
    </Stack>
  );
}

function toldOf({ isPending, data }: Pick<Change<AnalyseAnswer, never>, 'isPending' | 'data'>): string {
  if (isPending) return 'The draft is being read.';
  if (data === undefined) return '';
  const { strengths, risks, suggestions } = data.data.commsResponse;
  const counts = [
    counted(strengths.length, 'strength'),
    counted(risks.length, 'risk'),
    counted(suggestions.length, 'suggestion'),
  ];
  return `Analysed: ${counts.join(', ')}.`;
}

/** The field to go on with when somebody has pressed to write to the person just predicted. */
function useFocusOnceMade(made: MadeSnap | null) {
  const field = useRef<HTMLTextAreaElement>(null);
  const seen = useRef(made);
  useEffect(() => {
    if (made !== seen.current) field.current?.focus();
    seen.current = made;
  }, [made]);
  return field;
}

/** The analysis stays while the form above turns to another reader. */
function AnalysedFor({ request }: { readonly request: AnalyseRequest }) {
  const { snapId, primaryCode, secondaryCode, messageType } = request;
  const { person } = useReader(String(snapId ?? primaryCode));
  const nameOf = (wanted?: string) => PROFILES.find(({ code }) => code === wanted)?.name ?? [];
  const profiles = [primaryCode, secondaryCode].flatMap(nameOf).join(' and ');
  return (
    <>
      <Text size="sm" c="dimmed">
        {MESSAGE_TYPE_NAMES[messageType] ?? messageType} · for{' '}
        {person === null ? null : <Typed text={shownName(person.name)} />}
        {snapId === undefined ? profiles : ` (snap ${snapId})`}
      </Text>
      {person?.profile === null ? <GeneralAdvice name={person.name} /> : null}
    </>
  );
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
          <AnalysedFor request={request} />
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
