import { Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, callApi } from '../api/client.ts';
import { useTextLimits } from '../api/queries.ts';
import type { CreatedKey } from '../api/types.ts';
import { useChange } from '../api/use-change.ts';
import { useFreshKeys } from './fresh-key.tsx';
import { Problem } from './loaded.tsx';
import { SlowButton } from './slow-button.tsx';
import { turnToRefused, useLengthProps } from './text-length.ts';

/** The form that issues a key; whoever shows it reads the key from `useFreshKeys`. */
export function CreateKey({ suggestedName = '' }: { readonly suggestedName?: string }) {
  const [name, setName] = useState(suggestedName);
  const field = useRef<HTMLInputElement>(null);
  const length = useLengthProps('keyNameCharacters')(name.trim(), { help: useNameHelp() });
  const create = useCreateKey(() => setName(''));
  const isRefused = create.error instanceof ApiError && create.error.code === 'validation_failed';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (turnToRefused(event.currentTarget)) return;
    create.mutate(name.trim(), { onError: () => field.current?.focus() });
  };
  const change = (next: string) => {
    setName(next);
    if (create.error !== null) create.reset();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          ref={field}
          label="Name of the key"
          placeholder="for example: staging"
          {...length}
          {...(isRefused ? { error: create.error?.message } : {})}
          value={name}
          onChange={(event) => change(event.currentTarget.value)}
          maw={420}
        />
        {create.error === null || isRefused ? null : <Problem error={create.error} />}
        <SlowButton type="submit" isBusy={create.isPending} style={{ alignSelf: 'flex-start' }}>
          Create key
        </SlowButton>
      </Stack>
    </form>
  );
}

function useNameHelp(): string {
  const limit = useTextLimits().data?.keyNameCharacters;
  return limit === undefined ? 'Optional.' : `Optional, at most ${limit} characters.`;
}

function useCreateKey(onCreated: () => void) {
  const { show } = useFreshKeys();
  const client = useQueryClient();
  return useChange({
    mutationFn: (name: string) => callApi<CreatedKey>('POST', '/internal/keys', { name }),
    onSuccess: (created, name) => {
      show({ ...created, name: name === '' ? null : name, oldKeyEndsAt: null });
      onCreated();
      return client.invalidateQueries({ queryKey: ['keys'] });
    },
  });
}
