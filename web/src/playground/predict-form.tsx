import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { PredictAnswer } from '../api/types.ts';
import type { Change } from '../api/use-change.ts';
import { Empty, Problem } from '../parts/loaded.tsx';
import { Section } from '../parts/page.tsx';
import { ProfileView } from '../parts/profile-view.tsx';
import { RawExchange } from '../parts/raw-exchange.tsx';
import { Typed } from '../parts/typed.tsx';
import type { MadeSnap } from './made-snap.ts';
import { OutcomePlace } from './outcome-place.tsx';
import { PayButton } from './pay-button.tsx';
import { usePaidCall } from './use-paid-call.ts';

const EXAMPLE_NOTES =
  'Asked where the 14% came from before anything else, and sent the deck back because two charts had no source. Wants to see the raw numbers and how they were collected. Said she would rather wait a week than decide on a guess.';

interface PredictRequest {
  readonly name: string;
  readonly notes: string;
  readonly ageRange?: string;
  readonly jobType?: string;
}

interface PredictFormProps {
  onMade(snap: MadeSnap): void;
  onAnalyse(): void;
}

export function PredictForm({ onMade, onAnalyse }: PredictFormProps) {
  const [name, setName] = useState('');
  const [notes, setNotes] = useState('');
  const [ageRange, setAgeRange] = useState('');
  const [jobType, setJobType] = useState('');
  const predict = usePaidCall<PredictRequest, PredictAnswer>('/internal/playground/snap');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = {
      name,
      notes,
      ...(ageRange === '' ? {} : { ageRange }),
      ...(jobType === '' ? {} : { jobType }),
    };
    predict.mutate(request, {
      onSuccess: ({ data }) => onMade({ snapId: data.snapId, name, profile: data.snapResponse.profile }),
    });
  };
  const fillExample = () => {
    setName('Dana Reyes');
    setNotes(EXAMPLE_NOTES);
  };

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Section
        title="Person"
        aside={
          <Button size="xs" variant="default" onClick={fillExample}>
            Fill in an example
          </Button>
        }
      >
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              label="Name"
              required
              maxLength={200}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Textarea
              label="Notes"
              description="What they did, asked for, praised or complained about when they had to decide."
              required
              autosize
              minRows={7}
              maxRows={18}
              value={notes}
              onChange={(event) => setNotes(event.currentTarget.value)}
            />
            <Group grow align="flex-start">
              <TextInput
                label="Age range"
                placeholder="35-44"
                maxLength={200}
                value={ageRange}
                onChange={(event) => setAgeRange(event.currentTarget.value)}
              />
              <TextInput
                label="Job"
                maxLength={200}
                value={jobType}
                onChange={(event) => setJobType(event.currentTarget.value)}
              />
            </Group>
            <PayButton operation="predict_profile" action="Predict profile" isBusy={predict.isPending} />
          </Stack>
        </form>
      </Section>
      <Section title="Profile">
        <OutcomePlace outcome={predict.data ?? predict.error}>
          <Prediction predict={predict} onAnalyse={onAnalyse} />
        </OutcomePlace>
      </Section>
    </SimpleGrid>
  );
}

interface PredictionProps {
  readonly predict: Change<PredictAnswer, PredictRequest>;
  onAnalyse(): void;
}

function Prediction({ predict, onAnalyse }: PredictionProps) {
  const { data: answer, error, variables: request } = predict;
  if (request === undefined) {
    return (
      <Empty title="Nothing predicted yet">
        The profile appears here, with the words of the notes it rests on.
      </Empty>
    );
  }
  if (predict.isPending) return <Empty title="Reading the notes…">This takes a moment.</Empty>;
  return (
    <Stack>
      {error === null ? null : <Problem error={error} />}
      {answer === undefined ? null : (
        <>
          <ProfileView snap={answer.data.snapResponse} notes={request.notes} />
          <Group>
            <Button variant="light" onClick={onAnalyse}>
              {/* In one element: the button's label would drop the blank between two. */}
              <span>
                Write to <Typed text={request.name} />
              </span>
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
