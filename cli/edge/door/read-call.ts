import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HEADERS, type Row } from '#contract/rows';
import { checkRequest, parseBody, readBytes, Refusal, type FoundRow, type RequestUrl } from '#simulator/doors';
import { searchOf } from '#cli/edge/core/search-of.ts';

const KEY = /^[\w.:-]{8,64}$/;
const DEADLINE = /^\d{1,15}$/;
/** Keys are stored for longer, so each repeat in time is recognised. Pages whose clock is hours off still work. */
export const DEADLINE_MAX_MS = 24 * 3_600_000;

export function readGuard(
  { headers }: Pick<IncomingMessage, 'headers'>,
  now: number,
): { key: string; deadline: number } {
  const key = headers[HEADERS.idempotencyKey];
  if (typeof key !== 'string' || !KEY.test(key)) {
    const is = key === undefined ? 'This call has no key' : 'This key cannot be used';
    throw refuse(HEADERS.idempotencyKey, `${is}: a call that moves money needs 8 to 64 letters, digits and . : _ -`);
  }
  const text = headers[HEADERS.deadline];
  if (typeof text !== 'string' || !DEADLINE.test(text)) {
    throw refuse(HEADERS.deadline, 'A call that moves money needs a deadline, in milliseconds since the epoch');
  }
  const deadline = Number(text);
  if (deadline > now + DEADLINE_MAX_MS) throw refuse(HEADERS.deadline, 'The deadline is more than a day ahead');
  return { key, deadline };
}

const refuse = (header: string, message: string) => new Refusal('badRequest', message, { field: `headers.${header}` });

/** A request in the form by which repeats are recognised. */
export interface ReadRequest {
  readonly body: Buffer | undefined;
  readonly digest: string;
  readonly content: string;
  readonly request: string;
}

/**
 * Reads and checks the request of a money call. Nothing secret is stored, and digests are keyed, so that a short payment password
 * cannot be guessed from them.
 *
 * @throws Refusal if the body is too long or not what the row takes
 */
export async function readRequest(
  request: IncomingMessage,
  { row, params }: FoundRow,
  url: RequestUrl,
  secret: Buffer,
): Promise<ReadRequest> {
  const bytes = await readBytes(request);
  const checked = checkRequest(row, { params, query: url.searchParams, body: parseBody(bytes) });
  const press = {
    params: checked.params as MoneyValues,
    query: checked.query as MoneyValues,
    body: withoutSecrets(checked.body, row),
  };
  const looks = searchOf(row.name).search.looks({ pressedAt: 0, request: press });
  return {
    body: bytes.length === 0 ? undefined : bytes,
    digest: digestOf(secret, `${row.method} ${request.url}`, bytes),
    content: digestOf(secret, 'content', looks),
    request: JSON.stringify(press),
  };
}

type MoneyValues = Readonly<Record<string, string | number>>;

function withoutSecrets(body: unknown, { name }: Row): unknown {
  const { secrets = [] } = searchOf(name);
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.fromEntries(Object.entries(body).filter(([property]) => !secrets.includes(property)));
}

export function digestOf(secret: Buffer, ...parts: readonly (string | Buffer)[]): string {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part).update('\0');
  return hmac.digest('base64url');
}
