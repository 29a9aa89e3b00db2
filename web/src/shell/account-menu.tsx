import {
  Avatar,
  type MantineColorScheme,
  Menu,
  Text,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '../api/client.ts';
import { useChange } from '../api/use-change.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Typed } from '../parts/typed.tsx';

const SCHEMES = [
  ['auto', 'Colours of the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

function schemeOf(chosen: string): MantineColorScheme {
  return SCHEMES.find(([scheme]) => scheme === chosen)?.[0] ?? 'auto';
}

export function AccountMenu({ email }: { readonly email: string }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [hasFailed, setHasFailed] = useState(false);
  const signOut = useSignOut();
  const pressSignOut = () => signOut.mutate(undefined, { onError: () => setHasFailed(true) });
  return (
    <>
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
          <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(schemeOf(chosen))}>
            {SCHEMES.map(([scheme, name]) => (
              <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
                {name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item onClick={pressSignOut}>Sign out</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Confirm
        isOpen={hasFailed}
        title="You are still signed in"
        action="Sign out"
        color="indigo"
        change={signOut}
        onConfirm={pressSignOut}
        onClose={() => setHasFailed(false)}
      >
        <Text size="sm">Signing out failed, so whoever uses this browser next can go on as you.</Text>
      </Confirm>
    </>
  );
}

/** Loads the page anew, so that nothing of the account is left in it. */
function useSignOut() {
  return useChange({
    mutationFn: () => callApi('POST', '/internal/sign-out'),
    onSuccess: () => window.location.assign('/sign-in'),
  });
}
