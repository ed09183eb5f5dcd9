import { get, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface WebServer {
  readonly url: string;
  /** All that it has written to its logs. */
  readonly log: () => string;
  close(): Promise<void>;
}

/** @returns a function that ends a server with all its connections */
export function closerOf(server: Server): () => Promise<void> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of connections) socket.destroy();
    });
}

/** The status, headers and body as they are sent: `fetch` unpacks, and drops the length. */
export function head(address: string, encoding: string) {
  return new Promise<{
    status: number | undefined;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    }).on('error', reject);
  });
}

describe(`nginx by TLS (here: ${HAS_NGINX})`, () => {
  it(`sends by HTTP/2 what the build has compressed (Brotli here: ${HAS_BROTLI})`, async () => {
    if (!HAS_NGINX) return expect(HAS_NGINX).toBe(false);
    const out = mkdtempSync(path.join(tmpdir(), 'slipway-tls-'));
    await stampSite(out, 'app-1.js');
    const server = await startNginx({ root: out, out, upstreamPort: 9, isSecure: true });
    const session = connect(server.url, { rejectUnauthorized: false });
    try {
      const encodingOf = (accepted: string) =>
        new Promise<unknown>((resolve, reject) => {
          session.once('error', reject);
          const stream = session.request({ ':path': '/assets/app-1.js', 'accept-encoding': accepted });
          stream.once('response', (headers) => resolve([headers[':status'], headers['content-encoding']]));
          stream.end();
        });
      expect(await encodingOf('gzip')).toEqual([200, 'gzip']);
      expect(await encodingOf('gzip, br')).toEqual([200, HAS_BROTLI ? 'br' : 'gzip']);
    } finally {
      session.close();
      await server.close();
      rmSync(out, { recursive: true, force: true });
    }
  });
});
