import { Anchor, Card, Center, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { callApi } from '../api/client.ts';
import { ownPage, pageOwner } from '../api/page-owner.ts';
import type { Account, Session } from '../api/types.ts';
import { useChange } from '../api/use-change.ts';
import { Command } from '../parts/command.tsx';
import { Problem } from '../parts/loaded.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { SlowButton } from '../parts/slow-button.tsx';
import { Typed } from '../parts/typed.tsx';
import { Logo } from '../shell/icons.tsx';
import { counted } from '../text/words.ts';

interface SignInPageProps {
  readonly isSignUpOpen: boolean;
  /** Whose session has just ended; null for somebody who comes to sign in. */
  readonly endedFor: Account | null;
}

export function SignInPage({ isSignUpOpen, endedFor }: SignInPageProps) {
  const below = (
    <>
      {isSignUpOpen ? (
        <Text size="sm" ta="center">
          New here?{' '}
          <Anchor component={Link} href="/sign-up" underline="always">
            Create an account
          </Anchor>
        </Text>
      ) : (
        <Text size="sm" c="dimmed" ta="center">
          Accounts are made by the operator of this service.
        </Text>
      )}
      <Text size="sm" c="dimmed" ta="center">
        Password forgotten? The operator of this service sets a new one with:{' '}
        <Command words="npx attune account set-password EMAIL" />
      </Text>
    </>
  );
  const about = endedFor === null ? undefined : <Ended account={endedFor} />;
  return (
    <SignInCard
      title="Sign in"
      about={about}
      path="/internal/sign-in"
      action="Sign in"
      knownEmail={endedFor?.email}
      below={below}
    />
  );
}

function Ended({ account }: { readonly account: Account }) {
  return (
    <>
      Your session has ended. Sign in as <Typed text={account.email} /> to go on: what you wrote in the
      playground is kept until this page is closed or loaded anew.
    </>
  );
}

export function SignUpPage({ credits }: { readonly credits: number }) {
  const below = (
    <Text size="sm" ta="center">
      Have an account?{' '}
      <Anchor component={Link} href="/sign-in" underline="always">
        Sign in
      </Anchor>
    </Text>
  );
  return (
    <SignInCard
      title="Create an account"
      about={credits > 0 ? `It starts with ${counted(credits, 'credit')}.` : undefined}
      path="/internal/sign-up"
      action="Create account"
      isNew
      below={below}
    />
  );
}

interface SignInCardProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly path: string;
  readonly action: string;
  readonly isNew?: boolean;
  readonly knownEmail?: string | undefined;
  readonly below: ReactNode;
}

function SignInCard(props: SignInCardProps) {
  const { title, about, path, action, isNew = false, knownEmail = '', below } = props;
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const signIn = useSignIn(path);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ email, password });
  };
  return (
    <Center component="main" mih="100vh" p="md">
      <Card withBorder padding="xl" w="100%" maw={420}>
        <form onSubmit={submit}>
          <Stack>
            <Group gap={10}>
              <Logo />
              <Text fw={700} fz="lg">
                Attune
              </Text>
            </Group>
            <div>
              <PageHeading title={title} />
              <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {about ?? 'A working guess at how people decide, and drafts they can say yes to.'}
              </Text>
            </div>
            <TextInput
              label="Email"
              type="email"
              name="email"
              autoComplete="username"
              required
              withAsterisk={false}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <PasswordInput
              label="Password"
              description={isNew ? '10 to 128 characters.' : undefined}
              name="password"
              autoComplete={isNew ? 'new-password' : 'current-password'}
              required
              withAsterisk={false}
              minLength={isNew ? 10 : undefined}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            {signIn.error === null ? null : <Problem error={signIn.error} />}
            <SlowButton type="submit" isBusy={signIn.isPending} fullWidth>
              {action}
            </SlowButton>
            {below}
          </Stack>
        </form>
      </Card>
    </Center>
  );
}

/** Whoever signs in on the page of another account gets it loaded anew, so that nothing of that account is left in it. */
function useSignIn(path: string) {
  const client = useQueryClient();
  const [location, navigate] = useLocation();
  return useChange({
    mutationFn: (credentials: { readonly email: string; readonly password: string }) =>
      callApi<Account>('POST', path, credentials),
    onSuccess: async (account) => {
      ownPage(account);
      if (pageOwner()?.accountId !== account.accountId) {
        window.location.assign('/');
        return;
      }
      // An answer that is still under way would tell of the time before.
      await client.cancelQueries({ queryKey: ['session'] });
      if (location === '/sign-in' || location === '/sign-up') navigate('/', { replace: true });
      client.setQueryData<Session>(['session'], (session) =>
        session === undefined ? session : { ...session, ...account },
      );
    },
  });
}
