import * as v from 'valibot';
import { CODES, type Reason } from '#contract/reasons';
import { Refusal } from '#contract/rows';
import type { Verdict } from './machine.ts';

const REASON_BY_CODE = new Map<number, Reason>(
  Object.entries(CODES).map(([reason, { code }]) => [code, reason as Reason]),
);
const Accepted = v.object({ code: v.literal(0), msg: v.string() });
const SERVER_ERROR = 500;

/**
 * Reasons that do not prove that nothing was done. Proxies answer 401 and 429 in the upstream's place, also after the commit;
 * the others say that the upstream has not decided.
 */
const UNDECIDED: ReadonlySet<Reason> = new Set<Reason>([
  'unauthorised',
  'tooManyRequests',
  'keyRunning',
  'serverError',
  'notImplemented',
]);

/**
 * Whether an answer of the upstream decides the call. Believed are only the upstream's own envelopes with a reason of the
 * contract: a page of HTML, a cut body, a 5xx or an unknown code may come after the commit.
 */
export function verdictOf(status: number, body: string): Verdict {
  const isOk = status >= 200 && status < 300;
  if (status >= SERVER_ERROR || (!isOk && status < 400)) return 'unclear';
  const json = parsed(body);
  if (isOk && v.is(Accepted, json)) return 'accepted';
  const refusal = v.safeParse(Refusal, json);
  const reason = refusal.success ? REASON_BY_CODE.get(refusal.output.code) : undefined;
  return reason !== undefined && !UNDECIDED.has(reason) ? 'refused' : 'unclear';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
