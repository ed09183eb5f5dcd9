import { currencyNamed } from '#app/i18n/currencies.ts';
import { useTranslation } from 'react-i18next';
import type { OddsItem } from '#contract/entities';
import { checkLimits } from '#engine/limits';
import { useListCurrenciesQuery, useWallet } from '#app/features/account/account/index.ts';
import { formatRound } from '#app/i18n/format.ts';
import * as muted from '#app/ui/muted.module.css';

/** The lowest and highest amount of a bet on these, if they are the same for all. */
export function PriceRange({ prices }: { readonly prices: readonly OddsItem[] }) {
  const { t, i18n } = useTranslation('lottery');
  const currency = useWallet()?.currency;
  const { currentData: currencies } = useListCurrenciesQuery();
  const rate = currencies?.find((option) => option.currency === currency)?.exchange;
  const [first] = prices;
  const isSame = prices.every(({ min, max }) => min === first?.min && max === first.max);
  if (first === undefined || !isSame || currency === undefined || rate === undefined) return null;
  // The enforced limits with all their places: a cut limit would name an amount that is refused.
  const { margin } = checkLimits({
    scope: 'lottery',
    amount: '0',
    currency: currencyNamed(currency),
    rate,
    game: first,
  });
  if (margin.lower === null || margin.upper === null) return null;
  const [min, max] = [formatRound(margin.lower, i18n.language), formatRound(margin.upper, i18n.language)];
  return <p className={muted.figures}>{t('odds.range', { min, max, currency })}</p>;
}
