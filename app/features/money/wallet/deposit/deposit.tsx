import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/entities';
import { readEvery } from '#app/api/read-every.ts';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useGuard } from '#app/features/account/protection/index.ts';
import { useBrandBounds, useListCurrenciesQuery, useWallet } from '#app/features/account/account/index.ts';
import { channelWithCoin, orderWithCoin } from '#app/features/money/wallet/ui/coins.ts';
import { Loaded, ReadState } from '#app/features/money/wallet/ui/loaded.tsx';
import { methodsOf } from '#app/features/money/wallet/ui/methods.ts';
import { within } from './within.ts';
import { isDecided, isPayable, OPEN_ORDER } from '#app/features/money/wallet/ui/order-state.ts';
import {
  useListDepositChannelsQuery,
  useListDepositsQuery,
  useListDepositTypesQuery,
} from '#app/features/money/wallet/wallet-api.ts';
import { Notice } from '#app/ui/notice.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositOrder } from './deposit-order.tsx';
import { newerOrder } from './newer-order.ts';
import { OpenDeposits } from './open-deposits.tsx';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

/** A push reports payments at once; a declined one sends none, so the order is polled. */
const POLL_MS = 30_000;

/** Deposits: the open ones, a new one, and the one being shown. */
export function Deposit({ missing }: { readonly missing?: string | undefined }) {
  const { t } = useTranslation('wallet');
  const brand = useBrand();
  const currency = useWallet()?.currency;
  const bounds = useBrandBounds('deposit');
  const types = useListDepositTypesQuery();
  const channels = useListDepositChannelsQuery(currency ?? skipToken);
  const { currentData: rates } = useListCurrenciesQuery();
  const deposits = useListDepositsQuery(undefined, readEvery(POLL_MS));
  const money = useMoneyCall('openDeposit');
  const { stop } = useGuard('deposit', undefined);
  const [continued, setContinued] = useState<Order>();
  const opened = money.progress?.status === 'accepted' ? money.progress.receipt : undefined;
  const chosen = continued ?? opened;
  const order =
    chosen &&
    newerOrder(
      chosen,
      deposits.currentData?.find(({ order_id }) => order_id === chosen.order_id),
    );
  useListDepositsQuery(order === undefined || isDecided(order) ? skipToken : undefined, OPEN_ORDER);

  const all = (channels.currentData ?? []).map((channel) => channelWithCoin(channel, rates));
  const methods = methodsOf(types.currentData ?? [], within(bounds, all), brand);
  if (order !== undefined)
    return (
      <DepositOrder
        order={orderWithCoin(order, rates)}
        type={all.find(({ id }) => id === order.channel_id)?.type}
        late={<ReadState of={[deposits]} />}
        onAnother={() => {
          setContinued(undefined);
          money.dismiss();
        }}
      />
    );
  return (
    <div className={styles.section}>
      <Loaded of={[types, channels, deposits]}>
        {stop?.is !== 'excluded' && (
          <OpenDeposits orders={(deposits.currentData ?? []).filter(isPayable)} onContinue={setContinued} />
        )}
        {methods.length === 0 || currency === undefined ? (
          <Notice kind="info">{t('method.none')}</Notice>
        ) : (
          <DepositForm methods={methods} currency={currency} money={money} missing={missing} />
        )}
      </Loaded>
    </div>
  );
}
