import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../core/refusal.ts';

/** The longest slip (15 matches, 60 picks each) has about 60 KB. */
export const MAX_BODY_BYTES = 131_072;
const MAX_DEPTH = 20;

/** Reads JSON, or undefined without a body. Bounds size and depth, and refuses names of Object.prototype. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return undefined;
  return parseBody(await readBytes(request));
}

export function parseBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  const body = parsed(bytes);
  assertPlain(body, '', 0);
  return body;
}

/** The body is not read: the connection ends with the response. */
export function tooLarge(most: number = MAX_BODY_BYTES): Refusal {
  const message = `The body is over ${most} bytes: send less.`;
  return new Refusal('tooLarge', message, { field: 'body', most }, { headers: { connection: 'close' } });
}

/** @throws Refusal (tooLarge) */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // A caller that leaves is no fault of ours and must not fill the log.
    throw error instanceof Refusal ? error : new Refusal('badRequest', 'The body ended early', { field: 'body' });
  }
  return Buffer.concat(chunks);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (error) {
    throw new Refusal('badRequest', `The body is not JSON: ${(error as Error).message}`, { field: 'body' });
  }
}

/** Schemas overlook `__proto__` and `constructor`, which every object inherits. */
function assertPlain(value: unknown, path: string, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new Refusal('badRequest', `The body is nested over ${MAX_DEPTH} deep`, { field: path });
  for (const key of Object.keys(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    if (!Array.isArray(value) && key in Object.prototype) {
      throw new Refusal('badRequest', `The property name is not allowed: ${JSON.stringify(key)}`, { field: place });
    }
    assertPlain((value as Record<string, unknown>)[key], place, depth + 1);
  }
}
