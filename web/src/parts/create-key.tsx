import { Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../api/client.ts';
import type { CreatedKey } from '../api/types.ts';
import { useChange } from '../api/use-change.ts';
import { useFreshKey } from './fresh-key.tsx';
import { Problem } from './loaded.tsx';
import { SlowButton } from './slow-button.tsx';

/** The form that issues a key; whoever shows it reads the key from `useFreshKey`. */
export function CreateKey({ suggestedName = '' }: { readonly suggestedName?: string }) {
  const [name, setName] = useState(suggestedName);
  const { setFreshKey } = useFreshKey();
  const client = useQueryClient();
  const create = useChange({
    mutationFn: () => callApi<CreatedKey>('POST', '/internal/keys', { name }),
    onSuccess: (created) => {
      setFreshKey(created);
      setName('');
      return client.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Name of the key"
            placeholder="for example: staging"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            flex={1}
            miw={180}
          />
          <SlowButton type="submit" isBusy={create.isPending}>
            Create key
          </SlowButton>
        </Group>
        {create.error === null ? null : <Problem error={create.error} />}
      </Stack>
    </form>
  );
}
