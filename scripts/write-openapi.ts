/** Writes docs/openapi.json from the schemas and the error table; a test fails while the file differs. */
import { writeFileSync } from 'node:fs';
import { buildOpenApiDocument } from '../src/http/routes/docs/openapi-document.ts';

writeFileSync('docs/openapi.json', `${JSON.stringify(buildOpenApiDocument(), null, 2)}\n`);
