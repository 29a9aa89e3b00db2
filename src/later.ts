/** Runs `work` later, which keeps no process from ending, and returns what calls it off. */
export function later(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds).unref();
  return () => clearTimeout(timer);
}
