import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOpenApiDocument } from '../../src/http/routes/docs/openapi-document.ts';
import { type Attune, type Reply, SNAP_PATH, startAttune } from '../support/attune.ts';

interface DocumentedHeader {
  readonly $ref?: string;
  readonly schema?: { readonly type: string };
}
interface DocumentedAnswer {
  readonly description: string;
  readonly headers: Readonly<Record<string, DocumentedHeader>>;
}
interface Documented {
  readonly paths: Readonly<
    Record<string, { readonly post: { readonly responses: Readonly<Record<string, DocumentedAnswer>> } }>
  >;
  readonly components: { readonly headers: Readonly<Record<string, DocumentedHeader>> };
}

const documented = JSON.parse(JSON.stringify(buildOpenApiDocument())) as Documented;

let attune: Attune;
beforeAll(async () => {
  attune = await startAttune({ requestsPerMinute: 7 });
});
afterAll(() => attune.close());

function typesOf(status: number): Map<string, string | undefined> {
  const headers = documented.paths[SNAP_PATH]?.post.responses[status]?.headers ?? {};
  const resolved = ({ $ref, schema }: DocumentedHeader) =>
    $ref === undefined ? schema : documented.components.headers[$ref.split('/').at(-1) ?? '']?.schema;
  return new Map(
    Object.entries(headers).map(([name, header]) => [name.toLowerCase(), resolved(header)?.type]),
  );
}

const OURS = /^(x-(ratelimit|request|credits|engine|error)|retry-after|idempotency)/;

describe('openapi.json', () => {
  it('knows every header of ours on the answers of a route, and which of them are numbers', async () => {
    const { key } = await attune.createAccountWithKey(1);
    const once = { 'idempotency-key': 'once' };
    const short = { 'idempotency-key': 'short' };
    const replies: Reply[] = [
      await attune.predict(key, undefined, once),
      await attune.predict(key, undefined, once),
      await attune.predict(key, undefined, short),
      await attune.predict(key, undefined, short),
      await attune.predict(key, {}, once),
      await attune.predict('nobody'),
      await attune.predict(key, '{'),
      await attune.predict(key),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 400, 400, 422, 401, 400, 429]);
    for (const { status, headers } of replies) {
      const types = typesOf(status);
      for (const [name, value] of headers) {
        if (!OURS.test(name)) continue;
        const isNumber = /^\d+$/.test(value);
        expect([status, name, types.get(name)]).toEqual([status, name, isNumber ? 'integer' : 'string']);
      }
    }
  });

  it('tells what the text of a refused body says', () => {
    const text = documented.paths[SNAP_PATH]?.post.responses['400']?.description;
    expect(text).toContain('`body_not_json`: says what is wrong with the body');
  });
});
