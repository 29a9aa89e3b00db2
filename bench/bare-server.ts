/** The least that node:http can do: reads the body, answers BODY with STATUS. Prints its address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = process.env['BODY'] ?? '{}';
const status = Number(process.env['STATUS'] ?? 201);
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
};
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(status, headers).end(body));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
