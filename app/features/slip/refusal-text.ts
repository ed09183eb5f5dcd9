import type { ParseKeys } from 'i18next';
import type { Reason } from '#contract/codes.ts';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText, type ErrorKey } from '#app/api/error-text.ts';

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

/** What to tell about a refused bet. @example refusalText({ kind: 'refused', status: 409, reason: 'oddsChanged' }) */
export function refusalText(
  error: ApiError,
): { readonly betKey: BetKey } | { readonly key: ErrorKey } | { readonly message: string } {
  const reason = error.kind === 'refused' ? error.reason : undefined;
  return reason !== undefined && reason in BET_REASONS
    ? { betKey: BET_REASONS[reason as keyof typeof BET_REASONS] }
    : errorText(error);
}
