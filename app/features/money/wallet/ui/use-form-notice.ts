import { useTranslation } from 'react-i18next';
import type { WalletKey } from '#app/features/money/wallet/wallet-key.ts';
import type { MoneyFormError } from './money-form-error.ts';
import { useMoneyErrorText } from './use-money-error-text.ts';

/** Why a form was refused, kept as what it is: the language may change while it is shown. */
export type FormNotice = WalletKey | MoneyFormError;

/** Translates what stands above a form of an account; its errors have no amounts. */
export function useFormNotice() {
  const { t } = useTranslation('wallet');
  const errorText = useMoneyErrorText('');
  return (notice: FormNotice | undefined): string | undefined => {
    if (notice === undefined) return undefined;
    return typeof notice === 'string' ? t(notice) : errorText(notice);
  };
}
