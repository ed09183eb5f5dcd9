import * as v from 'valibot';
import { CODES } from '#contract/reasons';
import { envelopeOf, HEADERS, Refusal, type Row } from '#contract/rows';
import type { Answered } from '#cli/services/upstream/upstream-client.ts';
import { isShared } from '#cli/services/is-shared.ts';

/** Named as in Schemathesis, and three of our own. */
export const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'positive_data_acceptance',
  'missing_required_header',
  'unsupported_method',
  'ignored_auth',
  'use_after_free',
  'ensure_resource_availability',
  'max_response_time',
  'idempotency',
  'deadline',
  'money_unmoved',
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Finding {
  readonly check: CheckName;
  readonly what: string;
}

const STATUS_OF = new Map<number, number>(Object.values(CODES).map(({ code, status }) => [code, status]));

/** Faults of any answer, whatever the request. */
export function answerFindings(row: Row, answer: Answered, maxMs: number | undefined): Finding[] {
  const { status, headers = {}, envelope, ms = 0 } = answer;
  const found: Finding[] = [];
  const add = (check: CheckName, what: string) => found.push({ check, what });
  // A path outside the document is refused by name.
  const isUnknownPath = status === CODES.notImplemented.status && envelope?.code === CODES.notImplemented.code;
  if (status >= 500 && !isUnknownPath) add('not_a_server_error', `status ${status}: ${answer.text.slice(0, 120)}`);
  if (maxMs !== undefined && ms > maxMs) add('max_response_time', `${ms.toFixed(0)} ms, at most ${maxMs} ms`);
  const type = headers['content-type'] ?? '';
  if (!/^application\/json\b/.test(type)) add('content_type_conformance', `content-type is ${type || 'missing'}`);
  if (!isShared(headers) && !Number.isSafeInteger(Number(headers[HEADERS.serverTime] ?? 'x')))
    add('response_headers_conformance', `${HEADERS.serverTime} is ${headers[HEADERS.serverTime] ?? 'missing'}`);
  if (headers['date'] === undefined) add('response_headers_conformance', 'date is missing');
  if (envelope?.code === 0) {
    if (status !== 200) add('status_code_conformance', `code 0 with status ${status}`);
    const parsed = v.safeParse(envelopeOf(row.data), envelope);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      add('response_schema_conformance', `${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`);
    }
    return found;
  }
  const refusal = v.safeParse(Refusal, envelope);
  if (!refusal.success) {
    add('response_schema_conformance', `neither data nor a refusal: ${answer.text.slice(0, 120)}`);
    return found;
  }
  const wanted = STATUS_OF.get(refusal.output.code);
  if (wanted === undefined) add('status_code_conformance', `code ${refusal.output.code} is not in the contract`);
  else if (wanted !== status)
    add('status_code_conformance', `code ${refusal.output.code} with ${status}, not ${wanted}`);
  return found;
}

export const reasonOf = ({ envelope }: Answered): string => {
  const reason = (envelope?.data as { reason?: unknown } | null | undefined)?.reason;
  return typeof reason === 'string' ? reason : String(envelope?.code);
};
export const isDone = ({ envelope }: Answered): boolean => envelope?.code === 0;
