import type { ChargedPrediction, PredictionTask, TaskAnswers } from './messages.ts';

/** So many do not wait for the rest of a poll: the thread is at work on them while this one reads the others. */
const TASKS_AT_ONCE = 32;
/** Most groups handed over and not yet answered, one at work and one that follows; later tasks gather and share a commit. */
const MAXIMUM_GROUPS = 2;

interface WaitingTask {
  readonly task: PredictionTask;
  readonly resolve: (prediction: ChargedPrediction | null) => void;
}

/**
 * Gathers tasks into groups that are asked for together. A task's promise is null where it got no answer, be it that `ask`
 * gave none or that it failed.
 */
export function createTaskGroups(
  ask: (tasks: readonly PredictionTask[]) => Promise<TaskAnswers | null>,
): (task: PredictionTask) => Promise<ChargedPrediction | null> {
  let waiting: WaitingTask[] = [];
  let groups = 0;
  let isScheduled = false;

  async function askFor(group: readonly WaitingTask[]): Promise<void> {
    const answers = await ask(group.map(({ task }) => task)).catch(() => null);
    for (const [place, { resolve }] of group.entries()) resolve(answers?.[place] ?? null);
  }

  async function handOver(): Promise<void> {
    if (groups >= MAXIMUM_GROUPS) return;
    groups += 1;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await askFor(group);
    }
    groups -= 1;
  }

  return (task) =>
    new Promise((resolve) => {
      waiting.push({ task, resolve });
      if (waiting.length >= TASKS_AT_ONCE) void handOver();
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(() => {
        isScheduled = false;
        void handOver();
      });
    });
}
