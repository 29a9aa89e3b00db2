import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { callApi } from '../api/client.ts';
import type { Session } from '../api/types.ts';
import { useChange } from '../api/use-change.ts';
import { Typed } from '../parts/typed.tsx';

const SCHEMES = [
  ['auto', 'Colours of the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

export function AccountMenu({ email }: { readonly email: string }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${email}`}>
          <Avatar radius="xl" size={34} color="indigo" variant="filled" alt="">
            {email.slice(0, 1).toUpperCase()}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Typed text={email} />
        </Menu.Label>
        <Menu.Item component={Link} href="/account">
          Account and password
        </Menu.Item>
        <Menu.Divider />
        {SCHEMES.map(([scheme, name]) => (
          <Menu.Item
            key={scheme}
            onClick={() => setColorScheme(scheme)}
            fw={scheme === colorScheme ? 700 : 400}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => signOut.mutate()}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useSignOut() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useChange({
    mutationFn: () => callApi('POST', '/internal/sign-out'),
    onSuccess: () => {
      navigate('/sign-in');
      client.setQueryData<Session>(['session'], (session) =>
        session === undefined ? session : { ...session, email: null },
      );
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    },
  });
}
