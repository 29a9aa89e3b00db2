/** The prediction thread's program, which ends its thread where it should answer: what it charged is on the disk by then. */
import { parentPort } from 'node:worker_threads';
import { READY } from '../../../src/thread/messages.ts';

if (parentPort !== null) {
  const port = parentPort;
  const post = port.postMessage.bind(port);
  port.postMessage = (message: unknown) => {
    if (message === READY) post(message);
    else process.exit(1);
  };
}
await import('../../../src/thread/prediction-program.ts');
