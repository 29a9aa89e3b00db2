import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, SNAP_PATH, startAttune, type TestAccount } from '../support/attune.ts';

let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune();
  account = await attune.createAccountWithKey(10);
});
afterAll(() => attune.close());

const EIGHT_MEGABYTES = 8 * 1024 * 1024;

interface Sent {
  readonly key: string;
  readonly connection: 'close' | 'keep-alive';
  readonly contentType?: string;
  readonly isChunked?: boolean;
}

/** Sends a large body to its end before it looks at the answer, as most clients do. */
async function sendLarge({ key, connection, contentType = 'application/json', isChunked = false }: Sent) {
  const body = Buffer.alloc(EIGHT_MEGABYTES, 'y');
  const headers: Record<string, string> = { 'x-api-key': key, 'content-type': contentType, connection };
  if (!isChunked) headers['content-length'] = String(body.length);
  const sending = request({ port: attune.port, path: SNAP_PATH, method: 'POST', headers, agent: false });
  const written = new Promise<void>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('finish', resolve);
  });
  const answered = new Promise<{ status: number | undefined; code: string | undefined; body: string }>(
    (resolve, reject) => {
      sending.once('error', reject);
      sending.once('response', (response) => {
        const code = response.headers['x-error-code'];
        text(response).then(
          (content) =>
            resolve({
              status: response.statusCode,
              code: typeof code === 'string' ? code : undefined,
              body: content,
            }),
          reject,
        );
      });
    },
  );
  sending.end(body);
  const [answer] = await Promise.all([answered, written]);
  return answer;
}

describe.each(['close', 'keep-alive'] as const)(
  'a caller (connection: %s) that sends far too much',
  (connection) => {
    it('reads why it was refused, instead of finding the connection broken', async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const answer = await sendLarge({ key: account.key, connection });
        expect(answer).toMatchObject({ status: 413, code: 'body_too_large' });
        expect(answer.body).toContain('The request body is too large.');
      }
    });

    it('reads so in chunks of unknown length too', async () => {
      const answer = await sendLarge({ key: account.key, connection, isChunked: true });
      expect(answer).toMatchObject({ status: 413, code: 'body_too_large' });
    });

    it('reads that its key is refused, or its type', async () => {
      expect(await sendLarge({ key: 'nobody', connection })).toMatchObject({ status: 401 });
      const typed = await sendLarge({ key: account.key, connection, contentType: 'text/plain' });
      expect(typed).toMatchObject({ status: 400, code: 'body_not_json' });
    });
  },
);
