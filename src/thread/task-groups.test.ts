import { describe, expect, it } from 'vitest';
import type { ChargedPrediction, PredictionTask, TaskAnswers } from './messages.ts';
import { createTaskGroups } from './task-groups.ts';

/** A task is known by its hold, and so is its answer. */
const taskOf = (holdId: number) => ({ charge: { holdId } }) as PredictionTask;
const answerOf = ({ charge }: PredictionTask) => ({ seconds: charge.holdId }) as ChargedPrediction;
const holdOf = (answer: ChargedPrediction | null) => answer?.seconds ?? null;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Groups whose answers wait until they are given. */
function heldGroups() {
  const asked: { readonly holds: number[]; readonly give: (answers: TaskAnswers | null) => void }[] = [];
  const gather = createTaskGroups(
    (tasks) =>
      new Promise((resolve) => {
        asked.push({ holds: tasks.map(({ charge }) => charge.holdId), give: resolve });
      }),
  );
  return { asked, gather: (holdId: number) => gather(taskOf(holdId)) };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('groups of tasks', () => {
  it('hold what has come together, and give each task its own answer', async () => {
    const gather = createTaskGroups(async (tasks) => tasks.map(answerOf));
    const answers = await Promise.all(range(1, 100).map((holdId) => gather(taskOf(holdId))));
    expect(answers.map(holdOf)).toEqual(range(1, 100));
  });

  it('are two at most at a time; what comes meanwhile makes one group', async () => {
    const { asked, gather } = heldGroups();
    const first = gather(1);
    await settled();
    gather(2);
    await settled();
    gather(3);
    await settled();
    gather(4);
    await settled();
    expect(asked.map(({ holds }) => holds)).toEqual([[1], [2]]);
    asked[0]?.give([answerOf(taskOf(1))]);
    expect(holdOf(await first)).toBe(1);
    await settled();
    expect(asked.map(({ holds }) => holds)).toEqual([[1], [2], [3, 4]]);
  });

  it('do not wait for more than are worth asking for', () => {
    const { asked, gather } = heldGroups();
    for (const holdId of range(1, 40)) gather(holdId);
    expect(asked.map(({ holds }) => holds.length)).toEqual([32]);
  });

  it('that are not answered, or fail, answer null to each task', async () => {
    const unanswered = createTaskGroups(async () => null);
    const failing = createTaskGroups(() => Promise.reject(new Error('gone')));
    expect(await Promise.all([unanswered(taskOf(1)), failing(taskOf(2))])).toEqual([null, null]);
    expect(await failing(taskOf(3))).toBeNull();
  });
});
