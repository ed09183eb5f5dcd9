import { get, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface WebServer {
  readonly url: string;
  readonly log: () => string;
  close(): Promise<void>;
}

/** @returns a function that closes a server and its connections */
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

/** Status, headers and body as sent: `fetch` unpacks and drops the length. */
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
