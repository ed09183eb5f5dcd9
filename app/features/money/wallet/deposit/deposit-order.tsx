import { useTranslation } from 'react-i18next';
import { type Order, type PaymentType, TRANSACTION_STATUS } from '#contract/entities';
import { isDecided, isLost, isPayable } from '#app/features/money/wallet/ui/order-state.ts';
import { OrderFacts } from '#app/features/money/wallet/ui/order-facts.tsx';
import { formatAmount } from '#app/i18n/format.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { PayCrypto } from './pay-crypto.tsx';
import { PayLink } from './pay-link.tsx';
import { Step } from '#app/features/money/wallet/ui/step.tsx';

interface DepositOrderProps {
  readonly order: Order;
  readonly type: PaymentType | undefined;
  /** Whether what it shows is out of date. */
  readonly late?: Elements;
  readonly onAnother: () => void;
}

/** One deposit: how to pay it while it is pending, and its result. */
export function DepositOrder({ order, type, late, onAnother }: DepositOrderProps) {
  const { t, i18n } = useTranslation('wallet');
  const { currency } = order;
  return (
    <Step
      title={t(isLost(order) ? 'deposit.failed' : 'deposit.submit', {
        amount: formatAmount(order.amount, currency, i18n.language),
        currency,
      })}
    >
      {late}
      {isDecided(order) && (
        <Notice kind={order.status === TRANSACTION_STATUS.success ? 'success' : 'error'}>
          {t(order.status === TRANSACTION_STATUS.success ? 'order.depositDone' : 'order.depositFailed')}
        </Notice>
      )}
      {isPayable(order) && <Pay order={order} type={type} />}
      {order.status === TRANSACTION_STATUS.processing && (
        <Notice kind="info">{t(type === 'card' ? 'order.cardWait' : 'order.paymentSeen')}</Notice>
      )}
      <OrderFacts order={order} />
      <QuietButton onClick={onAnother}>{t('deposit.another')}</QuietButton>
    </Step>
  );
}

function Pay({ order, type }: Pick<DepositOrderProps, 'order' | 'type'>) {
  const { t } = useTranslation('wallet');
  if (order.address !== undefined) return <PayCrypto order={order} address={order.address} />;
  if (type === 'card' && order.pay_url === undefined) return <Notice kind="info">{t('order.cardWait')}</Notice>;
  return <PayLink url={order.pay_url} />;
}
