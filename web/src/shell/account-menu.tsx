import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { Link } from 'wouter';
import { callApi } from '../api/client.ts';
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

/** Loads the page anew, so that nothing of the account is left in it. */
function useSignOut() {
  return useChange({
    mutationFn: () => callApi('POST', '/internal/sign-out'),
    onSuccess: () => window.location.assign('/sign-in'),
  });
}
