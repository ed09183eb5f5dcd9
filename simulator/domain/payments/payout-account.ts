import type { PayoutAccount } from '#contract/entities';
import type { StoredRecord } from '../../core/store/records.ts';

export interface PayoutAccountDoc {
  readonly account_type: PayoutAccount['account_type'];
  readonly country: string;
  readonly account_number: string;
  readonly account_name: string;
  readonly bank_name?: string;
  readonly bank_code?: string;
  readonly network?: string;
  readonly is_default: boolean;
}

const SHOWN_LAST = 4;

/** Shows only the end of the number. */
export function showPayoutAccount({ id, doc }: StoredRecord<PayoutAccountDoc>): PayoutAccount {
  const { account_type, country, account_name, account_number, bank_name, bank_code, network, is_default } = doc;
  return {
    info_id: id,
    account_type,
    country,
    account_number: account_number.slice(-SHOWN_LAST).padStart(Math.min(account_number.length, 16), '*'),
    account_name,
    bank_name: bank_name ?? null,
    bank_code: bank_code ?? null,
    network: network ?? null,
    is_default,
  };
}
