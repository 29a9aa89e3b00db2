import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { CreatedKey } from '../api/types.ts';

interface FreshKey {
  /** The key that was made last, until it is hidden or revoked or the page is left: it cannot be read again. */
  readonly freshKey: CreatedKey | null;
  readonly setFreshKey: (key: CreatedKey | null) => void;
}

const FreshKeyContext = createContext<FreshKey>({ freshKey: null, setFreshKey: () => {} });

/** Keeps a new key in memory only, so that snippets can be shown with it once. */
export function FreshKeyProvider({ children }: { readonly children: ReactNode }) {
  const [freshKey, setFreshKey] = useState<CreatedKey | null>(null);
  const value = useMemo(() => ({ freshKey, setFreshKey }), [freshKey]);
  return <FreshKeyContext value={value}>{children}</FreshKeyContext>;
}

export function useFreshKey(): FreshKey {
  return useContext(FreshKeyContext);
}
