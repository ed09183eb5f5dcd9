import type { PayoutAccount } from '#contract/entities';

/** A saved account in one line. @example accountName(account) // 'NuvemBank ****1234' */
export function accountName({ bank_name, network, account_number }: PayoutAccount): string {
  return [bank_name ?? network, account_number].filter((part) => part !== null).join(' ');
}
