/** Runs `work` again and again, the next run a pause after the last has ended; a failure is told and tried again. */
export function startRepeating(
  pauseMilliseconds: number,
  failed: (error: unknown) => void,
  work: () => Promise<void>,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  schedule();
  return {
    async stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await running;
    },
  };

  function schedule(): void {
    timer = setTimeout(() => {
      running = runOnce();
    }, pauseMilliseconds);
    timer.unref();
  }

  async function runOnce(): Promise<void> {
    const isStopped = () => timer === null;
    try {
      await work();
    } catch (error) {
      failed(error);
    }
    if (!isStopped()) schedule();
  }
}
