import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerRefusal } from './answer.ts';
import { logFault } from './log.ts';
import { Refusal } from '../../core/refusal.ts';

const STATUS_TEXT = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const;

/** An error is logged, and answered unless a response has started. */
export async function guarded(response: ServerResponse, handler: () => unknown): Promise<void> {
  try {
    await handler();
  } catch (error) {
    try {
      const { status, json, headers } = answerRefusal(error, 'a request');
      // A started response is broken off, so that the caller notices.
      if (response.headersSent) response.destroy();
      else response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(json);
    } catch (again) {
      logFault('an answer failed', again);
      response.destroy();
    }
  }
}

/** An error is logged, and the upgrade refused. */
export async function guardedUpgrade(socket: Duplex, handler: () => unknown): Promise<void> {
  socket.on('error', () => socket.destroy());
  try {
    await handler();
  } catch (error) {
    if (error instanceof Refusal)
      return refuseUpgrade(socket, error.status === 400 ? 400 : 403, answerRefusal(error, 'an upgrade').json);
    logFault('an upgrade failed', error);
    refuseUpgrade(socket, 500);
  }
}

export function refuseUpgrade(socket: Duplex, status: keyof typeof STATUS_TEXT, json = ''): void {
  if (socket.destroyed) return;
  const type = json === '' ? '' : 'content-type: application/json; charset=utf-8\r\n';
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_TEXT[status]}\r\nconnection: close\r\n${type}content-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
  );
}
