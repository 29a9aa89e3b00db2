import { Alert, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { callApi } from '../api/client.ts';
import { useSession } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { Problem } from '../parts/loaded.tsx';
import { Page, Section } from '../parts/page.tsx';
import { SlowButton } from '../parts/slow-button.tsx';
import { Typed } from '../parts/typed.tsx';

export default function AccountPage() {
  const { data: session } = useSession();
  return (
    <Page title="Account" about={<Typed text={session?.email ?? ''} />}>
      <Section title="Change the password">
        <ChangePassword />
      </Section>
    </Page>
  );
}

function ChangePassword() {
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const change = useChange({
    mutationFn: () => callApi('POST', '/internal/password', { currentPassword, newPassword }),
    onSuccess: () => {
      setCurrentPassword('');
      setNewPassword('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack maw={420}>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          required
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.currentTarget.value)}
        />
        <PasswordInput
          label="New password"
          description="10 to 128 characters. Every other session is signed out."
          autoComplete="new-password"
          required
          minLength={10}
          value={newPassword}
          onChange={(event) => setNewPassword(event.currentTarget.value)}
        />
        {change.error === null ? null : <Problem error={change.error} />}
        {change.isSuccess ? <Alert color="green" title="The password is changed" role="status" /> : null}
        <SlowButton type="submit" isBusy={change.isPending} style={{ alignSelf: 'flex-start' }}>
          Change password
        </SlowButton>
      </Stack>
    </form>
  );
}
