import { useTranslation } from 'react-i18next';
import { useFormWords } from '#app/features/money/wallet/ui/use-form-words.ts';
import { WalletAmount } from '#app/features/money/wallet/ui/wallet-amount.tsx';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { transferSchema } from './transfer-schema.ts';
import type { PreparedTransfer } from './prepared-transfer.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

interface TransferFormProps {
  readonly wallet: { readonly balance: string; readonly currency: string };
  readonly isLocked: boolean;
  readonly onReview: (transfer: PreparedTransfer) => void;
}

/** The recipient and the amount. */
export function TransferForm({ wallet, isLocked, onReview }: TransferFormProps) {
  const { t } = useTranslation('wallet');
  const { currency, balance } = wallet;
  const rules = { currency, balance };
  const { form, field, amount } = useCheckedForm({
    defaults: { to: '', amount: '' },
    schemaOf: () => transferSchema(rules),
    words: useFormWords(rules),
    onRequest: onReview,
  });
  return (
    <CheckedForm {...form} className={styles.form}>
      <Field
        {...field('to')}
        disabled={isLocked}
        label={t('transfer.to')}
        hint={<span className={muted.lead}>{t('transfer.toHint')}</span>}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
      />
      <WalletAmount {...amount('amount')} rules={rules} disabled={isLocked} />
      <SubmitButton disabled={isLocked}>{t('withdraw.review')}</SubmitButton>
    </CheckedForm>
  );
}
