import { useTranslation } from 'react-i18next';
import { useMoneyText } from './use-money-text.ts';
import type { PreparedTransfer } from './transfer.tsx';
import * as styles from './wallet.module.css';

/** Who gets how much, as the review and the receipt show it. */
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
      <dd className={styles.total}>{money(transfer.amount, currency)}</dd>
    </dl>
  );
}
