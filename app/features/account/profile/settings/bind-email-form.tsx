import { useTranslation } from 'react-i18next';
import { bindEmail } from '#contract/rows/account/bind-email';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import { CodeInput, formErrorOf, useCode, useCredentialForm } from '#app/features/account/credentials/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { bindEmailSchema, newEmail } from './account-schemas.ts';
import type { BindFormProps } from './bind-mobile-form.tsx';
import * as styles from './setting-row.module.css';

/** Binds an e-mail, or replaces the bound one, once its code is entered. */
export function BindEmailForm({ current, onSent, onDone }: BindFormProps) {
  const { t } = useTranslation(['session', 'profile']);
  const dispatch = useAppDispatch();
  const { form, field, value, notice, showError, read, isBusy } = useCredentialForm({
    defaults: { email: '', code: '' },
    schemaOf: () => bindEmailSchema(current),
    async onRequest(body) {
      const outcome = await dispatch(callOnce(bindEmail, { body }));
      // Also after a lost answer: the account then shows whether the e-mail is bound.
      dispatch(api.util.invalidateTags(['Member']));
      if (!outcome.ok) return formErrorOf(outcome.error, 'bind', 'email');
      onDone();
      return undefined;
    },
  });
  const code = useCode('bind', value('email'));

  async function onSend() {
    const checked = read(newEmail(current), 'email');
    if (checked === undefined) return;
    const refused = await code.send({ kind: 'email', email: checked.email });
    if (refused === undefined) onSent();
    else showError(refused);
  }

  return (
    <CheckedForm {...form} className={styles.form} notice={notice}>
      <p className={styles.hint}>{t('session:bind.lead')}</p>
      <Field
        {...field('email')}
        label={current === null ? t('session:email.label') : t('session:bind.newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <CodeInput {...field('code')} code={code} onSend={() => void onSend()} />
      <SubmitButton isBusy={isBusy}>{t('profile:save')}</SubmitButton>
    </CheckedForm>
  );
}
