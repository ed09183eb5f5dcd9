import { useTranslation } from 'react-i18next';
import { bindPhone } from '#contract/rows/account/bind-phone';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import {
  CodeInput,
  PhoneInput,
  formErrorOf,
  useCode,
  useContact,
  useCredentialForm,
} from '#app/features/account/credentials/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { bindMobileSchema, newMobile } from './account-schemas.ts';
import * as styles from './setting-row.module.css';

export interface BindFormProps {
  /** What is bound now. */
  readonly current: string | null;
  readonly onSent: () => void;
  readonly onDone: () => void;
}

/** Binds a mobile number, or replaces the bound one, once its code is entered. */
export function BindMobileForm({ current, onSent, onDone }: BindFormProps) {
  const { t } = useTranslation(['session', 'profile']);
  const dispatch = useAppDispatch();
  const choice = useContact();
  const { country } = choice;
  const { form, field, value, notice, showError, read, isBusy } = useCredentialForm({
    defaults: { phone: '', code: '' },
    schemaOf: () => bindMobileSchema(country, current),
    async onRequest(body) {
      const outcome = await dispatch(callOnce(bindPhone, { body }));
      // Also after a lost answer: the account then shows whether the number is bound.
      dispatch(api.util.invalidateTags(['Member']));
      if (!outcome.ok) return formErrorOf(outcome.error, 'bind', 'phone');
      onDone();
      return undefined;
    },
  });
  const code = useCode('bind', `${country} ${value('phone')}`);

  async function onSend() {
    const checked = read(newMobile(country, current), 'phone');
    if (checked === undefined) return;
    const refused = await code.send({ kind: 'phone', ...checked.phone });
    if (refused === undefined) onSent();
    else showError(refused);
  }

  return (
    <CheckedForm {...form} className={styles.form} notice={notice}>
      <p className={styles.hint}>{t('session:bind.lead')}</p>
      <PhoneInput {...field('phone')} choice={choice} autoComplete="tel" />
      <CodeInput {...field('code')} code={code} onSend={() => void onSend()} />
      <SubmitButton isBusy={isBusy}>{t('profile:save')}</SubmitButton>
    </CheckedForm>
  );
}
