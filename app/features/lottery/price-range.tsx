import { useTranslation } from 'react-i18next';
import type { OddsItem } from '#contract/entities/lottery.ts';
import { checkLimits } from '#engine/limits/check-limits.ts';
import { useListCurrenciesQuery, useWallet } from '#app/features/account/index.ts';
import { formatRound } from '#app/i18n/format.ts';
import * as styles from './price-range.module.css';

/** Between which amounts a bet on these is taken, where that is the same for all of them. */
export function PriceRange({ prices }: { readonly prices: readonly OddsItem[] }) {
  const { t, i18n } = useTranslation('lottery');
  const currency = useWallet()?.currency;
  const { currentData: currencies } = useListCurrenciesQuery();
  const rate = currencies?.find((option) => option.currency === currency)?.exchange;
  const [first] = prices;
  const isSame = prices.every(({ min, max }) => min === first?.min && max === first.max);
  if (first === undefined || !isSame || currency === undefined || rate === undefined) return null;
  // The bounds as they are enforced, with all their places: cut ones would name an amount that is refused.
  const { margin } = checkLimits({ scope: 'lottery', amount: '0', currency, rate, game: first });
  if (margin.lower === null || margin.upper === null) return null;
  const [min, max] = [formatRound(margin.lower, i18n.language), formatRound(margin.upper, i18n.language)];
  return <p className={styles.range}>{t('odds.range', { min, max, currency })}</p>;
}
