import { expect, it } from 'vitest';
import { atEndOfTurn } from './end-of-turn.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('work for the end of a turn is done in order, with nothing in between, and not before', async () => {
  const done: string[] = [];
  const work = (name: string) => () => {
    done.push(name);
    process.nextTick(() => done.push(`after ${name}`));
  };
  atEndOfTurn(work('first'));
  await Promise.resolve();
  atEndOfTurn(work('second'));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual(['first', 'second', 'after first', 'after second']);
});

it('work that asks for more at the end of a turn has it done at the end of the next', async () => {
  const done: string[] = [];
  atEndOfTurn(() => {
    done.push('first');
    atEndOfTurn(() => done.push('second'));
  });
  await nextTurn();
  await nextTurn();
  expect(done).toEqual(['first', 'second']);
});
