import * as v from 'valibot';
import type { Press } from '#contract/money';
import { CODES, type Reason } from '#contract/reasons';
import { envelopeOf, Refusal, type Row } from '#contract/rows';
import type { StoredAnswer } from './key-state.ts';
import type { Verdict } from './machine.ts';
import { searchOf } from './search-of.ts';

const REASON_BY_CODE = new Map<number, Reason>(
  Object.entries(CODES).map(([reason, { code }]) => [code, reason as Reason]),
);
const SERVER_ERROR = 500;

/**
 * Reasons that do not prove that nothing was done. Proxies answer 401 and 429 for the upstream, also after the commit; the others
 * mean that the upstream has not decided.
 */
const UNDECIDED: ReadonlySet<Reason> = new Set<Reason>([
  'unauthorised',
  'tooManyRequests',
  'keyRunning',
  'serverError',
  'notImplemented',
]);

/**
 * Whether an answer decides the call. Only envelopes with the row's data or one of the contract's reasons do. HTML, a cut body, a
 * 5xx or an unknown code may follow a commit, and `code` 0 without the call's data may be a maintenance page (10 of 10 times
 * nothing was booked). Then the lists decide.
 */
export function verdictOf(row: Row, press: () => Press, status: number, body: string): Verdict {
  const isOk = status >= 200 && status < 300;
  if (status >= SERVER_ERROR || (!isOk && status < 400)) return 'unclear';
  const json = parsed(body);
  const accepted = isOk ? v.safeParse(envelopeOf(row.data), json) : undefined;
  if (accepted?.success === true) return isWhatWasAsked(row, press, accepted.output.data) ? 'accepted' : 'unclear';
  const refusal = v.safeParse(Refusal, json);
  const reason = refusal.success ? REASON_BY_CODE.get(refusal.output.code) : undefined;
  return reason !== undefined && !UNDECIDED.has(reason) ? 'refused' : 'unclear';
}

/** Whether an accepted answer has the data of another call: connections and caches have mixed up answers. */
export function isOfAnother(row: Row, press: Press, { status, body }: StoredAnswer): boolean {
  const accepted = v.safeParse(envelopeOf(row.data), parsed(body));
  return status < 300 && accepted.success && !isWhatWasAsked(row, () => press, accepted.output.data);
}

/** Rows that answer only with a balance name nothing of their own. */
function isWhatWasAsked({ name }: Row, press: () => Press, data: unknown): boolean {
  return searchOf(name).isOwn?.(data as never, press()) !== false;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
