import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import type { DrawObstacle } from './summarise-draw-slip.ts';

/** The sentence for one obstacle. */
export function useObstacleText(currency: string): (obstacle: DrawObstacle) => string {
  const { t, i18n } = useTranslation(['lottery', 'slip']);
  return (obstacle) => {
    switch (obstacle.kind) {
      case 'phase':
        if (obstacle.phase === undefined) return t('obstacle.noDraw');
        return obstacle.phase === 'toCome' ? t('obstacle.notOpen') : t('obstacle.waitNext');
      case 'gone':
        return t('obstacle.gone');
      case 'oddsMoved':
        return t('obstacle.oddsMoved');
      case 'amount':
        return t(`amount.${obstacle.problem}`, { currency });
      case 'limit': {
        const { warning } = obstacle;
        if (!('limit' in warning)) return t('slip:limit.disabledRegions');
        const limit = formatAmount(warning.limit, currency, i18n.language);
        if (warning.name === 'cannotWin') {
          const amount = formatAmount(warning.amount, currency, i18n.language);
          return t('slip:limit.cannotWin', { amount, limit, currency });
        }
        return t(`limit.${nameOf(warning.name)}`, { limit, currency });
      }
    }
  };
}

/** The limits of sports never apply to a draw: `scope` is lottery. */
function nameOf(name: string) {
  switch (name) {
    case 'exceedsMaxBet':
    case 'belowMinBet':
    case 'insufficientAccountBalance':
    case 'belowLotteryGameMinBet':
    case 'exceedsLotteryGameMaxBet':
      return name;
    default:
      throw new Error(`A draw has no limit ${name}.`);
  }
}
