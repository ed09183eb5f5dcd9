import { useTranslation } from 'react-i18next';
import { type Order, TRANSACTION_STATUS, type TransactionStatus } from '#contract/entities';
import { OrderFacts } from '#app/features/money/wallet/ui/order-facts.tsx';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Step } from '#app/features/money/wallet/ui/step.tsx';

interface WithdrawalOrderProps {
  readonly order: Order;
  /** Whether what it shows is out of date. */
  readonly late?: Elements;
  readonly onDone: () => void;
}

const { audited, processing, success, failed, rejected } = TRANSACTION_STATUS;
const TITLES = {
  [audited]: 'withdraw.receiptApproved',
  [processing]: 'withdraw.receiptApproved',
  [success]: 'withdraw.receiptPaid',
  [failed]: 'withdraw.receiptFailed',
  [rejected]: 'withdraw.receiptRejected',
} as const satisfies Partial<Record<TransactionStatus, string>>;
const titleOf = ({ status }: Order) => (status === TRANSACTION_STATUS.pending ? 'withdraw.receipt' : TITLES[status]);

/** The receipt of a withdrawal, which shows its state until it is final. */
export function WithdrawalOrder({ order, late, onDone }: WithdrawalOrderProps) {
  const { t } = useTranslation('wallet');
  return (
    <Step title={t(titleOf(order))}>
      {late}
      <State order={order} />
      <OrderFacts order={order} />
      <QuietButton onClick={onDone}>{t('receipt.done')}</QuietButton>
    </Step>
  );
}

function State({ order: { status } }: { readonly order: Order }) {
  const { t } = useTranslation('wallet');
  switch (status) {
    case TRANSACTION_STATUS.success:
      return <Notice kind="success">{t('order.withdrawalDone')}</Notice>;
    case TRANSACTION_STATUS.failed:
      return <Notice kind="error">{t('order.withdrawalFailed')}</Notice>;
    case TRANSACTION_STATUS.rejected:
      return <Notice kind="error">{t('order.withdrawalRejected')}</Notice>;
    case TRANSACTION_STATUS.audited:
    case TRANSACTION_STATUS.processing:
      return <Notice kind="info">{t('order.withdrawalPaying')}</Notice>;
    default:
      return <Notice kind="info">{t('order.withdrawalWait')}</Notice>;
  }
}
