import closeWithGrace from 'close-with-grace';
import { compose, type Service } from './compose.ts';
import { type Config, loadConfig } from './config.ts';
import { describeError } from './observe/describe-error.ts';
import type { FirstAccount } from './usecases/create-first-account.ts';

/** Longer than any request may run; what is still open then is cut off. */
const CLOSE_TIMEOUT_MILLISECONDS = 60_000;

/** Starts the service from the environment and keeps it until a signal asks it to go. Throws what stops a start. */
export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = loadConfig(environment);
  const service = await compose(config);
  try {
    await service.app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await service.close();
    throw listenProblem(error, config);
  }
  closeGracefully(service, config.SHUTDOWN_GRACE_MS);
  const address = addressOf(service);
  service.log.info({ address }, 'listening');
  // Not before the port is open: a start that fails would make the account and never show its key.
  const firstAccount = await service.makeFirstAccount();
  if (firstAccount !== null) process.stdout.write(welcome(firstAccount, address));
}

/** The fault that a newcomer meets, in plain words; every other one as it is. */
function listenProblem(error: unknown, { HOST, PORT }: Config): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? new Error(`Port ${PORT} of ${HOST} is in use. Stop what uses it, or set PORT.`) : error;
}

function closeGracefully(service: Service, graceMilliseconds: number): void {
  closeWithGrace({ delay: CLOSE_TIMEOUT_MILLISECONDS }, async ({ signal, err }) => {
    if (err !== undefined) service.log.fatal(describeError(err), 'stopping after an unexpected error');
    else service.log.info({ signal }, 'stopping');
    service.drain();
    await new Promise((resolve) => setTimeout(resolve, graceMilliseconds));
    await service.close();
    service.log.info('stopped');
    service.log.flush();
  });
}

function addressOf(service: Service): string {
  const address = service.app.server.address();
  if (address === null || typeof address === 'string') return String(address);
  const isAnywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = isAnywhere
    ? 'localhost'
    : address.family === 'IPv6'
      ? `[${address.address}]`
      : address.address;
  return `http://${host}:${address.port}`;
}

function welcome({ email, credits, key }: FirstAccount, address: string): string {
  const body = JSON.stringify({
    name: 'Dana Reyes',
    notes:
      'Asked where the 14% came from before anything else, and sent the deck back because two charts had no source.',
  });
  return `
Welcome to Attune. This database was empty, so here is an account (${email}) with ${credits} credits.
Its API key is shown this once; keep it:

  ${key}

Try it:

curl -s ${address}/api/v1/snap -H 'x-api-key: ${key}' -H 'content-type: application/json' -d '${body}'

The dashboard is at ${address}/. A password for this account: npm run attune -- account set-password ${email}

`;
}
