import { useTranslation } from 'react-i18next';
import { useMoneyText } from '#app/features/money/wallet/ui/use-money-text.ts';
import type { PreparedTransfer } from './prepared-transfer.ts';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

/** The recipient and the amount, for the review and the receipt. */
export function TransferFacts({
  transfer,
  currency,
}: {
  readonly transfer: PreparedTransfer;
  readonly currency: string;
}) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  return (
    <dl className={styles.sum}>
      <dt>{t('transfer.to')}</dt>
      <dd>{transfer.to}</dd>
      <dt className={styles.total}>{t('sum.amount')}</dt>
      <dd translate="no" className={styles.total}>
        {money(transfer.amount, currency)}
      </dd>
    </dl>
  );
}
