/** The least that Node can do: reads the body, answers BODY with STATUS. */
import { createServer } from 'node:http';

const body = process.env.BODY ?? '{}';
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
};
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(Number(process.env.STATUS ?? 201), headers);
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
