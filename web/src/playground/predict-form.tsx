import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { ApiError } from '../api/client.ts';
import type { PredictAnswer } from '../api/types.ts';
import type { Change } from '../api/use-change.ts';
import { Caveat } from '../parts/caveat.tsx';
import { Empty, Problem } from '../parts/loaded.tsx';
import { Section } from '../parts/page.tsx';
import { ProfileView } from '../parts/profile-view.tsx';
import { RawExchange } from '../parts/raw-exchange.tsx';
import { turnToRefused, useLengthProps } from '../parts/text-length.ts';
import { Typed } from '../parts/typed.tsx';
import { shownName } from '../text/typed.ts';
import { OutcomePlace } from './outcome-place.tsx';
import { PayButton } from './pay-button.tsx';
import { usePlayground } from './playground-state.tsx';

const EXAMPLE = {
  name: 'Dana Reyes',
  notes:
    'Asked where the 14% came from before anything else, and sent the deck back because two charts had no source. Wants to see the raw numbers and how they were collected. Would rather wait a week for a proper sample than decide on a guess.',
};

const NOTES_HELP =
  'What they did, asked for, praised or complained about when they had to decide. Leave out health, religion, family and origin: none of it counts for a profile.';
const UNUSED_HELP = 'Kept with the snap; the embedded engine does not look at it.';

export function PredictForm() {
  const { person, changePerson, predict } = usePlayground();
  const { name, notes, ageRange, jobType } = person;
  const shortLength = useLengthProps('shortTextCharacters');
  const longLength = useLengthProps('longTextCharacters');

  const notesField = useRef<HTMLTextAreaElement>(null);
  const isUntouched = [name, notes, ageRange, jobType].every((text) => text === '');

  const fillIn = () => {
    changePerson(EXAMPLE);
    notesField.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (turnToRefused(event.currentTarget)) return;
    const request = {
      name,
      notes,
      ...(ageRange === '' ? {} : { ageRange }),
      ...(jobType === '' ? {} : { jobType }),
    };
    predict.mutate(request);
  };

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Section
        title="Person"
        aside={
          // What was typed is not to be replaced.
          isUntouched ? (
            <Button size="xs" variant="default" onClick={fillIn}>
              Fill in an example
            </Button>
          ) : null
        }
      >
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              label="Name"
              required
              {...shortLength(name, { blank: 'Blanks only: write a name.' })}
              value={name}
              onChange={(event) => changePerson({ name: event.currentTarget.value })}
            />
            <Textarea
              ref={notesField}
              label="Notes"
              required
              {...longLength(notes, { help: NOTES_HELP, blank: 'Blanks only: write what is known.' })}
              autosize
              minRows={7}
              maxRows={18}
              value={notes}
              onChange={(event) => changePerson({ notes: event.currentTarget.value })}
            />
            <Group grow align="flex-start">
              <TextInput
                label="Age range"
                placeholder="35-44"
                {...shortLength(ageRange, { help: UNUSED_HELP })}
                value={ageRange}
                onChange={(event) => changePerson({ ageRange: event.currentTarget.value })}
              />
              <TextInput
                label="Job"
                {...shortLength(jobType, { help: UNUSED_HELP })}
                value={jobType}
                onChange={(event) => changePerson({ jobType: event.currentTarget.value })}
              />
            </Group>
            <Caveat />
            <PayButton operation="predict_profile" action="Predict profile" isBusy={predict.isPending} />
          </Stack>
        </form>
      </Section>
      <Section title="Profile">
        <OutcomePlace outcome={predict.data ?? predict.error} told={toldOf(predict)}>
          <Prediction />
        </OutcomePlace>
      </Section>
    </SimpleGrid>
  );
}

function toldOf({ isPending, data }: Pick<Change<PredictAnswer, never>, 'isPending' | 'data'>): string {
  if (isPending) return 'The notes are being read.';
  if (data === undefined) return '';
  const { profile, confidence } = data.data.snapResponse;
  if (profile === null) return 'No profile is named.';
  return `Predicted: ${profile}${confidence === null ? '' : `, ${confidence} confidence`}.`;
}

function Prediction() {
  const { predict, writeTo } = usePlayground();
  const { data: answer, error, variables: request } = predict;
  if (request === undefined) {
    return (
      <Empty title="Nothing predicted yet">
        The profile appears here, with the words of the notes it rests on.
      </Empty>
    );
  }
  const write = ({ data: { snapId, snapResponse } }: PredictAnswer) =>
    writeTo({ snapId, name: request.name, profile: snapResponse.profile });
  if (predict.isPending) return <Empty title="Reading the notes…">This takes a moment.</Empty>;
  return (
    <Stack>
      {error === null ? null : <Problem error={error} />}
      {answer === undefined ? null : (
        <>
          <ProfileView snap={answer.data.snapResponse} notes={request.notes} />
          <Group>
            <Button variant="light" onClick={() => write(answer)}>
              {/* In one element: the button's label would drop the blank between two. */}
              <Text span inherit truncate>
                Write to <Typed text={shownName(request.name)} />
              </Text>
            </Button>
          </Group>
        </>
      )}
      <RawExchange
        path="/api/v1/snap"
        request={request}
        answer={answer ?? (error instanceof ApiError ? error.body : null)}
      />
    </Stack>
  );
}
