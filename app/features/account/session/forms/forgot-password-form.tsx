import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { ApiError } from '#app/api/api-error.ts';
import { beside } from '#app/api/refusals/beside.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Field } from '#app/ui/field.tsx';
import {
  CodeInput,
  EmailField,
  NewPassword,
  type FormError,
  formErrorOf,
  useCode,
  useCredentialForm,
} from '#app/features/account/credentials/index.ts';
import { ForgotCodeSchema, forgotChangeSchema, type ForgotValues, type PasswordReset } from './schemas.ts';
import { useResetPasswordMutation } from '#app/features/account/session/session-api.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './session-form.module.css';

const EMPTY: ForgotValues = { email: '', code: '', password: '', confirm: '' };

type Proven = Omit<PasswordReset, 'password'>;

interface Progress {
  readonly step: 'code' | 'change';
  readonly proven: Proven;
  /** The server checks the code together with the new password, so only then is it known to be wrong. */
  readonly formError?: FormError;
}

/** Resets a forgotten password: first the code sent to the account's e-mail, then the new password. */
export function ForgotPasswordForm() {
  const dispatch = useAppDispatch();
  const [{ step, proven, formError }, setProgress] = useState<Progress>({
    step: 'code',
    proven: { email: '', code: '' },
  });
  return step === 'code' ? (
    <CodeStep
      known={proven}
      formError={formError}
      onBack={() => dispatch(overlayOpened({ kind: 'signIn' }))}
      onProven={(next) => setProgress({ step: 'change', proven: next })}
    />
  ) : (
    <ChangeStep
      proven={proven}
      onBack={() => setProgress({ step: 'code', proven })}
      onWrongCode={(why) => setProgress({ step: 'code', proven, formError: why })}
      onChanged={() => dispatch(overlayOpened({ kind: 'signIn', news: 'passwordChanged' }))}
    />
  );
}

interface CodeStepProps {
  readonly known: Proven;
  readonly formError: FormError | undefined;
  readonly onBack: () => void;
  readonly onProven: (proven: Proven) => void;
}

function CodeStep({ known, formError, onBack, onProven }: CodeStepProps) {
  const { t } = useTranslation(['session', 'shell']);
  const [isErrorShown, setErrorShown] = useState(true);
  const { form, field, value, notice, showError, read } = useCredentialForm<ForgotValues, Proven>({
    defaults: { ...EMPTY, ...known },
    schemaOf: () => ForgotCodeSchema,
    onRequest: (next) => {
      onProven(next);
      return Promise.resolve(undefined);
    },
  });
  const code = useCode('forgotPassword', value('email'));
  const codeField = field('code');
  const wrong = isErrorShown && formError !== undefined && 'key' in formError.text ? formError.text : undefined;

  async function onSend() {
    const checked = read(v.object({ email: EmailField }), 'email');
    setErrorShown(false);
    const refused = checked && (await code.send({ kind: 'email', email: checked.email }));
    if (refused !== undefined) showError(refused);
  }

  return (
    <CheckedForm {...form} className={styles.form} notice={notice}>
      <p className={muted.lead}>{t('forgot.lead')}</p>
      <Field
        {...field('email')}
        label={t('email.label')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <CodeInput
        {...codeField}
        error={
          codeField.error ?? (wrong && beside(wrong.message, t(wrong.key, { count: wrong.count ?? 0 }), wrong.key))
        }
        code={code}
        onSend={() => void onSend()}
      />
      <SubmitButton>{t('forgot.next')}</SubmitButton>
      <button type="button" className={styles.link} onClick={onBack}>
        {t('forgot.back')}
      </button>
    </CheckedForm>
  );
}

interface ChangeStepProps {
  readonly proven: Proven;
  readonly onBack: () => void;
  readonly onWrongCode: (formError: FormError) => void;
  readonly onChanged: () => void;
}

function ChangeStep({ proven, onBack, onWrongCode, onChanged }: ChangeStepProps) {
  const { t } = useTranslation(['session', 'shell']);
  const [resetPassword] = useResetPasswordMutation();
  const { form, field, value, notice, isBusy } = useCredentialForm<ForgotValues, PasswordReset>({
    defaults: { ...EMPTY, ...proven },
    schemaOf: forgotChangeSchema,
    async onRequest(request) {
      const answer = await resetPassword(request);
      if (answer.data === undefined) {
        const formError = formErrorOf(answer.error as ApiError, 'reset', 'email');
        if (formError.at !== 'code') return formError;
        onWrongCode(formError);
        return undefined;
      }
      onChanged();
      return undefined;
    },
  });

  return (
    <CheckedForm {...form} className={styles.form} notice={notice}>
      <p className={muted.lead}>{t('forgot.changeLead', { email: proven.email })}</p>
      <NewPassword field={field} value={value} label={t('password.new')} showLabel={t('password.show')} />
      <SubmitButton isBusy={isBusy}>{t('forgot.submit')}</SubmitButton>
      <button type="button" className={styles.link} onClick={onBack}>
        {t('forgot.back')}
      </button>
    </CheckedForm>
  );
}
