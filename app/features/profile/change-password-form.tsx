import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#contract/rows/change-password.ts';
import { callOnce } from '#app/api/call-once.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField } from '#app/ui/code-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { useCheckedForm } from '#app/ui/use-checked-form.ts';
import { changePasswordSchema, type SessionKey } from './secure-schemas.ts';
import { useEmailCode, useFailure } from './use-email-code.ts';
import * as styles from './profile.module.css';

const EMPTY = { old: '', password: '', confirm: '', code: '' };

/** Needs a verified e-mail: the code is sent there (section 5 of the specification). */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation(['session', 'profile']);
  const dispatch = useAppDispatch();
  const failure = useFailure();
  const code = useEmailCode('changePassword');
  const [told, setTold] = useState<{ readonly kind: 'success' | 'error'; readonly text: string }>();
  const { form, field, tell, reset, isBusy } = useCheckedForm({
    defaults: EMPTY,
    schemaOf: ({ password }) => changePasswordSchema(password),
    words: (message) => t(`session:${message as Exclude<SessionKey, `${string}_${string}`>}`),
    async onRequest({ old, password, code }): Promise<void> {
      setTold(undefined);
      const outcome = await dispatch(callOnce(changePassword, { body: { old, new: password, code } }));
      if (outcome.ok) {
        reset();
        return setTold({ kind: 'success', text: t('profile:saved') });
      }
      const { isCode, text } = failure(outcome.error);
      if (isCode) return tell('code', text);
      if (outcome.error.kind === 'refused' && outcome.error.reason === 'wrongCredentials') return tell('old', text);
      setTold({ kind: 'error', text });
    },
  });

  async function onSend() {
    const problem = await code.send(email);
    setTold(problem === undefined ? undefined : { kind: 'error', text: problem });
  }

  const show = t('session:password.show');
  return (
    <form {...form} className={styles.part}>
      <h3 className={styles.title}>{t('profile:password.title')}</h3>
      {told !== undefined && <Notice kind={told.kind}>{told.text}</Notice>}
      <PasswordField
        {...field('old')}
        label={t('session:password.label')}
        showLabel={show}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('password')}
        label={t('session:password.new')}
        showLabel={t('profile:password.showNew')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirm')}
        label={t('session:password.confirm')}
        showLabel={t('session:password.showConfirm')}
        autoComplete="new-password"
      />
      <CodeField {...field('code')} {...code.input} onSend={() => void onSend()} />
      <Button type="submit" isBusy={isBusy} disabled={isBusy}>
        {t('profile:save')}
      </Button>
    </form>
  );
}
