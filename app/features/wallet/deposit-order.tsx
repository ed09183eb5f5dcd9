import { useTranslation } from 'react-i18next';
import { TRANSACTION_STATUS, type Order } from '#contract/entities/transaction.ts';
import type { PaymentType } from '#contract/entities/payment.ts';
import { isDecided, isPayable } from './order-state.ts';
import { OrderFacts } from './order-facts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PayCrypto } from './pay-crypto.tsx';
import { PayLink } from './pay-link.tsx';
import { useArrival } from './use-arrival.ts';
import * as styles from './wallet.module.css';

interface DepositOrderProps {
  readonly order: Order;
  readonly type: PaymentType | undefined;
  readonly onAnother: () => void;
}

/** One deposit: how to pay it while it waits, and what became of it. */
export function DepositOrder({ order, type, onAnother }: DepositOrderProps) {
  const { t } = useTranslation('wallet');
  const arrival = useArrival();
  return (
    <div {...arrival} className={styles.section}>
      {isDecided(order) && (
        <Notice kind={order.status === TRANSACTION_STATUS.success ? 'success' : 'error'}>
          {t(order.status === TRANSACTION_STATUS.success ? 'order.depositDone' : 'order.depositFailed')}
        </Notice>
      )}
      {isPayable(order) && <Pay order={order} type={type} />}
      <OrderFacts order={order} />
      <Button look="quiet" onClick={onAnother}>
        {t('deposit.another')}
      </Button>
    </div>
  );
}

function Pay({ order, type }: Pick<DepositOrderProps, 'order' | 'type'>) {
  const { t } = useTranslation('wallet');
  if (order.address !== undefined) return <PayCrypto order={order} address={order.address} />;
  if (type === 'card' && order.pay_url === undefined) return <Notice kind="info">{t('order.cardWait')}</Notice>;
  return <PayLink url={order.pay_url} />;
}
