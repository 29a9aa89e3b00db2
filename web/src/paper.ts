import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const PRINT = window.matchMedia('print');

let isBeingPrinted = PRINT.matches;

/** The browser lays the paper out as soon as this has returned, so what changes for it is drawn at once. */
function subscribe(onChange: () => void): () => void {
  const tell = (next: boolean) => {
    isBeingPrinted = next;
    flushSync(onChange);
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('beforeprint', () => tell(true), { signal });
  window.addEventListener('afterprint', () => tell(PRINT.matches), { signal });
  PRINT.addEventListener('change', () => tell(PRINT.matches), { signal });
  return () => stop.abort();
}

/** Light while the page is printed, since paper is; otherwise what the reader has chosen. */
export function usePaperScheme(): 'light' | undefined {
  return useSyncExternalStore(subscribe, () => isBeingPrinted) ? 'light' : undefined;
}
