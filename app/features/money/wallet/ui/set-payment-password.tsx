import { useTranslation } from 'react-i18next';
import { setBankPassword } from '#contract/rows/wallet/set-bank-password';
import { callOnce } from '#app/api/call-once.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { PaymentPasswordInput } from './payment-password-input.tsx';
import { newPaymentPassword } from './payment-password.ts';
import { useMemberForm } from './use-member-form.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './wallet.module.css';

/** Nothing leaves the wallet without a payment password: the first one is set here, where it is needed. */
export function SetPaymentPassword({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation('wallet');
  const { form, field, isBusy } = useMemberForm({
    defaults: { new_password: '', repeat: '' },
    schemaOf: ({ new_password }) => newPaymentPassword(new_password),
    call: ({ new_password }) => callOnce(setBankPassword, { body: { new: new_password } }),
    onDone,
  });
  return (
    <CheckedForm {...form} className={styles.form}>
      <h3 className={styles.title}>{t('password.setTitle')}</h3>
      <p className={muted.lead}>{t('password.setLead')}</p>
      <PaymentPasswordInput {...field('new_password')} label={t('password.new')} showLabel={t('password.showNew')} />
      <PaymentPasswordInput {...field('repeat')} label={t('password.repeat')} showLabel={t('password.showRepeat')} />
      <SubmitButton isBusy={isBusy}>{t('password.save')}</SubmitButton>
    </CheckedForm>
  );
}
