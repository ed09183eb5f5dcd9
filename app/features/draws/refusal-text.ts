import type { ParseKeys } from 'i18next';
import type { Reason } from '#contract/codes.ts';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText, type ErrorKey } from '#app/api/error-text.ts';

/** Reasons that are a draw bet's own; the others are told as with any call. */
const DRAW_REASONS = {
  limitsExceeded: 'refused.limitsExceeded',
  oddsChanged: 'refused.oddsChanged',
  marketClosed: 'refused.marketClosed',
  wrongCurrency: 'refused.wrongCurrency',
  deadlinePassed: 'refused.deadlinePassed',
  gameDisabled: 'refused.gameDisabled',
} as const satisfies Partial<Record<Reason, ParseKeys<'lottery'>>>;

type DrawKey = (typeof DRAW_REASONS)[keyof typeof DRAW_REASONS];

/** What to tell about a refused bet. @example drawRefusalText({ kind: 'refused', status: 409, reason: 'marketClosed' }) */
export function drawRefusalText(
  error: ApiError,
): { readonly drawKey: DrawKey } | { readonly key: ErrorKey } | { readonly message: string } {
  const reason = error.kind === 'refused' ? error.reason : undefined;
  return reason !== undefined && reason in DRAW_REASONS
    ? { drawKey: DRAW_REASONS[reason as keyof typeof DRAW_REASONS] }
    : errorText(error);
}
