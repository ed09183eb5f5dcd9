import { useTranslation } from 'react-i18next';
import { TRANSACTION_STATUS, type Order } from '#contract/entities/transaction.ts';
import { OrderFacts } from './order-facts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useArrival } from './use-arrival.ts';
import * as styles from './wallet.module.css';

/** The receipt of a withdrawal, which goes on telling what becomes of it. */
export function WithdrawalOrder({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const { t } = useTranslation('wallet');
  const arrival = useArrival();
  return (
    <div {...arrival} className={styles.section}>
      <h3 className={styles.title}>{t('withdraw.receipt')}</h3>
      <State order={order} />
      <OrderFacts order={order} />
      <Button look="quiet" onClick={onDone}>
        {t('receipt.done')}
      </Button>
    </div>
  );
}

function State({ order: { status } }: { readonly order: Order }) {
  const { t } = useTranslation('wallet');
  switch (status) {
    case TRANSACTION_STATUS.success:
      return <Notice kind="success">{t('order.withdrawalDone')}</Notice>;
    case TRANSACTION_STATUS.rejected:
    case TRANSACTION_STATUS.failed:
      return <Notice kind="error">{t('order.withdrawalRejected')}</Notice>;
    default:
      return <Notice kind="info">{t('order.withdrawalWait')}</Notice>;
  }
}
