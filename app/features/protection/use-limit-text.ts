import { useTranslation } from 'react-i18next';
import type { PlayerLimit } from '#contract/entities/protection.ts';
import { formatAmount, formatRound, formatTime } from '#app/i18n/format.ts';

/** What a limit names, as people read it: money with its currency, or minutes; and an instant of the server. */
export function useLimitText(currency: string) {
  const { t, i18n } = useTranslation('protection');
  const { language } = i18n;
  return {
    amount: (kind: PlayerLimit['kind'], value: string): string =>
      kind === 'session'
        ? t('minutes', { count: Number(value), shown: formatRound(value, language) })
        : `${formatAmount(value, currency, language)} ${currency}`,
    moment: (instant: string): string => formatTime(instant, language, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
