import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { Segments } from '#app/ui/segments.tsx';
import {
  CodeInput,
  CONTACT_KINDS,
  type ContactKind,
  contactSchema,
  PhoneInput,
  formErrorOf,
  useCode,
  useContact,
  useCredentialForm,
} from '#app/features/account/credentials/index.ts';
import { DependencyWarning } from './dependency-warning.tsx';
import { FormFoot } from './form-foot.tsx';
import { signInSchema, type Proof, type SignInValues } from './schemas.ts';
import { useSignInMutation, type SignInRequest } from '#app/features/account/session/session-api.ts';
import { useEnter } from './use-enter.ts';
import * as styles from './session-form.module.css';

const EMPTY: SignInValues = { email: '', phone: '', password: '', code: '' };

/** Sign-in by e-mail or user name, or by mobile, with a password or, as the quick way, a code. */
export function SignInForm({ news }: { readonly news?: 'passwordChanged' | undefined }) {
  const { t } = useTranslation(['session', 'shell']);
  const dispatch = useAppDispatch();
  const { isWarned } = useRules();
  const choice = useContact();
  const { kind, country } = choice;
  const [proof, setProof] = useState<Proof>('password');
  const enter = useEnter();
  const [signIn] = useSignInMutation();
  const { form, field, value, notice, isBusy, showError, read, clear } = useCredentialForm<SignInValues, SignInRequest>(
    {
      defaults: EMPTY,
      schemaOf: () => signInSchema(kind, proof, country),
      async onRequest(request) {
        const answer = await signIn(request);
        if (answer.data === undefined)
          return formErrorOf(answer.error as ApiError, proof === 'code' ? 'codeSignIn' : 'signIn', kind);
        enter(answer.data);
        return undefined;
      },
    },
  );

  const code = useCode('signIn', `${kind} ${country} ${value(kind)}`);

  function onKind(next: ContactKind) {
    choice.setKind(next);
    clear();
  }

  async function onSend() {
    const contact = read(contactSchema(kind, country), kind);
    const formError = contact && (await code.send(contact));
    if (formError !== undefined) showError(formError);
  }

  const isByCode = proof === 'code';
  return (
    <CheckedForm {...form} className={styles.form} notice={notice}>
      {news !== undefined && notice === undefined && <Notice kind="success">{t('signIn.passwordChanged')}</Notice>}
      <Segments
        label={t('contact.label')}
        options={CONTACT_KINDS.map((value) => ({ value, text: t(`contact.${value}`) }))}
        chosen={kind}
        onChoose={onKind}
      />
      {kind === 'email' ? (
        <Field
          {...field('email')}
          label={isByCode ? t('email.label') : t('account.label')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
        />
      ) : (
        <PhoneInput {...field('phone')} choice={choice} autoComplete="username" />
      )}
      {isByCode ? (
        <CodeInput {...field('code')} code={code} onSend={() => void onSend()} />
      ) : (
        <PasswordField
          {...field('password')}
          label={t('password.label')}
          showLabel={t('password.show')}
          autoComplete="current-password"
        />
      )}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            setProof(isByCode ? 'password' : 'code');
            clear();
          }}
        >
          {isByCode ? t('signIn.usePassword') : t('signIn.useCode')}
        </button>
        {!isByCode && (
          <button
            type="button"
            className={styles.link}
            onClick={() => dispatch(overlayOpened({ kind: 'forgotPassword' }))}
          >
            {t('signIn.forgot')}
          </button>
        )}
      </div>
      <Button type="submit" isBusy={isBusy}>
        {t('signIn.submit')}
      </Button>
      {isWarned && <DependencyWarning />}
      <FormFoot to="register" />
    </CheckedForm>
  );
}
