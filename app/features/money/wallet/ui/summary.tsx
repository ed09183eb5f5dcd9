import { useTranslation } from 'react-i18next';
import type { PaymentChannel } from '#contract/entities';
import { isZero, netOf } from './fees.ts';
import { useMoneyText } from './use-money-text.ts';
import * as styles from './wallet.module.css';

interface SummaryProps {
  readonly amount: string;
  readonly currency: string;
  readonly fees: Pick<PaymentChannel, 'service_fee' | 'network_fee'>;
  readonly total: 'credited' | 'received';
}

/** An amount, its fees and the remainder, all exact. */
export function Summary({ amount, currency, fees, total }: SummaryProps) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const { service_fee, network_fee } = fees;
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
      <dt className={styles.total}>{t(`sum.${total}`)}</dt>
      <dd translate="no" className={styles.total} data-testid="net">
        {money(netOf(amount, fees, currency), currency)}
      </dd>
    </dl>
  );
}
