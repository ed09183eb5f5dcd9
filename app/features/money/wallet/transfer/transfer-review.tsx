import { useTranslation } from 'react-i18next';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { PaymentConfirm } from '#app/features/money/wallet/ui/payment-confirm.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import type { PreparedTransfer } from './prepared-transfer.ts';
import { Step } from '#app/features/money/wallet/ui/step.tsx';

interface TransferReviewProps {
  readonly transfer: PreparedTransfer;
  readonly currency: string;
  readonly money: MoneyButton<'transferToPlayer'>;
  readonly onChange: () => void;
}

/** All details of a transfer, and the payment password. */
export function TransferReview({ transfer, currency, money, onChange }: TransferReviewProps) {
  const { t, i18n } = useTranslation('wallet');
  const amount = formatAmount(transfer.amount, currency, i18n.language);
  return (
    <Step title={t('transfer.reviewTitle')}>
      <TransferFacts transfer={transfer} currency={currency} />
      <Notice kind="warning">{t('transfer.final')}</Notice>
      <PaymentConfirm
        form="transfer"
        currency={currency}
        text={t('transfer.confirm', { amount, currency })}
        isLocked={money.isLocked}
        progress={money.progress}
        onChange={onChange}
        onConfirm={(password) => money.press({ body: { ...transfer, currency, payment_password: password } })}
      />
    </Step>
  );
}
