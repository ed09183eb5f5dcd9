import type { PaymentChannel, PaymentType, PayoutAccount } from '#contract/entities';

export type AccountType = PayoutAccount['account_type'];

/** The kind of account to which each kind of channel pays out. */
const ACCOUNT_TYPES: Readonly<Record<PaymentType, AccountType>> = {
  crypto: 'crypto',
  fiat: 'bank',
  third_party: 'pix',
  card: 'bank',
};

export const accountTypeFor = ({ type }: Pick<PaymentChannel, 'type'>): AccountType => ACCOUNT_TYPES[type];

/** Whether a channel pays out to a saved account: crypto only on the account's own network. */
export function accountFits(account: PayoutAccount, channel: Pick<PaymentChannel, 'type' | 'network'>): boolean {
  if (account.account_type !== accountTypeFor(channel)) return false;
  return account.account_type !== 'crypto' || account.network === (channel.network ?? null);
}
