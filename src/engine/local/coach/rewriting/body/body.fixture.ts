import { type Rewritten, statement } from './body.ts';

/** A sentence of a rewrite as tests need it: a plain statement, or a question if it ends like one. */
export function rewritten(text: string, about: Partial<Rewritten> = {}): Rewritten {
  return { ...statement(text), isQuestion: text.endsWith('?'), ...about };
}
