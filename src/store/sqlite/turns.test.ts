import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that begins when its turn comes and ends when it is told to. */
function workOn(journal: string[]) {
  const turns = createTurns();
  function handIn(how: 'alone' | 'together', name: string) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const done = turns[how](() => {
      journal.push(name);
      return promise;
    });
    return { end: resolve, fail: () => reject(new Error(name)), done };
  }
  return {
    alone: (name: string) => handIn('alone', name),
    together: (name: string) => handIn('together', name),
  };
}

/** Until every promise that can settle by itself has done so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('let work to be done together begin at once, and work to be done alone when that has ended', async () => {
    const journal: string[] = [];
    const { alone, together } = workOn(journal);
    const [a, b, c] = [together('a'), together('b'), alone('c')];
    await settled();
    expect(journal).toEqual(['a', 'b']);
    a.end();
    await settled();
    expect(journal).toEqual(['a', 'b']);
    b.end();
    await settled();
    expect(journal).toEqual(['a', 'b', 'c']);
    c.end();
    await c.done;
  });

  it('let nothing begin while work is done alone, whether it ends well or not', async () => {
    const journal: string[] = [];
    const { alone, together } = workOn(journal);
    const [a, b, c] = [alone('a'), together('b'), alone('c')];
    await settled();
    expect(journal).toEqual(['a']);
    a.fail();
    await expect(a.done).rejects.toThrow('a');
    await settled();
    expect(journal).toEqual(['a', 'b']);
    b.fail();
    await expect(b.done).rejects.toThrow('b');
    await settled();
    expect(journal).toEqual(['a', 'b', 'c']);
    c.end();
    await c.done;
  });
});
