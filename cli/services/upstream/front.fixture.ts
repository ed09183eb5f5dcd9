import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendTo, type Received, type Sent } from './send.ts';

/**
 * A server in front of a simulator: an upstream of somebody else, which has nothing below /__sim.
 *
 * @param change another answer, instead of that of the simulator
 */
export async function startFront(
  simulator: string,
  change: (sent: Sent, received: () => Promise<Received>) => Promise<Received> = (_, received) => received(),
) {
  const wire = sendTo(simulator, 60_000, false);
  const asked: Sent[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers as Record<string, string>;
      const body = parts.length === 0 ? undefined : Buffer.concat(parts).toString();
      const sent: Sent = { method: request.method ?? 'GET', path: request.url ?? '', headers, body };
      asked.push(sent);
      const received = sent.path.startsWith('/__sim')
        ? { status: 404, text: '' }
        : await change(sent, () => wire(sent)).catch((error: unknown) => ({ status: 502, text: String(error) }));
      const { 'content-length': ____, 'transfer-encoding': _____, ...kept } = (received as Received).headers ?? {};
      response.writeHead(received.status, kept as Record<string, string>).end(received.text);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: (): void => {
      server.closeAllConnections();
      server.close();
      wire.close();
    },
  };
}
