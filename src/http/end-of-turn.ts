let waiting: (() => void)[] = [];

/**
 * Runs `work` when this turn of the event loop has ended, right after other work that waits for it. Answers are written so: a
 * client that gets them one after the other, with other work in between, is woken for each anew, and waking it costs as much
 * as refusing a request does.
 */
export function atEndOfTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) setImmediate(runWaiting);
}

function runWaiting(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}
