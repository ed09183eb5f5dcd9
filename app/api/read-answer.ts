import * as v from 'valibot';
import { CODES, type Reason } from '#contract/reasons';
import { envelopeOf, HEADERS, Refusal, type Row, type RowData } from '#contract/wire';
import { reportFault } from '#app/error-reports/buffered-faults.ts';
import { LACKS_ROW, type ApiError } from './api-error.ts';
import { readJson } from './read-json.ts';
import type { Refused } from './refusals/error-text.ts';
import { playersWords } from './server-words.ts';

export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError };

const REASON_BY_CODE = new Map<number, Reason>(
  Object.entries(CODES).map(([reason, { code }]) => [code, reason as Reason]),
);

/**
 * Turns an HTTP answer into data that fits the contract, or into an error. Nothing passes unchecked. `language` is the one that
 * the call requested.
 */
export async function readAnswer<R extends Row>(
  row: R,
  response: Response,
  language = '',
): Promise<Outcome<RowData<R>>> {
  const json = await response
    .text()
    .then(readJson)
    .catch(() => undefined);
  if (response.ok) {
    const answer = v.safeParse(envelopeOf(row.data), json);
    if (answer.success) return { ok: true, data: answer.output.data as RowData<R> };
  }
  const refusal = v.safeParse(Refusal, json);
  const refused: Omit<Refused, 'status'> = refusal.success ? refusedBy(refusal.output) : { kind: 'refused' };
  // A refusal of the contract is an answer of the row itself. What else these statuses say is for the upstream's developers.
  const isLacking = LACKS_ROW.has(response.status) && (response.status >= 500 || refused.reason === undefined);
  if (isLacking) reportFault({ kind: 'noRow', row: row.name, status: response.status });
  const words =
    refusal.success && !isLacking && isIn(language, response.headers) ? playersWords(refusal.output.msg) : undefined;
  const message = words === undefined ? {} : { message: words };
  if (response.status >= 500) return { ok: false, error: { kind: 'server', status: response.status, ...message } };
  if (response.ok && !refusal.success) return { ok: false, error: { kind: 'parse', status: response.status } };
  return { ok: false, error: { ...refused, status: response.status, ...message, ...retryAfter(response.headers) } };
}

/** A refusal of the upstream as an error of the app, with the status that the contract gives its code. */
export function refusedBy({ code, data }: Refusal): Refused {
  const reason = REASON_BY_CODE.get(code);
  return {
    kind: 'refused',
    status: reason === undefined ? BAD_REQUEST : CODES[reason].status,
    code,
    ...(reason && { reason }),
    ...(data && { detail: data }),
  };
}

/** The reverse of `refusedBy`, for storage. The message is stored beside it, with its language. */
export function refusalOf({ reason, code, detail }: Refused): Refusal {
  return {
    code: reason === undefined ? (code ?? UNKNOWN_CODE) : CODES[reason].code,
    msg: '',
    ...(detail && { data: detail }),
  };
}

/** Lower than every code of the contract. */
const UNKNOWN_CODE = 1;
/** Status of a refusal with an unknown code. */
const BAD_REQUEST = 400;

/** Whether the message is in the requested language. An upstream that does not name its language has answered in that. */
const isIn = (language: string, headers: Headers): boolean =>
  primary(headers.get(HEADERS.answerLanguage) ?? language) === primary(language);

const primary = (tag: string): string => tag.slice(0, 2).toLowerCase();

/** Retry-After is seconds or an instant; the instant is compared with the answer's own date. */
function retryAfter(headers: Headers): { retryAfterMs?: number } {
  const text = headers.get('retry-after');
  if (text === null) return {};
  const milliseconds = /^\d{1,6}$/.test(text)
    ? Number(text) * 1_000
    : Date.parse(text) - Date.parse(headers.get('date') ?? '');
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? { retryAfterMs: milliseconds } : {};
}
