import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setBankPassword } from '#contract/rows/wallet/set-bank-password';
import { isOutcomeUnknown } from '#app/api/api-error.ts';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import { moneyFormError, unconfirmed } from './money-form-error.ts';
import { type FormNotice, useFormNotice } from './use-form-notice.ts';
import type { WalletKey } from '#app/features/money/wallet/wallet-key.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { newPaymentPassword } from './payment-password.ts';
import * as styles from './wallet.module.css';

/** Nothing leaves the wallet without a payment password: the first one is set here, where it is needed. */
export function SetPaymentPassword({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation('wallet');
  const dispatch = useAppDispatch();
  const noticeOf = useFormNotice();
  const [notice, setNotice] = useState<FormNotice>();
  const { form, field, isBusy } = useCheckedForm({
    defaults: { new_password: '', repeat: '' },
    schemaOf: ({ new_password }) => newPaymentPassword(new_password),
    words: (message) => t(message as WalletKey),
    async onRequest({ new_password }) {
      setNotice(undefined);
      const outcome = await dispatch(callOnce(setBankPassword, { body: { new: new_password } }));
      // Also after a lost answer: the account then shows whether there is one.
      dispatch(api.util.invalidateTags(['Member']));
      if (outcome.ok) return onDone?.();
      const { error } = outcome;
      setNotice(
        isOutcomeUnknown(error) ? unconfirmed('refused.unconfirmed', error) : moneyFormError(error, 'withdraw'),
      );
    },
  });
  return (
    <CheckedForm {...form} className={styles.form} notice={noticeOf(notice)}>
      <h3 className={styles.title}>{t('password.setTitle')}</h3>
      <p className={styles.lead}>{t('password.setLead')}</p>
      <PasswordField
        {...field('new_password')}
        label={t('password.new')}
        showLabel={t('password.showNew')}
        autoComplete="off"
        maxLength={6}
      />
      <PasswordField
        {...field('repeat')}
        label={t('password.repeat')}
        showLabel={t('password.showRepeat')}
        autoComplete="off"
        maxLength={6}
      />
      <SubmitButton isBusy={isBusy}>{t('password.save')}</SubmitButton>
    </CheckedForm>
  );
}
