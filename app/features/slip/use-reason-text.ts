import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import { LIMIT_TEXT } from './limit-text.ts';
import type { Reason } from './reasons.ts';

/** A reason as a sentence, with its numbers. */
export function useReasonText(): (reason: Reason) => string {
  const { t, i18n } = useTranslation('slip');
  return useCallback(
    (reason) => {
      switch (reason.kind) {
        case 'limit': {
          const { warning } = reason;
          if (!('limit' in warning)) return t('limit.disabledRegions');
          const { limit, currency } = warning;
          return t(LIMIT_TEXT[warning.name], { limit: formatAmount(limit, currency, i18n.language), currency });
        }
        case 'stake':
          return t(`stake.${reason.problem}`, { currency: reason.currency });
        case 'picksGone':
          return t('obstacle.pickGone');
        case 'picksSuspended':
          return t('obstacle.pickSuspended');
        default:
          return t('obstacle.oddsMoved');
      }
    },
    [t, i18n.language],
  );
}
