import type { Rows } from '#contract/rows.ts';
import { showPayoutAccount } from '#simulator/payments/payout-account.ts';
import type { PayoutAccountDoc } from '#simulator/payments/payout-account.ts';
import type { Handler } from './handler.ts';

export const listPayoutAccounts: Handler<Rows['listPayoutAccounts']> = ({ world, player }) =>
  world.records.list<PayoutAccountDoc>('payoutAccount', player().id).records.map(showPayoutAccount);
