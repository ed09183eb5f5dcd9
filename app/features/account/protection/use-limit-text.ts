import { useTranslation } from 'react-i18next';
import type { PlayerLimit } from '#contract/entities';
import { formatMoney, formatRound, formatTime } from '#app/i18n/format.ts';

/** Formats a limit (money with its currency, or minutes) and an instant of the server. */
export function useLimitText(currency: string) {
  const { t, i18n } = useTranslation('protection');
  const { language } = i18n;
  return {
    amount: (kind: PlayerLimit['kind'], value: string): string =>
      kind === 'session'
        ? t('minutes', { count: Number(value), shown: formatRound(value, language) })
        : formatMoney(value, currency, language),
    moment: (instant: string): string => formatTime(instant, language, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
