import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { envelopeOf, HEADERS, Refusal as RefusalShape } from '#contract/wire';
import { redact, redactAnswer } from '../../core/journal/redact.ts';
import { readBody } from '../http/read-body.ts';
import { requestUrl } from '../http/request-url.ts';
import { Refusal } from '../../core/refusal.ts';
import type { FoundRow } from '../routing/find-row.ts';
import type { Drift } from './drift.ts';
import { appendRecord } from './recording.ts';

export interface ProxyTarget {
  readonly url: string;
  readonly record: string | undefined;
  readonly drift: Drift;
}

/** Without cookies and hop-by-hop headers. */
const PASSED_ON = [
  HEADERS.authorization,
  HEADERS.refreshToken,
  HEADERS.userId,
  HEADERS.language,
  HEADERS.platform,
  HEADERS.idempotencyKey,
  HEADERS.deadline,
  HEADERS.chatSignature,
  HEADERS.chatTimestamp,
];
/** Clients give up after 5 s, or 30 s for a waiting call; a recording must not hang. */
const MAX_UPSTREAM_MS = 35_000;

/** Forwards a call and notes differences from the contract. */
export async function proxyRow(
  target: ProxyTarget,
  { name, row }: FoundRow,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = requestUrl(request.url ?? '/');
  // fetch resolves `..`, so that the upstream would get another call than the checked one.
  if (new URL(target.url + pathname).pathname !== new URL(target.url).pathname.replace(/\/$/, '') + pathname)
    throw new Refusal('badRequest', 'The path is not as a URL has it: no dots as a part, nothing unescaped', {
      field: 'path',
    });
  const body = await readBody(request);
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  for (const header of PASSED_ON) {
    const value = request.headers[header];
    if (typeof value === 'string') headers[header] = value;
  }
  const answer = await fetch(target.url + (request.url ?? ''), {
    method: row.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(MAX_UPSTREAM_MS),
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw new Refusal('serverError', `The upstream ${target.url} did not answer: ${(error as Error).message}`);
  });
  const text = await answer.text();
  const json = parsed(text);
  const schema = answer.ok ? envelopeOf(row.data) : RefusalShape;
  const checked = v.safeParse(schema, json);
  const issues = checked.success
    ? []
    : checked.issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
  target.drift.note(name, answer.status, issues);
  if (target.record !== undefined) {
    // Only reads are replayed; other queries may contain an e-mail or phone number.
    const url = request.url ?? '/';
    const path = row.repeat === 'safe' ? redact(url) : (url.split('?')[0] ?? url);
    const at = instantOf(answer.headers.get('date'));
    const shown = redactAnswer(json, row.auth === 'player');
    appendRecord(target.record, { row: name, path, at, status: answer.status, answer: shown, drift: issues });
  }
  const type = answer.headers.get('content-type') ?? 'application/json';
  response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

/** The upstream's clock, so that a recorded world begins at its time; else ours. */
function instantOf(date: string | null): string {
  const ms = Date.parse(date ?? '');
  return new Date(Number.isNaN(ms) ? Date.now() : ms).toISOString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
