import { extname } from 'node:path';
import { type AnsweringThread, startAnsweringThread } from './answering-thread.ts';
import type { PredictionTask, TaskAnswers } from './messages.ts';
import { MAXIMUM_GROUPS } from './task-groups.ts';

/**
 * Predicts and charges each group in one transaction, durable when the answer is there. What a thread that ended without an
 * answer had begun is either on the disk or undone.
 */
export type PredictionThread = AnsweringThread<readonly PredictionTask[], TaskAnswers>;

export interface PredictionThreadOptions {
  /** The database file. */
  readonly path: string;
  readonly failed: (error: unknown) => void;
  readonly ended: () => void;
  /** The thread's program; another one only in tests. */
  readonly program?: URL;
}

/** The program of the thread, built or not. */
const PROGRAM = new URL(`./prediction-program${extname(import.meta.url)}`, import.meta.url);
/** Longer than a transaction can wait for the database. */
const LONGEST_ANSWER_MILLISECONDS = 15_000;

export function startPredictionThread(options: PredictionThreadOptions): PredictionThread {
  const { path, failed, ended, program = PROGRAM } = options;
  return startAnsweringThread({
    ...{ name: 'attune-predictions', program, data: path, failed, ended },
    questionsAtOnce: MAXIMUM_GROUPS,
    longestAnswerMilliseconds: LONGEST_ANSWER_MILLISECONDS,
  });
}
