import { connect } from 'node:net';

/**
 * Sends raw bytes and reads until the server closes. A client library would correct the request line and the Host.
 * For tests.
 */
export function rawRequest(port: number, head: readonly string[], body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const UPGRADE = ['upgrade: websocket', 'connection: upgrade', 'sec-websocket-version: 13'];

/** The lines of an upgrade request. */
export const rawUpgrade = (target: string, ...headers: readonly string[]): readonly string[] => [
  `GET ${target} HTTP/1.1`,
  ...UPGRADE,
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ...headers,
];
