import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { PaymentPasswordField } from './payment-password.ts';
import type { WalletKey } from './wallet-key.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { useCheckedForm } from '#app/ui/use-checked-form.ts';
import { refusedTold, type MoneyForm } from './refused-told.ts';
import { useToldWords } from './use-told-words.ts';
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
 * The last step of what leaves the wallet: the payment password. It is handed over and emptied at once, so that one press is one attempt
 * and nothing keeps it.
 */
export function PaymentConfirm(props: PaymentConfirmProps) {
  const { form: kind, currency, text, isLocked, progress, onConfirm, onChange } = props;
  const { t } = useTranslation(['wallet', 'shell']);
  const words = useToldWords(currency);
  const { form, field, reset } = useCheckedForm({
    defaults: { payment_password: '' },
    schemaOf: () => Schema,
    words: (message) => t(`wallet:${message as WalletKey}`),
    onRequest({ payment_password }) {
      reset();
      onConfirm(payment_password);
    },
  });
  const input = field('payment_password');
  const told = progress?.status === 'refused' ? refusedTold(progress.error, kind) : undefined;
  const refused = told?.at === 'payment_password' ? words(told) : undefined;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isLocked && refused !== undefined) box.current?.querySelector('input')?.focus();
  }, [refused, isLocked]);

  return (
    <form {...form} className={styles.form}>
      <div ref={box}>
        <PasswordField
          {...input}
          error={input.error ?? refused}
          label={t('wallet:password.label')}
          showLabel={t('wallet:password.show')}
          autoComplete="off"
          maxLength={6}
          disabled={isLocked}
        />
      </div>
      <div className={styles.actions}>
        <Button look="quiet" disabled={isLocked} onClick={onChange}>
          {t('wallet:withdraw.change')}
        </Button>
        <Button type="submit" isBusy={isLocked} disabled={isLocked}>
          {text}
        </Button>
      </div>
    </form>
  );
}
