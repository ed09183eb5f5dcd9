import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '#app/i18n/format.ts';
import type { BetSource } from './bet-sources.ts';
import { isLottery, isRace } from './list-call.ts';

/** Texts and numbers for the views of a bet. */
export function useBetText() {
  const { t, i18n } = useTranslation(['bets', 'shell', 'lottery']);
  return {
    money: (amount: string, currency: string) => formatMoney(amount, currency, i18n.language),
    time: (instant: string) => formatTime(instant, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    game: (source: BetSource) =>
      isLottery(source) || isRace(source) ? t(`lottery:game.${source}`) : t(`shell:nav.${source}`),
  };
}
