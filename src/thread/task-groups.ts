import { gatherInGroups } from '../gather.ts';
import type { ChargedPrediction, PredictionTask, TaskAnswers } from './messages.ts';

/** So many do not wait for the rest of a poll: the thread is at work on them while this one reads the others. */
const TASKS_AT_ONCE = 32;
/** Most groups handed over and not yet answered, one at work and one that follows; later tasks gather and share a commit. */
export const MAXIMUM_GROUPS = 2;

/**
 * Gathers tasks into groups that are asked for together. A task's promise is null where it got no answer, be it that `ask`
 * gave none or that it failed.
 */
export function createTaskGroups(
  ask: (tasks: readonly PredictionTask[]) => Promise<TaskAnswers | null>,
): (task: PredictionTask) => Promise<ChargedPrediction | null> {
  return gatherInGroups({
    async answer(tasks) {
      const answers = await ask(tasks).catch(() => null);
      return tasks.map((_task, place) => answers?.[place] ?? null);
    },
    enoughItems: TASKS_AT_ONCE,
    maximumGroups: MAXIMUM_GROUPS,
  });
}
