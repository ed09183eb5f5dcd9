import { useTranslation } from 'react-i18next';
import type { PaymentChannel } from '#contract/entities';
import { withCurrency } from '#app/i18n/format.ts';
import { rateText } from '#app/i18n/rate-text.ts';
import { coinsToReceive, coinsToSend, formatCoins, isCoinUnknown, otherCoin } from './coins.ts';
import { feesOf, isZero, netOf } from './fees.ts';
import { useMoneyText } from './use-money-text.ts';
import * as styles from './wallet.module.css';

interface SummaryProps {
  readonly amount: string;
  readonly currency: string;
  readonly fees: Pick<PaymentChannel, 'service_fee' | 'network_fee'> & Partial<Pick<PaymentChannel, 'type' | 'coin'>>;
  readonly total: 'credited' | 'received';
}

/** An amount, its fees and the remainder, all exact; and what is sent or arrives in a coin of another currency. */
export function Summary({ amount, currency, fees, total }: SummaryProps) {
  const { t, i18n } = useTranslation('wallet');
  const money = useMoneyText();
  const { service_fee, network_fee, type } = fees;
  const coin = otherCoin(fees.coin, currency);
  const net = netOf(amount, fees, currency);
  const isPaidInCoins =
    total === 'received' && (coin !== undefined || (type === 'crypto' && isCoinUnknown({ currency })));
  const coins = coin && (total === 'received' ? coinsToReceive(net, coin) : coinsToSend(amount, coin));
  return (
    <dl className={styles.sum}>
      <dt>{t('sum.amount')}</dt>
      <dd translate="no">{money(amount, currency)}</dd>
      {!isZero(service_fee) && (
        <>
          <dt>{t('sum.service')}</dt>
          <dd translate="no">{money(`-${service_fee}`, currency)}</dd>
        </>
      )}
      {!isZero(network_fee) && (
        <>
          <dt>{t('sum.network')}</dt>
          <dd translate="no">{money(`-${network_fee}`, currency)}</dd>
        </>
      )}
      {(!isPaidInCoins || coin === undefined || !isZero(feesOf(fees))) && (
        <>
          <dt className={isPaidInCoins ? undefined : styles.total}>
            {t(isPaidInCoins ? 'sum.afterFees' : `sum.${total}`)}
          </dt>
          <dd translate="no" className={isPaidInCoins ? undefined : styles.total} data-testid="net">
            {money(net, currency)}
          </dd>
        </>
      )}
      {coin !== undefined && coins !== undefined && (
        <>
          <dt className={styles.total}>{t(isPaidInCoins ? 'sum.received' : 'sum.sent')}</dt>
          <dd translate="no" className={styles.total} data-testid="coins">
            {withCurrency(formatCoins(coins, i18n.language), coin.currency)}
          </dd>
          <dt>{t('sum.rate')}</dt>
          <dd translate="no">
            {rateText({ currency: coin.currency, rate: '1' }, { currency, rate: coin.rate }, i18n.language)}
          </dd>
        </>
      )}
    </dl>
  );
}
