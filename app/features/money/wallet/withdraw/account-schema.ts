import * as v from 'valibot';
import { cpfDigits, isCpf } from '#contract/entities';
import type { savePayoutAccount } from '#contract/rows/wallet/save-payout-account';
import type { RowRequest } from '#contract/rows';
import { walletKey as key, type WalletKey } from '#app/features/money/wallet/wallet-key.ts';
import type { AccountType } from './account-fits.ts';
import { isAddress } from './crypto-address.ts';

export interface AccountValues {
  readonly country: string;
  readonly bank_code: string;
  readonly bank_name: string;
  readonly account_number: string;
  readonly account_name: string;
  readonly cpf: string;
  readonly is_default: boolean;
}

export interface AccountRules {
  readonly type: AccountType;
  readonly country: string;
  readonly network?: string | undefined;
  /** The banks of the country; if none are known the name is typed. */
  readonly banks: readonly { readonly code: string; readonly name: string }[];
}

const Text = (most: number, missing: WalletKey) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(most, missing));

const Unused = v.pipe(
  v.optional(v.string()),
  v.transform(() => undefined),
);

const CpfField = v.pipe(
  v.string(),
  v.transform(cpfDigits),
  v.minLength(1, key('account.cpfMissing')),
  v.check(isCpf, key('account.cpfInvalid')),
);

function numberField({ type, network = '' }: AccountRules) {
  if (type === 'crypto') {
    return v.pipe(
      Text(120, key('account.addressMissing')),
      v.check((address) => isAddress(address, network), key('account.addressInvalid')),
    );
  }
  if (type === 'pix') return Text(77, key('account.pixMissing'));
  return v.pipe(
    Text(40, key('account.numberMissing')),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, key('account.numberInvalid')),
  );
}

/** Brazil requires the tax number with every bank account, and PIX is Brazilian. */
export const isCpfNeeded = ({ type, country }: Pick<AccountRules, 'type' | 'country'>): boolean =>
  type === 'pix' || (type === 'bank' && country === 'BR');

export type AccountRequest = RowRequest<typeof savePayoutAccount>['body'];

/** A payout account, checked; the output has the contract's form. */
export function accountSchema(rules: AccountRules): v.GenericSchema<unknown, AccountRequest> {
  const { type, network, banks } = rules;
  const isBank = type === 'bank';
  return v.pipe(
    v.object({
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      bank_code: isBank && banks.length > 0 ? Text(20, key('account.bankMissing')) : Unused,
      bank_name: isBank && banks.length === 0 ? Text(80, key('account.bankNameMissing')) : Unused,
      account_number: numberField(rules),
      account_name: Text(80, type === 'crypto' ? key('account.walletLabelMissing') : key('account.holderMissing')),
      cpf: isCpfNeeded(rules) ? CpfField : Unused,
      is_default: v.boolean(),
    }),
    v.transform(({ bank_code, bank_name, cpf, ...given }): AccountRequest => {
      const bank = bank_name ?? banks.find(({ code }) => code === bank_code)?.name;
      return {
        ...given,
        account_type: type,
        ...(bank !== undefined && { bank_name: bank }),
        ...(bank_code !== undefined && { bank_code }),
        ...(type === 'crypto' && network !== undefined && { network }),
        ...(cpf !== undefined && { cpf }),
      };
    }),
  );
}
