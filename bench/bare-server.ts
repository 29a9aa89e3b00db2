/** The least that node:http can do for such a request: read a JSON body, answer with one of the usual size. */
import { createServer } from 'node:http';

const ANSWER = JSON.stringify({
  success: true,
  message: 'Snap generated successfully',
  data: { snapId: 1, snapResponse: { name: 'Dana Reyes', reasoning: 'x'.repeat(400) } },
  statusCode: 201,
  timestamp: '2026-01-15T12:00:00.000Z',
  error: null,
});

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString('utf8'));
    response.writeHead(201, { 'content-type': 'application/json' }).end(ANSWER);
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
