import { DatabaseFault, knownFault } from '../store/database-fault.ts';

interface DescribedError {
  readonly errorName: string;
  readonly errorCode: string | null;
  readonly stack: string | null;
  /** Only where the message was written for operators. */
  readonly reason?: string;
}

/** Where an error came from, without fields that can quote a record (a database's `detail`, a parser's excerpt). */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { errorName: typeof error, errorCode: null, stack: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  const described = { errorName: error.name, errorCode: code, stack: frames.join('\n') };
  const reason = error instanceof DatabaseFault ? error.message : knownFault(error);
  return reason === null ? described : { ...described, reason };
}
