import { once } from 'node:events';
import { createServer } from 'node:net';

/** Why the service cannot listen there; the message names the setting that is to be changed. */
export class PortError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'PortError';
  }
}

/**
 * Throws PortError unless one can listen there. Asked before the database is touched: a service that is started a second time
 * by mistake must not give back what the calls of the first one hold, and a first start must not make an account whose
 * key nobody gets to see.
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    throw new PortError(adviceFor(error, host, port), error);
  }
  probe.close();
  await once(probe, 'close');
}

function adviceFor(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return `Another process listens on PORT ${port} of HOST ${host}. Stop it, or choose another PORT.`;
    case 'EACCES':
      return `This user may not listen on PORT ${port}. Choose one from 1024 on.`;
    default:
      return `HOST ${host} is no address of this machine to listen on (${String(code)}).`;
  }
}
