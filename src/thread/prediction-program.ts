/**
 * Runs in a thread of its own: predicts and charges for the tasks it is sent, and answers in the order of asking. Tasks and
 * answers travel as JSON text, which is cheaper to take apart than to copy as objects.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PROFILE_ENGINE_LABEL, predictProfile } from '../engine/local/profile/predict-profile.ts';
import type { SnapCharge } from '../store/snap-charge.ts';
import { createSnapCharger } from '../store/sqlite/charge-snaps.ts';
import { openExistingDatabase } from '../store/sqlite/database.ts';
import { type ChargedPrediction, CLOSE, type PredictionTask, READY, type TaskAnswers } from './messages.ts';

type Predicted = Omit<ChargedPrediction, 'outcome'>;

const database = openExistingDatabase(workerData as string);
/** All or nothing, durable when it returns. */
const chargeTogether = database.transaction(createSnapCharger(database)).immediate;

/** Null where the engine threw: the task is done again where that is reported. */
function predict({ person }: PredictionTask): Predicted | null {
  const startedAt = performance.now();
  try {
    const prediction = predictProfile(person);
    return { prediction, engine: PROFILE_ENGINE_LABEL, seconds: (performance.now() - startedAt) / 1000 };
  } catch {
    return null;
  }
}

function chargeFor({ person, charge }: PredictionTask, { prediction, engine }: Predicted): SnapCharge {
  const { accountId, heldAt: createdAt } = charge.request;
  const { keyId } = charge;
  return {
    ...charge,
    record: { kind: 'snap', snap: { accountId, keyId, person, prediction, engine, createdAt } },
  };
}

function perform(tasks: readonly PredictionTask[]): TaskAnswers {
  const predicted = tasks.map(predict);
  const charges = tasks.flatMap((task, place) => {
    const made = predicted[place] ?? null;
    return made === null ? [] : [chargeFor(task, made)];
  });
  const outcomes = chargeTogether(charges);
  let next = 0;
  return predicted.map((made) => {
    if (made === null) return null;
    const outcome = outcomes[next] ?? null;
    next += 1;
    return outcome === null ? null : { ...made, outcome };
  });
}

/** Charges that could not be made together are made one by one where an error reaches the caller it concerns. */
function performOrLeave(tasks: readonly PredictionTask[]): TaskAnswers {
  try {
    return perform(tasks);
  } catch {
    return tasks.map(() => null);
  }
}

function listen(port: MessagePort): void {
  port.on('message', (message: string) => {
    if (message === CLOSE) {
      database.close();
      port.close();
      return;
    }
    port.postMessage(JSON.stringify(performOrLeave(JSON.parse(message) as readonly PredictionTask[])));
  });
  port.postMessage(READY);
}

if (parentPort !== null) listen(parentPort);
