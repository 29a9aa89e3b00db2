import { extname } from 'node:path';
import { type AnsweringThread, startAnsweringThread } from './answering-thread.ts';
import type { AnalysisAnswer, AnalysisTask } from './messages.ts';

/** Analyses one draft after the other with the embedded engine. */
export type AnalysisThread = AnsweringThread<AnalysisTask, AnalysisAnswer>;

/** The program of the thread, built or not. */
const PROGRAM = new URL(`./analysis-program${extname(import.meta.url)}`, import.meta.url);
/** Many times longer than the longest draft takes, and its first one with all that is loaded for it. */
const LONGEST_ANSWER_MILLISECONDS = 30_000;

export interface AnalysisThreadOptions {
  readonly failed: (error: unknown) => void;
  readonly ended: () => void;
}

export function startAnalysisThread({ failed, ended }: AnalysisThreadOptions): AnalysisThread {
  return startAnsweringThread({
    ...{ name: 'attune-analyses', program: PROGRAM, data: '', failed, ended },
    longestAnswerMilliseconds: LONGEST_ANSWER_MILLISECONDS,
  });
}
