import * as v from 'valibot';
import { CODES, type Reason } from '#contract/codes.ts';
import { envelopeOf, Refusal } from '#contract/envelope.ts';
import type { Row, RowData } from '#contract/row.ts';
import type { ApiError } from './api-error.ts';

export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError };

const REASON_BY_CODE = new Map<number, Reason>(
  Object.entries(CODES).map(([reason, { code }]) => [code, reason as Reason]),
);

/** Turns an HTTP answer into data that fits the contract, or into the error that it is. Nothing unchecked gets past here. */
export async function readAnswer<R extends Row>(row: R, response: Response): Promise<Outcome<RowData<R>>> {
  const json = await response.json().catch(() => undefined);
  if (response.ok) {
    const answer = v.safeParse(envelopeOf(row.data), json);
    if (answer.success) return { ok: true, data: answer.output.data as RowData<R> };
  }
  const refusal = v.safeParse(Refusal, json);
  const message = refusal.success && refusal.output.msg !== '' ? { message: refusal.output.msg } : {};
  if (response.status >= 500) return { ok: false, error: { kind: 'server', status: response.status, ...message } };
  if (response.ok && !refusal.success) return { ok: false, error: { kind: 'parse', status: response.status } };
  const reason = refusal.success ? REASON_BY_CODE.get(refusal.output.code) : undefined;
  const detail = refusal.success ? refusal.output.data : undefined;
  return {
    ok: false,
    error: {
      kind: 'refused',
      status: response.status,
      ...message,
      ...(reason && { reason }),
      ...(detail && { detail }),
      ...retryAfter(response.headers),
    },
  };
}

/** Retry-After is seconds or an instant; the instant is reckoned from the answer's own date. */
function retryAfter(headers: Headers): { retryAfterMs?: number } {
  const text = headers.get('retry-after');
  if (text === null) return {};
  const milliseconds = /^\d{1,6}$/.test(text)
    ? Number(text) * 1_000
    : Date.parse(text) - Date.parse(headers.get('date') ?? '');
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? { retryAfterMs: milliseconds } : {};
}
