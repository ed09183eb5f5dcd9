import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { envelopeOf, Refusal as RefusalShape } from '#contract/envelope.ts';
import { HEADERS } from '#contract/headers.ts';
import { redact, redactAnswer } from '#simulator/journal/redact.ts';
import { readBody } from '#simulator/http/read-body.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { FoundRow } from '#simulator/http/find-row.ts';
import type { Drift } from './drift.ts';
import { appendRecord } from './recording.ts';

/** Where calls are passed on to, and where answers are written down. */
export interface ProxyTarget {
  readonly url: string;
  readonly record: string | undefined;
  readonly drift: Drift;
}

/** What an upstream is told of a caller; cookies and hop headers stay here. */
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
/** The client gives up after 5 s; a recording should not hang for ever. */
const UPSTREAM_MS_MOST = 15_000;

/** Passes a call on to the real upstream, answers with what it said, and notes where that is not what the contract says. */
export async function proxyRow(
  target: ProxyTarget,
  { name, row }: FoundRow,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
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
    signal: AbortSignal.timeout(UPSTREAM_MS_MOST),
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
    // Only reads are answered again; the query of the others may hold an e-mail or a number.
    const url = request.url ?? '/';
    const path = row.repeat === 'safe' ? redact(url) : (url.split('?')[0] ?? url);
    appendRecord(target.record, { row: name, path, status: answer.status, answer: redactAnswer(json), drift: issues });
  }
  const type = answer.headers.get('content-type') ?? 'application/json';
  response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
