import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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
