export interface Account {
  readonly id: number;
  readonly email: string;
}

/** Who is calling, as an API key or a dashboard session tells. */
export interface Caller {
  readonly accountId: number;
  /** Null for the dashboard, which needs no key. */
  readonly keyId: number | null;
}

/** The canonical form in which an address is stored and looked up, or null if it cannot be one. */
export function normaliseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  const parts = email.split('@');
  const isAddress = parts.length === 2 && parts.every((part) => part !== '') && !/\s/.test(email);
  return isAddress && email.length <= 254 ? email : null;
}
