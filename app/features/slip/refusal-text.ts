import type { ParseKeys } from 'i18next';
import * as v from 'valibot';
import type { Reason } from '#contract/codes.ts';
import { Amount, Currency, Odds } from '#contract/primitives.ts';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText, type ErrorKey } from '#app/api/error-text.ts';
import { LIMIT_TEXT } from './limit-text.ts';
import type { Reason as SlipReason } from './reasons.ts';

/** Reasons that are a bet's own; the others are told as with any call. */
const BET_REASONS = {
  limitsExceeded: 'refused.limitsExceeded',
  oddsChanged: 'refused.oddsChanged',
  marketClosed: 'refused.marketClosed',
  passNotAllowed: 'refused.passNotAllowed',
  tooManyLines: 'refused.tooManyLines',
  wrongCurrency: 'refused.wrongCurrency',
  deadlinePassed: 'refused.deadlinePassed',
} as const satisfies Partial<Record<Reason, ParseKeys<'slip'>>>;

type BetKey = (typeof BET_REASONS)[keyof typeof BET_REASONS];
const LIMIT_NAMES = Object.keys(LIMIT_TEXT) as (keyof typeof LIMIT_TEXT)[];

/** What the refusal says in numbers; the detail is from outside, so whatever does not fit is left out. */
const Detail = v.object({
  warnings: v.fallback(
    v.array(
      v.object({
        name: v.picklist(LIMIT_NAMES),
        amount: v.optional(Amount),
        limit: v.optional(Amount),
        currency: v.optional(Currency),
      }),
    ),
    [],
  ),
  moved: v.fallback(v.array(v.object({ was: Odds, now: Odds })), []),
});

export interface RefusalText {
  readonly betKey: BetKey;
  /** The limit that was held against it. */
  readonly reason?: SlipReason;
  readonly moved: readonly { readonly was: string; readonly now: string }[];
}

/** What to tell about a refused bet. @example refusalText({ kind: 'refused', status: 409, reason: 'oddsChanged' }) */
export function refusalText(error: ApiError): RefusalText | { readonly key: ErrorKey } | { readonly message: string } {
  const reason = error.kind === 'refused' ? error.reason : undefined;
  if (error.kind !== 'refused' || reason === undefined || !(reason in BET_REASONS)) return errorText(error);
  const { warnings, moved } = v.parse(Detail, { warnings: [], moved: [], ...error.detail });
  const [first] = warnings;
  const told = first && limitReason(first);
  return { betKey: BET_REASONS[reason as keyof typeof BET_REASONS], moved, ...(told && { reason: told }) };
}

function limitReason({
  name,
  amount,
  limit,
  currency,
}: v.InferOutput<typeof Detail>['warnings'][number]): SlipReason | undefined {
  if (name === 'disabledRegions') return { kind: 'limit', warning: { name, region: '' } };
  if (amount === undefined || limit === undefined || currency === undefined) return undefined;
  return { kind: 'limit', warning: { name, amount, limit, currency } };
}
