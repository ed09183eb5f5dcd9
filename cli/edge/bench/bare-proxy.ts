// A proxy that only passes calls on, to compare the edge with. Prints its address first.
import { createServer } from 'node:http';
import { createProxy } from '#cli/serve/proxy.ts';

const { upstream } = JSON.parse(process.argv[2] ?? '{}') as { upstream: string };
const proxy = createProxy(new URL(upstream));
const server = createServer((request, response) => void proxy.web(request, response));
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
});
