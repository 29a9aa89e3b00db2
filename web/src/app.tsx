import { Center, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useSession } from './api/queries.ts';
import { SignInPage, SignUpPage } from './pages/sign-in.tsx';
import { StartPage } from './pages/start.tsx';
import { FreshKeyProvider } from './parts/fresh-key.tsx';
import { Problem } from './parts/loaded.tsx';
import { PageBoundary } from './parts/page-boundary.tsx';
import { PlaygroundProvider } from './playground/playground-state.tsx';
import { Shell } from './shell/shell.tsx';

const KeysPage = lazy(() => import('./pages/keys.tsx'));
const PlaygroundPage = lazy(() => import('./pages/playground.tsx'));
const HistoryPage = lazy(() => import('./pages/history.tsx'));
const SnapPage = lazy(() => import('./pages/snap.tsx'));
const CreditsPage = lazy(() => import('./pages/credits.tsx'));
const GuidePage = lazy(() => import('./pages/guide.tsx'));
const AccountPage = lazy(() => import('./pages/account.tsx'));

const waiting = (
  <Center mih="40vh" role="status" aria-label="Loading">
    <Loader type="dots" />
  </Center>
);

/** Who is not signed in sees the two sign-in pages only. */
export function App() {
  const session = useSession();
  if (session.isPending) return waiting;
  if (session.data === undefined) {
    return (
      <Center mih="60vh" p="md">
        <Problem error={session.error} retry={() => session.refetch()} />
      </Center>
    );
  }
  const { email, isSignUpOpen, newAccountCredits } = session.data;
  if (email === null) {
    return (
      <Switch>
        <Route path="/sign-up">
          {isSignUpOpen ? <SignUpPage credits={newAccountCredits} /> : <Redirect to="/sign-in" replace />}
        </Route>
        <Route>
          <SignInPage isSignUpOpen={isSignUpOpen} />
        </Route>
      </Switch>
    );
  }
  return (
    <FreshKeyProvider key={email}>
      <PlaygroundProvider>
        <Shell email={email}>
          <Pages />
        </Shell>
      </PlaygroundProvider>
    </FreshKeyProvider>
  );
}

function Pages() {
  const [path] = useLocation();
  return (
    <PageBoundary key={path}>
      <Suspense fallback={waiting}>
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
      </Suspense>
    </PageBoundary>
  );
}
