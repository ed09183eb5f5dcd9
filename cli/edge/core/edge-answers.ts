import { CODES, type Reason } from '#contract/reasons';
import type { StoredAnswer } from './key-state.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer of the edge itself, in the upstream's form. */
export function edgeAnswer(reason: Reason, msg: string, detail: Readonly<Record<string, unknown>> = {}): StoredAnswer {
  const { code, status } = CODES[reason];
  return { status, type: JSON_TYPE, body: JSON.stringify({ code, msg, data: { reason, ...detail } }) };
}

// In the contract, `deadlinePassed` means that it was not carried out and never will be, whatever the cause.
const neverDone = (msg: string, cause: string, detail: Readonly<Record<string, unknown>> = {}) =>
  edgeAnswer('deadlinePassed', msg, { cause, ...detail });

export const lateAnswer = (deadline: number): StoredAnswer =>
  neverDone('The request came after its deadline: nothing was done', 'late', { deadline });

export const unreachableAnswer = (): StoredAnswer =>
  neverDone('The upstream could not be reached: nothing was done. Press again.', 'unreachable');

export const absentAnswer = (): StoredAnswer =>
  neverDone('The upstream lost the request: its lists do not have it, so nothing was done. Press again.', 'absent');

export const acceptedAnswer = (data: unknown): StoredAnswer => ({
  status: 200,
  type: JSON_TYPE,
  body: JSON.stringify({ code: 0, msg: 'ok', ...(data !== undefined && { data }) }),
});
