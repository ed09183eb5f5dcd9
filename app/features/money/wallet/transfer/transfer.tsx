import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useGetMemberQuery, useWallet } from '#app/features/account/account/index.ts';
import { Loaded } from '#app/features/money/wallet/ui/loaded.tsx';
import { MoneyNotice } from '#app/features/money/wallet/ui/money-notice.tsx';
import { SetPaymentPassword } from '#app/features/money/wallet/ui/set-payment-password.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { transferOf, type PreparedTransfer } from './prepared-transfer.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferReceipt } from './transfer-receipt.tsx';
import { TransferReview } from './transfer-review.tsx';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

/** A transfer to another player: form, review and receipt. */
export function Transfer() {
  const { t } = useTranslation('wallet');
  const { features } = useBrand();
  const wallet = useWallet();
  const member = useGetMemberQuery();
  const money = useMoneyCall('transferToPlayer');
  const [prepared, setPrepared] = useState<PreparedTransfer>();

  if (!features.transfer) return <Notice kind="info">{t('switchedOff')}</Notice>;
  if (money.progress?.status === 'accepted') {
    const onDone = () => {
      money.dismiss();
      setPrepared(undefined);
    };
    const sent = transferOf(money.progress.request);
    return <TransferReceipt transfer={sent} currency={wallet?.currency ?? ''} onDone={onDone} />;
  }
  return (
    <div className={styles.section}>
      <Loaded of={[member]}>
        {wallet !== undefined && (
          <>
            <MoneyNotice row="transferToPlayer" form="transfer" currency={wallet.currency} progress={money.progress} />
            {member.currentData?.has_bank_password === false ? (
              <SetPaymentPassword />
            ) : (
              <>
                <div hidden={prepared !== undefined}>
                  <TransferForm wallet={wallet} isLocked={money.isLocked} onReview={setPrepared} />
                </div>
                {prepared !== undefined && (
                  <TransferReview
                    transfer={prepared}
                    currency={wallet.currency}
                    money={money}
                    onChange={() => setPrepared(undefined)}
                  />
                )}
              </>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
