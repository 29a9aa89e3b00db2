import { compose, type Service } from './compose.ts';
import { type Config, loadConfig } from './config.ts';
import { requireFreePort } from './free-port.ts';
import { describeError } from './observe/describe-error.ts';
import { stopOnSignals } from './stop-signals.ts';
import { shownDatabase } from './store/open.ts';
import { welcome } from './welcome.ts';

/** What is still open so long after the last request could have ended is cut off. */
const CLOSE_MARGIN_MILLISECONDS = 30_000;

/** Starts the service from the environment and keeps it until a signal asks it to go. Throws what stops a start. */
export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = loadConfig(environment);
  await requireFreePort(config.HOST, config.PORT);
  const service = await compose(config);
  try {
    await service.app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await service.close();
    throw error;
  }
  const signals = closeGracefully(service, config);
  const address = addressOf(service);
  service.log.info({ address, database: shownDatabase(config.DATABASE_URL) }, 'listening');
  // Not before the port is open: a start that fails would make the account and never show its key.
  try {
    const firstAccount = await service.makeFirstAccount();
    if (firstAccount !== null) welcome(firstAccount, address, config);
  } catch (error) {
    signals.uninstall();
    await service.close();
    throw error;
  }
}

function closeGracefully(
  service: Service,
  { SHUTDOWN_GRACE_MS: graceMilliseconds, UPSTREAM_TIMEOUT_MS: longestCallMilliseconds }: Config,
): { uninstall(): void } {
  const delay = graceMilliseconds + longestCallMilliseconds + CLOSE_MARGIN_MILLISECONDS;
  return stopOnSignals(delay, async (cause) => {
    if ('error' in cause) service.log.fatal(describeError(cause.error), 'stopping after an unexpected error');
    else service.log.info({ signal: cause.signal }, 'stopping');
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
