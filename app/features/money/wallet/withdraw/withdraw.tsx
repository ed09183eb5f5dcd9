import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useGetMemberQuery, useListCurrenciesQuery, useWallet } from '#app/features/account/account/index.ts';
import { channelWithCoin, orderWithCoin } from '#app/features/money/wallet/ui/coins.ts';
import { Loaded, ReadState } from '#app/features/money/wallet/ui/loaded.tsx';
import { methodsOf } from '#app/features/money/wallet/ui/methods.ts';
import { MoneyNotice } from '#app/features/money/wallet/ui/money-notice.tsx';
import { useBalanceAfter } from '#app/features/money/wallet/ui/use-balance-after.ts';
import { isDecided, OPEN_ORDER } from '#app/features/money/wallet/ui/order-state.ts';
import {
  useListPayoutAccountsQuery,
  useListWithdrawalChannelsQuery,
  useListWithdrawalsQuery,
  useListWithdrawalTypesQuery,
} from '#app/features/money/wallet/wallet-api.ts';
import { Notice } from '#app/ui/notice.tsx';
import { SetPaymentPassword } from '#app/features/money/wallet/ui/set-payment-password.tsx';
import { WithdrawForm, type Prepared } from './withdraw-form.tsx';
import { WithdrawReview } from './withdraw-review.tsx';
import { WithdrawalOrder } from './withdrawal-order.tsx';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

/** A withdrawal: form, review and receipt. */
export function Withdraw() {
  const { t } = useTranslation('wallet');
  const brand = useBrand();
  const wallet = useWallet();
  const member = useGetMemberQuery();
  const types = useListWithdrawalTypesQuery();
  const channels = useListWithdrawalChannelsQuery(wallet?.currency ?? skipToken);
  const { currentData: rates } = useListCurrenciesQuery();
  const accounts = useListPayoutAccountsQuery();
  const money = useMoneyCall('openWithdrawal');
  const [prepared, setPrepared] = useState<Prepared>();
  const [round, setRound] = useState(1);
  const receipt = money.progress?.status === 'accepted' ? money.progress.receipt : undefined;
  const orders = useListWithdrawalsQuery(receipt === undefined ? skipToken : undefined);
  const order = orders.currentData?.find(({ order_id }) => order_id === receipt?.order_id) ?? receipt;
  const isOpen = order !== undefined && !isDecided(order);
  useListWithdrawalsQuery(isOpen ? undefined : skipToken, OPEN_ORDER);
  useBalanceAfter(Number(isOpen));
  const all = (channels.currentData ?? []).map((channel) => channelWithCoin(channel, rates));
  const methods = methodsOf(types.currentData ?? [], all, brand);

  function onDone() {
    money.dismiss();
    setPrepared(undefined);
    setRound(round + 1);
  }

  if (order !== undefined)
    return <WithdrawalOrder order={orderWithCoin(order, rates)} late={<ReadState of={[orders]} />} onDone={onDone} />;
  return (
    <div className={styles.section}>
      <Loaded of={[member, types, channels, accounts]}>
        {wallet !== undefined && member.currentData !== undefined && (
          <>
            <MoneyNotice row="openWithdrawal" form="withdraw" currency={wallet.currency} progress={money.progress} />
            {!member.currentData.has_bank_password ? (
              <SetPaymentPassword />
            ) : methods.length === 0 ? (
              <Notice kind="info">{t('method.none')}</Notice>
            ) : (
              <>
                {/* Stays mounted during the review, so that going back keeps what was typed. */}
                <div key={round} hidden={prepared !== undefined}>
                  <WithdrawForm
                    methods={methods}
                    accounts={accounts.currentData ?? []}
                    balance={wallet.balance}
                    currency={wallet.currency}
                    hasRealName={member.currentData.real_name !== null}
                    isLocked={money.isLocked}
                    onReview={setPrepared}
                  />
                </div>
                {prepared !== undefined && (
                  <WithdrawReview
                    prepared={prepared}
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
