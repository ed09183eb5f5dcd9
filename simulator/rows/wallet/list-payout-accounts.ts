import type { Rows } from '#contract/rows';
import { showPayoutAccount } from '../../domain/payments/payout-account.ts';
import type { PayoutAccountDoc } from '../../domain/payments/payout-account.ts';
import type { Handler } from '../shared/handler.ts';

export const listPayoutAccounts: Handler<Rows['listPayoutAccounts']> = ({ world, player }) =>
  world.records.list<PayoutAccountDoc>('payoutAccount', player().id).records.map(showPayoutAccount);
