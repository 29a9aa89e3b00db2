import { Center } from '@mantine/core';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { pageOwner } from './api/page-owner.ts';
import { useSession } from './api/queries.ts';
import type { Account, Session } from './api/types.ts';
import { OtherAccountPage } from './pages/other-account.tsx';
import { SignInPage, SignUpPage } from './pages/sign-in.tsx';
import { StartPage } from './pages/start.tsx';
import { FreshKeyProvider } from './parts/fresh-key.tsx';
import { laterPage, waiting } from './parts/later-page.tsx';
import { Problem } from './parts/loaded.tsx';
import { PageBoundary } from './parts/page-boundary.tsx';
import { PlaygroundProvider } from './playground/playground-state.tsx';
import { Shell } from './shell/shell.tsx';

const KeysPage = laterPage('Keys', () => import('./pages/keys.tsx'));
const PlaygroundPage = laterPage('Playground', () => import('./pages/playground.tsx'));
const HistoryPage = laterPage('History', () => import('./pages/history.tsx'));
const SnapPage = laterPage('Snap', () => import('./pages/snap.tsx'));
const CreditsPage = laterPage('Credits', () => import('./pages/credits.tsx'));
const GuidePage = laterPage('Docs', () => import('./pages/guide.tsx'));
const AccountPage = laterPage('Account', () => import('./pages/account.tsx'));

/** A new key and what is in the playground are kept around all pages: they outlive a session that ends. */
export function App() {
  const session = useSession();
  if (session.data !== undefined) {
    return (
      <FreshKeyProvider>
        <PlaygroundProvider>
          <PagesOf session={session.data} />
        </PlaygroundProvider>
      </FreshKeyProvider>
    );
  }
  if (session.error === null) return waiting;
  return (
    <Center mih="60vh" p="md">
      <Problem error={session.error} retry={() => session.refetch()} />
    </Center>
  );
}

/** Who is not signed in sees the two sign-in pages only, and an account sees no page of another. */
function PagesOf({ session }: { readonly session: Session }) {
  const owner = pageOwner();
  if (session.accountId === null || owner === null) return <SignInPages session={session} owner={owner} />;
  if (session.accountId !== owner.accountId) return <OtherAccountPage owner={owner} signedIn={session} />;
  return (
    <Shell email={session.email}>
      <Pages />
    </Shell>
  );
}

interface SignInPagesProps {
  readonly session: Session;
  readonly owner: Account | null;
}

function SignInPages({ session, owner }: SignInPagesProps) {
  const { isSignUpOpen, newAccountCredits } = session;
  return (
    <Switch>
      <Route path="/sign-up">
        {isSignUpOpen ? <SignUpPage credits={newAccountCredits} /> : <Redirect to="/sign-in" replace />}
      </Route>
      <Route>
        <SignInPage isSignUpOpen={isSignUpOpen} endedFor={owner} />
      </Route>
    </Switch>
  );
}

function Pages() {
  const [path] = useLocation();
  return (
    <PageBoundary key={path}>
      <Switch>
        <Route path="/" component={StartPage} />
        <Route path="/keys" component={KeysPage} />
        <Route path="/playground" component={PlaygroundPage} />
        <Route path="/history" component={HistoryPage} />
        <Route path="/history/:snapId">{({ snapId }) => <SnapPage key={snapId} snapId={snapId} />}</Route>
        <Route path="/credits" component={CreditsPage} />
        <Route path="/guide" component={GuidePage} />
        <Route path="/account" component={AccountPage} />
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </PageBoundary>
  );
}
