import { useTranslation } from 'react-i18next';
import { changePassword } from '#contract/rows/account/change-password';
import { callOnce } from '#app/api/call-once.ts';
import {
  CodeInput,
  NewPassword,
  formErrorOf,
  useCode,
  useCredentialForm,
} from '#app/features/account/credentials/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { changePasswordSchema } from './account-schemas.ts';
import * as styles from './setting-row.module.css';

interface ChangePasswordFormProps {
  /** The verified contact: the code is sent there (section 5 of the specification). */
  readonly email: string;
  readonly onDone: () => void;
}

/** Changes the sign-in password. A lost answer is not shown as a failure: the password may have been changed. */
export function ChangePasswordForm({ email, onDone }: ChangePasswordFormProps) {
  const { t } = useTranslation(['session', 'profile']);
  const dispatch = useAppDispatch();
  const code = useCode('changePassword', email);
  const { form, field, value, notice, showError, isBusy } = useCredentialForm({
    defaults: { old: '', password: '', confirm: '', code: '' },
    schemaOf: ({ password }) => changePasswordSchema(password),
    async onRequest({ old, password, code: typed }) {
      const outcome = await dispatch(callOnce(changePassword, { body: { old, new: password, code: typed } }));
      if (!outcome.ok) return formErrorOf(outcome.error, 'changePassword', 'email');
      onDone();
      return undefined;
    },
  });

  async function onSend() {
    const refused = await code.send({ kind: 'email', email });
    // The address is not on this form, so its errors are shown above the form.
    if (refused !== undefined) showError({ text: refused.text });
  }

  return (
    <CheckedForm {...form} className={styles.form} notice={notice}>
      {/* Password managers file the new one under it. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('old')}
        label={t('session:password.old')}
        showLabel={t('session:password.showOld')}
        autoComplete="current-password"
      />
      <NewPassword
        field={field}
        value={value}
        label={t('session:password.new')}
        showLabel={t('profile:password.showNew')}
      />
      <CodeInput {...field('code')} code={code} onSend={() => void onSend()} />
      <SubmitButton isBusy={isBusy}>{t('profile:password.submit')}</SubmitButton>
    </CheckedForm>
  );
}
