/** The Idempotency-Keys of calls whose outcome is not known yet, so that trying again is not charged again. */
export interface CallKeys {
  /** The same key for the same body until it is forgotten. */
  keyOf(body: string): string;
  /** What is sent with this body from now on is another call. */
  forget(body: string): void;
}

export function createCallKeys(): CallKeys {
  const keys = new Map<string, string>();
  return {
    keyOf(body) {
      const key = keys.get(body) ?? randomKey();
      keys.set(body, key);
      return key;
    },
    forget: (body) => void keys.delete(body),
  };
}

/** Not `crypto.randomUUID`: browsers keep that from pages that came over plain HTTP. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
