import * as v from 'valibot';
import type { ApiError } from '#app/api/api-error.ts';
import { Amount, EXCLUSION_REGISTERS, IDENTITY_STATUS, Instant, LIMIT_KINDS, LIMIT_PERIODS } from '#contract/entities';
import type { Stop } from './guard.ts';

const Kind = v.picklist(LIMIT_KINDS);
const Excluded = v.object({
  kind: v.picklist(['time_out', 'self_exclusion']),
  until: Instant,
  may_return: v.optional(v.boolean()),
  return_from: v.optional(Instant),
});
const Unanswered = v.object({ register: v.picklist(EXCLUSION_REGISTERS) });
const Unchecked = v.object({ status: v.picklist(IDENTITY_STATUS) });
const Reached = v.object({ kind: Kind, period: v.picklist(LIMIT_PERIODS), value: Amount, left: Amount });
const Missing = v.object({ missing: v.array(Kind), may_decline: v.optional(v.boolean()) });

/**
 * The player's own limit or break for which the upstream refused; undefined for every other refusal. The detail comes from the
 * server and is checked.
 */
export function refusedBy(error: ApiError | undefined): Stop | undefined {
  if (error?.kind !== 'refused') return undefined;
  const { reason, detail } = error;
  if (reason === 'excluded' && v.is(Excluded, detail)) {
    const { kind, until, may_return, return_from } = detail;
    return { is: 'excluded', kind, until: return_from ?? until, ...(may_return && { mayReturn: true }) };
  }
  if (reason === 'identityNeeded' && v.is(Unchecked, detail) && detail.status !== 'passed')
    return { is: 'identity', status: detail.status };
  if (reason === 'registerUnanswered' && v.is(Unanswered, detail))
    return { is: 'unanswered', register: detail.register };
  if (reason === 'limitsMissing' && v.is(Missing, detail))
    return detail.may_decline === true ? { is: 'choose' } : { is: 'missing', kinds: detail.missing };
  if (reason !== 'playerLimitReached' || !v.is(Reached, detail)) return undefined;
  const { kind, period, value, left } = detail;
  return { is: kind === 'session' ? 'timeUp' : 'over', room: { kind, period, value, left } };
}
