import closeWithGrace from 'close-with-grace';

/** How people, terminals and supervisors ask a service to stop. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof STOP_SIGNALS)[number];

/** One wish can arrive more than once: npm passes on the Ctrl+C that its terminal has sent to the service as well. */
const ECHO_MILLISECONDS = 1000;

/** Why a service stops: it was asked to, or an error that nobody caught makes it. */
export type StopCause = { readonly signal: StopSignal | null } | { readonly error: Error };

/**
 * Runs `stop` on the first signal or uncaught error, and ends the process when it is done, or cuts it off after `delay`
 * milliseconds. Signals within a second of the first belong to the same wish; a later one ends the process at once.
 */
export function stopOnSignals(
  delay: number,
  stop: (cause: StopCause) => Promise<void>,
): { uninstall(): void } {
  let stoppingSince: number | null = null;
  let asked: StopSignal | null = null;
  const closing = closeWithGrace({ delay, skip: [...STOP_SIGNALS] }, async ({ err }) => {
    stoppingSince ??= performance.now();
    await stop(err === undefined ? { signal: asked } : { error: err });
  });

  function onSignal(signal: StopSignal): void {
    if (stoppingSince === null) {
      asked = signal;
      closing.close();
    } else if (performance.now() - stoppingSince > ECHO_MILLISECONDS) {
      process.stderr.write(`A second ${signal}: what still runs is cut off.\n`);
      process.exit(1);
    }
  }

  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  return {
    uninstall() {
      closing.uninstall();
      for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
    },
  };
}
