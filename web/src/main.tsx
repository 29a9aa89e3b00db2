import '@mantine/core/styles.css';
import './page.css';
import './forced-colors.css';
import './print.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/queries.ts';
import { App } from './app.tsx';
import { usePaperScheme } from './paper.ts';
import { cssVariables, theme } from './theme.ts';

/** Mantine adds styles of its own; they carry the nonce that the service wrote into this page. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

function Styled({ children }: { readonly children: ReactNode }) {
  const paperScheme = usePaperScheme();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      {...(paperScheme === undefined ? {} : { forceColorScheme: paperScheme })}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <Styled>
      <QueryClientProvider client={createQueryClient()}>
        <App />
      </QueryClientProvider>
    </Styled>
  </StrictMode>,
);
