import { analyseCommsExample, predictProfileExample } from '../src/http/routes/docs/examples.ts';

const BLOCK = (name: string) => new RegExp(`(<!-- example: ${name} -->\\n)[^]*?(<!-- end -->)`);

/** The README with its two requests and answers as the embedded engine gives them today. */
export function withExamples(readme: string): string {
  const predict = exampleBlock('/api/v1/snap', predictProfileExample());
  const analyse = exampleBlock('/api/v1/snap/comms', analyseCommsExample());
  return readme
    .replace(BLOCK('predict'), (_all, start: string, end: string) => `${start}${predict}${end}`)
    .replace(BLOCK('analyse'), (_all, start: string, end: string) => `${start}${analyse}${end}`);
}

function exampleBlock(
  path: string,
  { request, data }: { readonly request: object; readonly data: object },
): string {
  return [
    '```sh',
    `curl -s http://127.0.0.1:3000${path} \\`,
    `  -H "x-api-key: $ATTUNE_KEY" -H 'content-type: application/json' \\`,
    `  -d '${JSON.stringify(request)}'`,
    '```',
    '',
    'The `data` of the answer:',
    '',
    '```json',
    JSON.stringify(data, null, 2),
    '```',
    '',
  ].join('\n');
}
