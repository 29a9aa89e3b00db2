import { describe, expect, it } from 'vitest';
import { clientOfRequest } from './client-of-request.ts';

describe('whom a request counts for', () => {
  it('is its address, as a trusted proxy tells it', () => {
    expect(clientOfRequest({ ip: '192.0.2.1:5555', socket: { remoteAddress: '10.0.0.1' } })).toBe(
      '192.0.2.1',
    );
  });

  it('is the connection where a proxy passes on what is no address', () => {
    expect(clientOfRequest({ ip: 'somebody', socket: { remoteAddress: '10.0.0.1' } })).toBe('10.0.0.1');
  });

  it('is nobody in particular where the connection was reset', () => {
    expect(clientOfRequest({ ip: undefined, socket: {} })).toBe('unknown');
  });
});
