import { currencyNamed } from '#app/i18n/currencies.ts';
import { useTranslation } from 'react-i18next';
import type { LimitedGame } from '#contract/entities';
import { useBrandBounds, useListCurrenciesQuery } from '#app/features/account/account/index.ts';
import { checkLimits } from '#engine/limits';
import { convertAmount } from '#engine/money';
import { formatCount } from '#app/i18n/format.ts';
import { unreadText } from '#app/api/refusals/beside.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useLimitsOfQuery } from './limits-api.ts';
import { Section } from './section.tsx';
import { useExampleMoney } from './use-example-money.ts';
import * as styles from './how-to.module.css';

/** The limits of a game, from the upstream and the brand, in the player's currency. */
export function Limits({ game, hasMultiple = true }: { readonly game: LimitedGame; readonly hasMultiple?: boolean }) {
  const { t, i18n } = useTranslation('howto');
  const { currency, money } = useExampleMoney();
  const { currentData: limits, isError, error } = useLimitsOfQuery(game);
  const { currentData: currencies, isError: isRateMissing, error: rateError } = useListCurrenciesQuery();
  const brandStake = useBrandBounds('stake');
  const rate = currencies?.find((option) => option.currency === currency)?.exchange;
  const shown = (amount: string | null, scale = '1') =>
    money(convertAmount(amount ?? '0', scale, currencyNamed(currency)));
  const count = (number: number) => formatCount(String(number), i18n.language);
  const bet =
    limits === undefined || rate === undefined
      ? undefined
      : checkLimits({
          scope: 'sport',
          amount: '0',
          currency: currencyNamed(currency),
          rate,
          bet: limits.bet,
          own: brandStake,
        }).margin;
  const hasFailed = isError || isRateMissing;
  return (
    <Section title={t('limits.title')}>
      {hasFailed && <Notice kind="warning">{unreadText(error ?? rateError, t('limits.failed'))}</Notice>}
      {!hasFailed && bet === undefined && <Skeleton rows={1} label={t('limits.loading')} />}
      {limits !== undefined && bet !== undefined && (
        <dl className={styles.sums} data-testid="limits">
          <dt>{t('limits.bet')}</dt>
          <dd>{t('limits.range', { min: shown(bet.lower), max: shown(bet.upper) })}</dd>
          {hasMultiple && (
            <>
              <dt>{t('limits.multiple')}</dt>
              <dd>
                {t('limits.range', { min: count(Math.max(1, limits.multiple.min)), max: count(limits.multiple.max) })}
              </dd>
            </>
          )}
          <dt>{t('limits.bonus')}</dt>
          <dd>{t('limits.most', { max: shown(limits.Bonus.max, rate) })}</dd>
        </dl>
      )}
    </Section>
  );
}
