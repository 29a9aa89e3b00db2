import { addressIn, clientOf } from '../ratelimit/client-address.ts';

/** What of a request tells who calls: its address has no value once its connection was reset, whatever its type says. */
export interface CallingRequest {
  readonly ip: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Whom a request counts for. A trusted proxy may still pass on what its caller made up; only an address counts as one. All whose
 * connection is gone by now, and with it their address, count as one client.
 */
export function clientOfRequest({ ip, socket }: CallingRequest): string {
  const address = ip === undefined ? null : addressIn(ip);
  return clientOf(address ?? socket.remoteAddress ?? 'unknown');
}
