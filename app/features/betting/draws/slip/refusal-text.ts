import type { ParseKeys } from 'i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText, type CommonText, type OwnText, type OwnTexts } from '#app/api/refusals/error-text.ts';

/** Texts of a draw bet's own; other reasons use the common texts. */
const DRAW_REASONS = {
  limitsExceeded: 'refused.limitsExceeded',
  oddsChanged: 'refused.oddsChanged',
  marketClosed: 'refused.drawClosed',
  wrongCurrency: 'refused.wrongCurrency',
  deadlinePassed: 'refused.deadlinePassed',
  gameDisabled: 'refused.gameDisabled',
} as const satisfies OwnTexts<ParseKeys<'lottery'>>;

type DrawKey = (typeof DRAW_REASONS)[keyof typeof DRAW_REASONS];

/** The text for a refused bet. @example drawRefusalText({ kind: 'refused', status: 409, reason: 'marketClosed' }) */
export function drawRefusalText(error: ApiError): CommonText | OwnText<DrawKey> {
  return errorText<DrawKey>(error, DRAW_REASONS);
}
