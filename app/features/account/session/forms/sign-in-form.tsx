import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { looksLikePhone } from '#app/ui/phone/phone-number.ts';
import {
  CodeInput,
  ContactInput,
  formErrorOf,
  inOneField,
  useCode,
  useContact,
  useCredentialForm,
} from '#app/features/account/credentials/index.ts';
import { DependencyWarning } from './dependency-warning.tsx';
import { FormFoot } from './form-foot.tsx';
import { codeContactSchema, signInSchema, type Proof, type SignInValues } from './schemas.ts';
import { useSignInMutation, type SignInRequest } from '#app/features/account/session/session-api.ts';
import { useEnter } from './use-enter.ts';
import * as styles from './session-form.module.css';

const EMPTY: SignInValues = { contact: '', password: '', code: '' };

/** Sign-in by e-mail, mobile or user name in one field, with a password or, as the quick way, a code. */
export function SignInForm({ news }: { readonly news?: 'passwordChanged' | undefined }) {
  const { t } = useTranslation(['session', 'shell']);
  const dispatch = useAppDispatch();
  const { isWarned } = useRules();
  const choice = useContact();
  const { country } = choice;
  const [proof, setProof] = useState<Proof>('password');
  const enter = useEnter();
  const [signIn] = useSignInMutation();
  const { form, field, value, notice, isBusy, showError, read, clear } = useCredentialForm<SignInValues, SignInRequest>(
    {
      defaults: EMPTY,
      schemaOf: () => signInSchema(proof, country),
      async onRequest(request) {
        const answer = await signIn(request);
        if (answer.data === undefined) return refused(answer.error as ApiError, request.by);
        enter(answer.data);
        return undefined;
      },
    },
  );

  const typed = value('contact');
  const isPhone = looksLikePhone(typed);
  const code = useCode('signIn', `${isPhone ? country : ''} ${typed}`);

  function refused(error: ApiError, by: SignInRequest['by']) {
    return inOneField(
      formErrorOf(error, proof === 'code' ? 'codeSignIn' : 'signIn', by === 'phone' ? 'phone' : 'email'),
    );
  }

  async function onSend() {
    const contact = read(codeContactSchema(country), 'contact');
    const formError = contact && (await code.send(contact));
    if (formError !== undefined) showError(inOneField(formError));
  }

  const isByCode = proof === 'code';
  return (
    <CheckedForm {...form} className={styles.form} notice={notice}>
      {news !== undefined && notice === undefined && <Notice kind="success">{t('signIn.passwordChanged')}</Notice>}
      <ContactInput
        {...field('contact')}
        label={isByCode ? t('contact.label') : t('account.label')}
        choice={choice}
        isPhone={isPhone}
        autoComplete="username"
      />
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
      <SubmitButton isBusy={isBusy}>{t('signIn.submit')}</SubmitButton>
      {isWarned && <DependencyWarning />}
      <FormFoot to="register" />
    </CheckedForm>
  );
}
