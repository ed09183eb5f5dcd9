// An upstream for benchmarks that answers at once; prints its address first. Each POST counts as a transfer.
import { createServer } from 'node:http';

let count = 0;
const answer = (data: unknown) => Buffer.from(JSON.stringify({ code: 0, msg: 'ok', data }));
const member = answer({ id: 'm-bench' });
const moved = answer({ balance: '1000.000000' });
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    const isMoney = request.method === 'POST';
    if (isMoney) count++;
    const body = request.url === '/count' ? answer({ count }) : isMoney ? moved : member;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
});
