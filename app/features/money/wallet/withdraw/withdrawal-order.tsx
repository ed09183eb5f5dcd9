import { useTranslation } from 'react-i18next';
import { type Order, TRANSACTION_STATUS } from '#contract/entities';
import { OrderFacts } from '#app/features/money/wallet/ui/order-facts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useArrival } from '#app/features/money/wallet/ui/use-arrival.ts';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

/** The receipt of a withdrawal, which shows its state until it is final. */
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
