import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LimitWarning } from '#engine/limits';
import { formatAmount, formatCount, formatRound } from '#app/i18n/format.ts';
import { LIMIT_TEXT } from './limit-text.ts';
import type { Reason } from './reasons.ts';

/** A reason as a sentence, with its numbers. */
export function useReasonText(): (reason: Reason) => string {
  const { t, i18n } = useTranslation('slip');
  const { language } = i18n;
  return useCallback(
    (reason) => {
      const limit = (warning: LimitWarning) => {
        if (!('limit' in warning)) return t('limit.disabledRegions');
        const { name, amount, limit: bound, currency } = warning;
        const shown = (text: string) =>
          name.endsWith('Multiple') ? formatRound(text, language) : formatAmount(text, currency, language);
        return t(LIMIT_TEXT[name], { amount: shown(amount), limit: shown(bound), currency });
      };
      switch (reason.kind) {
        case 'limit':
          return limit(reason.warning);
        case 'stake':
          return t(`stake.${reason.problem}`, { currency: reason.currency });
        case 'multiple':
          return t('multiple.wrong');
        case 'pricesUnknown':
          return t('reason.pricesUnknown');
        case 'noLines':
          return t('reason.noLines', { count: reason.bankers, longest: reason.longest });
        case 'tooManyLines':
          return t('reason.tooManyLines', {
            lines: formatCount(reason.lines, language),
            most: formatCount(reason.most, language),
          });
        default:
          return t(`reason.${reason.kind}`, { count: reason.count });
      }
    },
    [t, language],
  );
}
