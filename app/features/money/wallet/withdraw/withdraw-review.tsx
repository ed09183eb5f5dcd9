import { useTranslation } from 'react-i18next';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { PaymentConfirm } from '#app/features/money/wallet/ui/payment-confirm.tsx';
import { Summary } from '#app/features/money/wallet/ui/summary.tsx';
import { accountName } from './account-name.ts';
import type { Prepared } from './withdraw-form.tsx';
import { Step } from '#app/features/money/wallet/ui/step.tsx';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

interface WithdrawReviewProps {
  readonly prepared: Prepared;
  readonly currency: string;
  readonly money: MoneyButton<'openWithdrawal'>;
  readonly onChange: () => void;
}

/** All details of a withdrawal, and the payment password. */
export function WithdrawReview({ prepared, currency, money, onChange }: WithdrawReviewProps) {
  const { t, i18n } = useTranslation('wallet');
  const { channel, account, amount } = prepared;
  return (
    <Step title={t('withdraw.reviewTitle')}>
      <dl className={styles.sum}>
        <dt>{t('order.channel')}</dt>
        <dd>{channel.name}</dd>
        <dt>{t('order.to')}</dt>
        <dd>
          {accountName(account)}
          <br />
          {account.account_name}
        </dd>
      </dl>
      <Summary amount={amount} currency={currency} fees={channel} total="received" />
      <PaymentConfirm
        form="withdraw"
        currency={currency}
        text={t('withdraw.confirm', { amount: formatAmount(amount, currency, i18n.language), currency })}
        isLocked={money.isLocked}
        progress={money.progress}
        onChange={onChange}
        onConfirm={(password) =>
          money.press({
            body: { channel_id: channel.id, amount, currency, info_id: account.info_id, payment_password: password },
          })
        }
      />
    </Step>
  );
}
