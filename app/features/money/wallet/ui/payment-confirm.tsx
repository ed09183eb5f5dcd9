import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { PaymentPasswordField } from './payment-password.ts';
import type { WalletKey } from '#app/features/money/wallet/wallet-key.ts';
import { QuietButton, SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { moneyFormError, type MoneyForm } from './money-form-error.ts';
import { PaymentPasswordInput } from './payment-password-input.tsx';
import { useMoneyErrorText } from './use-money-error-text.ts';
import * as styles from './wallet.module.css';

interface PaymentConfirmProps {
  readonly form: MoneyForm;
  readonly currency: string;
  readonly text: string;
  readonly isLocked: boolean;
  readonly progress: MoneyProgress | undefined;
  readonly onConfirm: (password: string) => void;
  readonly onChange: () => void;
}

const Schema = v.object({ payment_password: PaymentPasswordField });

/**
 * The last step of a payment out of the wallet: the payment password. The field is cleared on submit, so that one press is one
 * attempt and the password is not kept.
 */
export function PaymentConfirm(props: PaymentConfirmProps) {
  const { form: kind, currency, text, isLocked, progress, onConfirm, onChange } = props;
  const { t } = useTranslation(['wallet', 'shell']);
  const words = useMoneyErrorText(currency);
  const { form, field, reset, showError } = useCheckedForm({
    defaults: { payment_password: '' },
    schemaOf: () => Schema,
    words: (message) => t(`wallet:${message as WalletKey}`),
    refusal: words,
    onRequest({ payment_password }) {
      reset();
      onConfirm(payment_password);
    },
  });
  useEffect(() => {
    if (isLocked || progress?.status !== 'refused') return;
    const error = moneyFormError(progress.error, kind);
    if (error.at === 'payment_password') showError('payment_password', error);
  }, [progress, isLocked, kind, showError]);

  return (
    <CheckedForm {...form} className={styles.form}>
      <PaymentPasswordInput
        {...field('payment_password')}
        label={t('wallet:password.label')}
        showLabel={t('wallet:password.show')}
        disabled={isLocked}
      />
      <div className={styles.actions}>
        <QuietButton disabled={isLocked} onClick={onChange}>
          {t('wallet:withdraw.change')}
        </QuietButton>
        <SubmitButton isBusy={isLocked}>{text}</SubmitButton>
      </div>
    </CheckedForm>
  );
}
