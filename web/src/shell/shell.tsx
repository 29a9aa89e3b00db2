import { AppShell, Badge, Burger, Container, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useCredits } from '../api/queries.ts';
import { counted } from '../text/words.ts';
import { AccountMenu } from './account-menu.tsx';
import { Icon, type IconName, Logo } from './icons.tsx';
import { OutOfDate } from './out-of-date.tsx';

const PAGES: readonly { readonly path: string; readonly name: string; readonly icon: IconName }[] = [
  { path: '/', name: 'Start', icon: 'start' },
  { path: '/keys', name: 'Keys', icon: 'keys' },
  { path: '/playground', name: 'Playground', icon: 'playground' },
  { path: '/history', name: 'History', icon: 'history' },
  { path: '/credits', name: 'Credits', icon: 'credits' },
  { path: '/guide', name: 'Docs', icon: 'guide' },
];

/** What stands around every page: the way to the others, what is left to spend, and who is signed in. */
export function Shell({ email, children }: { readonly email: string; readonly children: ReactNode }) {
  const [isMenuOpen, menu] = useDisclosure(false);
  const burger = useRef<HTMLButtonElement>(null);
  const closeMenu = () => {
    if (!isMenuOpen) return;
    menu.close();
    burger.current?.focus();
  };
  useHotkeys([['Escape', closeMenu, { preventDefault: false }]], []);
  return (
    <AppShell
      header={{ height: 58 }}
      navbar={{ width: 216, breakpoint: 'md', collapsed: { mobile: !isMenuOpen } }}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              ref={burger}
              opened={isMenuOpen}
              onClick={menu.toggle}
              hiddenFrom="md"
              size="sm"
              aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
              aria-expanded={isMenuOpen}
            />
            <UnstyledButton component={Link} href="/" onClick={menu.close} aria-label="Attune, start page">
              <Group gap={10} wrap="nowrap">
                <Logo />
                <Text fw={700} fz="lg" className="wordmark">
                  Attune
                </Text>
              </Group>
            </UnstyledButton>
          </Group>
          <Group gap="sm" wrap="nowrap">
            <Balance />
            <AccountMenu email={email} />
          </Group>
        </Group>
      </AppShell.Header>
      {/* Moved off the screen only, its links would still take the focus. */}
      <AppShell.Navbar p="sm" {...(isMenuOpen ? {} : { visibleFrom: 'md' })}>
        <Stack component="nav" gap={2} aria-label="Pages">
          {PAGES.map((page) => (
            <PageLink key={page.path} {...page} onClick={menu.close} />
          ))}
        </Stack>
      </AppShell.Navbar>
      {/* The open menu lies over it. */}
      <AppShell.Main id="content" tabIndex={-1} onFocus={menu.close}>
        <Container size="lg" px={0}>
          <Stack>
            <OutOfDate />
            {children}
          </Stack>
        </Container>
      </AppShell.Main>
    </AppShell>
  );
}

function PageLink(props: (typeof PAGES)[number] & { readonly onClick: () => void }) {
  const { path, name, icon, onClick } = props;
  const [location] = useLocation();
  const isCurrent = path === '/' ? location === '/' : location.startsWith(path);
  return (
    <Link href={path} className="page-link" onClick={onClick} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      {name}
    </Link>
  );
}

function Balance() {
  const credits = useCredits();
  if (credits.data === undefined) return null;
  return (
    <Badge
      component={Link}
      href="/credits"
      size="lg"
      variant="default"
      tt="none"
      flex="none"
      style={{ cursor: 'pointer' }}
    >
      {counted(credits.data.balance, 'credit')}
    </Badge>
  );
}
