import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** The longest slip (15 matches, 60 picks each) is near 60 KB; nothing honest is longer. */
export const BODY_BYTES_MOST = 131_072;
const DEPTH_MOST = 20;

/** The JSON of a request, or undefined where there is none. Bounded, and free of names that JavaScript takes amiss. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return undefined;
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  const body = parsed(bytes);
  assertPlain(body, '', 0);
  return body;
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  const refuse = () => {
    // What is left of the body is not read: the connection ends with the answer.
    const message = `The body is over ${BODY_BYTES_MOST} bytes: send less.`;
    return new Refusal(
      'tooLarge',
      message,
      { field: 'body', most: BODY_BYTES_MOST },
      { headers: { connection: 'close' } },
    );
  };
  if (announced > BODY_BYTES_MOST) throw refuse();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_BYTES_MOST) throw refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (error) {
    throw new Refusal('badRequest', `The body is not JSON: ${(error as Error).message}`, { field: 'body' });
  }
}

/** `__proto__`, `constructor` and the like pass a schema unseen, because every object seems to have them. */
function assertPlain(value: unknown, path: string, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEPTH_MOST)
    throw new Refusal('badRequest', `The body is nested over ${DEPTH_MOST} deep`, { field: path });
  for (const key of Object.keys(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    if (!Array.isArray(value) && key in Object.prototype) {
      throw new Refusal('badRequest', `No member may be called ${JSON.stringify(key)}`, { field: place });
    }
    assertPlain((value as Record<string, unknown>)[key], place, depth + 1);
  }
}
