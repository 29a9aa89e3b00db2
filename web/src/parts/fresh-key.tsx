import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { CreatedKey } from '../api/types.ts';

/** A key that was just made, as it can be told of while it is shown. */
export interface FreshKey extends CreatedKey {
  readonly name: string | null;
  /** Until when the key works that this one replaces; null if it replaces none. */
  readonly oldKeyEndsAt: number | null;
}

interface HeldKey extends FreshKey {
  readonly isCopied: boolean;
}

interface FreshKeys {
  /** The keys made since the page was loaded that may still be wanted, oldest first: they cannot be read again. */
  readonly freshKeys: readonly FreshKey[];
  /** The one that was made last. */
  readonly freshKey: FreshKey | null;
  /** Shows a new key. A key shown before goes if it was copied, and stays if it was not. */
  show(key: FreshKey): void;
  hide(keyId: number): void;
  /** Notes which keys are in a text that was copied. */
  noteCopied(text: string): void;
  /** True for a new key the first time it is asked about. */
  isArrival(keyId: number): boolean;
}

const FreshKeyContext = createContext<FreshKeys | null>(null);

/** Keeps new keys in memory only; while one is not copied, leaving the page is asked about first. */
export function FreshKeyProvider({ children }: { readonly children: ReactNode }) {
  const [held, setHeld] = useState<readonly HeldKey[]>([]);
  const arrived = useRef<number | null>(null);
  const noteCopied = (text: string) =>
    setHeld((before) => before.map((one) => (text.includes(one.key) ? { ...one, isCopied: true } : one)));
  useCopiedByHand(noteCopied);
  useLeaveWarning(held.some(({ isCopied }) => !isCopied));
  const value: FreshKeys = {
    freshKeys: held,
    freshKey: held.at(-1) ?? null,
    show(key) {
      arrived.current = key.keyId;
      setHeld((before) => [...before.filter(({ isCopied }) => !isCopied), { ...key, isCopied: false }]);
    },
    hide: (keyId) => setHeld((before) => before.filter((one) => one.keyId !== keyId)),
    noteCopied,
    isArrival(keyId) {
      const isNew = arrived.current === keyId;
      if (isNew) arrived.current = null;
      return isNew;
    },
  };
  return <FreshKeyContext value={value}>{children}</FreshKeyContext>;
}

export function useFreshKeys(): FreshKeys {
  const keys = useContext(FreshKeyContext);
  if (keys === null) throw new Error('There is no FreshKeyProvider around this.');
  return keys;
}

/** What was selected and copied, in whatever place the key stands. */
function useCopiedByHand(noteCopied: (text: string) => void): void {
  useEffect(() => {
    const note = () => noteCopied(String(document.getSelection()));
    document.addEventListener('copy', note);
    return () => document.removeEventListener('copy', note);
  });
}

/** The browser asks in words of its own. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
