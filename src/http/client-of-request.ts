import type { FastifyRequest } from 'fastify';
import { addressIn, clientOf } from '../ratelimit/client-address.ts';

/** Whom a request counts for. A trusted proxy may still pass on what its caller made up; only an address counts as one. */
export function clientOfRequest(request: FastifyRequest): string {
  return clientOf(addressIn(request.ip) ?? request.socket.remoteAddress ?? 'unknown');
}
