import { extname } from 'node:path';
import { type AnsweringThread, startAnsweringThread } from './answering-thread.ts';
import type { AnalysisAnswer, AnalysisTask } from './messages.ts';

/** Analyses one draft after the other with the embedded engine. */
export type AnalysisThread = AnsweringThread<AnalysisTask, AnalysisAnswer>;

/** The program of the thread, built or not. */
const PROGRAM = new URL(`./analysis-program${extname(import.meta.url)}`, import.meta.url);
/** Many times longer than the longest draft takes, and its first one with all that is loaded for it. */
const LONGEST_ANSWER_MILLISECONDS = 30_000;
/** Analyses leave nothing behind: with Node's own limit each thread holds 150 MB more, mostly rubbish, and is no faster. */
const YOUNG_MEGABYTES = 16;

export interface AnalysisThreadOptions {
  readonly failed: (error: unknown) => void;
  readonly ended: () => void;
}

export function startAnalysisThread({ failed, ended }: AnalysisThreadOptions): AnalysisThread {
  return startAnsweringThread({
    ...{ name: 'attune-analyses', program: PROGRAM, data: '', failed, ended },
    youngMegabytes: YOUNG_MEGABYTES,
    questionsAtOnce: 1,
    longestAnswerMilliseconds: LONGEST_ANSWER_MILLISECONDS,
  });
}
