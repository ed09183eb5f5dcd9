import { connect } from 'node:net';

/** Sends raw bytes and reads until the server closes, for tests: a client library would correct them. */
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

export const rawUpgrade = (target: string, ...headers: readonly string[]): readonly string[] => [
  `GET ${target} HTTP/1.1`,
  ...UPGRADE,
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ...headers,
];

/** Later than an answer that does not wait for the body. */
const BODY_AFTER_MS = 100;

/**
 * A request with its body in a separate packet, then a second one on the same connection, as browsers do. `second` is empty
 * without an answer. For tests.
 */
export function twoRequests(
  port: number,
  { head, body, next }: { readonly head: string; readonly body: string; readonly next: string },
): Promise<{ readonly first: string; readonly second: string }> {
  return new Promise((resolve) => {
    let text = '';
    let isBodySent = false;
    let first: string | undefined;
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    socket.setNoDelay(true);
    setTimeout(() => {
      isBodySent = true;
      socket.write(body, proceed);
    }, BODY_AFTER_MS);
    const proceed = (): void => {
      if (!isBodySent || first !== undefined || !isWhole(text)) return;
      first = text;
      text = '';
      socket.write(next);
    };
    socket.on('data', (chunk) => {
      text += chunk.toString();
      proceed();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(first === undefined ? { first: text, second: '' } : { first, second: text }));
  });
}

function isWhole(answer: string): boolean {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  // Without a length the body ends with an empty chunk.
  if (length === undefined) return answer.endsWith('\r\n0\r\n\r\n');
  return Buffer.byteLength(rest.join('\r\n\r\n')) >= Number(length);
}
