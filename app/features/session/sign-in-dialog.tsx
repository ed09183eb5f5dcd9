import { Eye, EyeOff } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#app/api/error-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSignInMutation } from './session-api.ts';
import * as styles from './sign-in-dialog.module.css';

type Missing = 'account' | 'password';

/** Sign-in with an account and a password. What was typed stays when it fails. */
export function SignInDialog() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [signIn, { isLoading, error }] = useSignInMutation();
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const [isPasswordShown, setPasswordShown] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const account = String(entries.get('account')).trim();
    const password = String(entries.get('password'));
    const lacking: Missing[] = [
      ...(account === '' ? ['account' as const] : []),
      ...(password === '' ? ['password' as const] : []),
    ];
    setMissing(lacking);
    const [first] = lacking;
    if (first !== undefined) {
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    const answer = await signIn({ account, password });
    if (answer.data === undefined) return;
    const { token, fresh_token: freshToken, user_id: userId, role } = answer.data;
    dispatch(signedIn({ token, freshToken, userId, role }));
    dispatch(overlayClosed());
  }

  const text = error === undefined || !('kind' in error) ? undefined : errorText(error);
  const Toggle = isPasswordShown ? EyeOff : Eye;
  return (
    <Dialog title={t('signIn.title')} closeLabel={t('close')} onClose={() => dispatch(overlayClosed())}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {text !== undefined && <Notice kind="error">{'key' in text ? t(text.key) : text.message}</Notice>}
        <Field
          label={t('signIn.account')}
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={missing.includes('account') ? t('signIn.accountMissing') : undefined}
        />
        <Field
          label={t('signIn.password')}
          name="password"
          type={isPasswordShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={256}
          error={missing.includes('password') ? t('signIn.passwordMissing') : undefined}
          after={
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={isPasswordShown}
              aria-label={t('signIn.showPassword')}
              onClick={() => setPasswordShown(!isPasswordShown)}
            >
              <Toggle size={18} aria-hidden="true" />
            </button>
          }
        />
        <Button type="submit" isBusy={isLoading} disabled={isLoading}>
          {t('signIn.submit')}
        </Button>
        <p className={styles.note}>{t('signIn.adultsOnly')}</p>
      </form>
    </Dialog>
  );
}
