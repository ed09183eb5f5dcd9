import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { bindEmail } from '#contract/rows/bind-email.ts';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField } from '#app/ui/code-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useCheckedForm } from '#app/ui/use-checked-form.ts';
import { BindEmailSchema, EmailSchema, type SessionKey } from './secure-schemas.ts';
import { useEmailCode, useFailure } from './use-email-code.ts';
import * as styles from './profile.module.css';

/** An e-mail becomes the player's once its code is typed in. */
export function BindEmailForm() {
  const { t } = useTranslation(['session', 'profile']);
  const dispatch = useAppDispatch();
  const failure = useFailure();
  const code = useEmailCode('bind');
  const [problem, setProblem] = useState<string>();
  const words = (message: string) => t(`session:${message as Exclude<SessionKey, `${string}_${string}`>}`);
  const { form, field, value, tell, isBusy } = useCheckedForm({
    defaults: { email: '', code: '' },
    schemaOf: () => BindEmailSchema,
    words,
    async onRequest(body) {
      setProblem(undefined);
      const outcome = await dispatch(callOnce(bindEmail, { body }));
      // Also where the answer was lost: the member says whether the e-mail is bound now.
      dispatch(api.util.invalidateTags(['Member']));
      if (outcome.ok) return;
      const { isCode, text } = failure(outcome.error);
      if (isCode) tell('code', text);
      else setProblem(text);
    },
  });

  async function onSend() {
    setProblem(undefined);
    const checked = v.safeParse(EmailSchema, { email: value('email') });
    if (!checked.success) return tell('email', words(checked.issues[0].message));
    setProblem(await code.send(checked.output.email));
  }

  return (
    <form {...form} className={styles.part}>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <Field {...field('email')} label={t('session:email.label')} type="email" inputMode="email" autoComplete="email" />
      <CodeField {...field('code')} {...code.input} onSend={() => void onSend()} />
      <Button type="submit" isBusy={isBusy} disabled={isBusy}>
        {t('profile:save')}
      </Button>
    </form>
  );
}
