import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startAttune } from '../support/attune.ts';
import { heldEngine } from '../support/engines.ts';
import { countRows, expectSettled } from '../support/ledger.ts';

it('a service that shuts down turns away, answers what runs, and loses nothing', async () => {
  const engine = heldEngine();
  const attune = await startAttune({ engine });
  const { accountId, key } = await attune.createAccountWithKey(10);
  const ready = () => attune.send('/readyz', { method: 'GET' });
  expect((await ready()).status).toBe(200);

  const running = Promise.all([attune.predict(key), attune.analyse(key)]);
  await engine.waiting(2);
  attune.drain();
  const draining = await ready();
  expect(draining.status).toBe(503);
  expect(draining.headers.get('connection')).toBe('close');
  expect((await attune.send('/healthz', { method: 'GET' })).status).toBe(200);

  const stopped = attune.stopServing();
  engine.letGo();
  expect((await running).map((reply) => reply.status)).toEqual([201, 201]);
  await stopped;
  await expect(ready()).rejects.toThrow();
  await expectSettled(attune.store, accountId, 7);
  expect(await countRows(attune.store, 'snap', accountId)).toBe(1);
  await attune.close();
});

it('idle connections that are kept alive do not hold a shutdown up', async () => {
  const attune = await startAttune();
  await attune.send('/healthz', { method: 'GET' });
  await attune.stopServing();
  await expect(attune.send('/healthz', { method: 'GET' })).rejects.toThrow();
  await attune.close();
});

it.each([
  ['nothing', ''],
  ['half a head', 'POST /api/v1/snap HTTP/1.1\r\nHost: x\r\n'],
  [
    'half a body',
    'POST /api/v1/snap HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\nx-api-key: KEY\r\n\r\n{',
  ],
])(
  'a connection that has sent %s holds a shutdown up for some two seconds, not for ever',
  async (_what, bytes) => {
    const attune = await startAttune();
    const { accountId, key } = await attune.createAccountWithKey(5);
    const caller = connect({ port: attune.port, host: '127.0.0.1', allowHalfOpen: true });
    caller.on('error', () => {});
    await once(caller, 'connect');
    caller.write(bytes.replace('KEY', key));
    await attune.send('/healthz', { method: 'GET' });
    await attune.stopServing();
    caller.destroy();
    await expectSettled(attune.store, accountId, 5);
    await attune.close();
  },
  8_000,
);
