import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { sendTo, type Received, type Sent } from './send.ts';

/**
 * A server in front of a simulator: somebody else's upstream, without /__sim.
 *
 * @param change another answer, instead of that of the simulator
 * @param hasControl whether its control interface is there too, and its wallet channel
 */
export async function startFront(
  simulator: string,
  change: (sent: Sent, received: (sent?: Sent) => Promise<Received>) => Promise<Received> = (_, received) => received(),
  hasControl = false,
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
      const received =
        !hasControl && sent.path.startsWith('/__sim')
          ? { status: 404, text: '' }
          : await change(sent, (other = sent) => wire(other)).catch((error: unknown) => ({
              status: 502,
              text: String(error),
            }));
      const { 'content-length': ____, 'transfer-encoding': _____, ...kept } = (received as Received).headers ?? {};
      response.writeHead(received.status, kept as Record<string, string>).end(received.text);
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!hasControl) return void socket.destroy();
    const { hostname, port } = new URL(simulator);
    const other = connect(Number(port), hostname, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      other.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      other.write(head);
      socket.pipe(other).pipe(socket);
    });
    for (const each of [socket, other]) each.on('error', () => (socket.destroy(), other.destroy()));
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
