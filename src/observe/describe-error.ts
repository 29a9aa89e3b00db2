/** Where an error came from, without fields that can quote a record (a database's `detail`, a parser's excerpt). */
export function describeError(error: unknown): {
  errorName: string;
  errorCode: string | null;
  stack: string | null;
} {
  if (!(error instanceof Error)) return { errorName: typeof error, errorCode: null, stack: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  return { errorName: error.name, errorCode: code, stack: frames.join('\n') };
}
