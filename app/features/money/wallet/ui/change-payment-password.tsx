import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown, type ApiError } from '#app/api/api-error.ts';
import { callOnce } from '#app/api/call-once.ts';
import { useGetMemberQuery } from '#app/features/account/account/index.ts';
import {
  CodeInput,
  type FormError,
  formErrorOf,
  useCode,
  useFormErrorText as useCodeErrorText,
} from '#app/features/account/credentials/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { readPhone } from '#app/ui/phone/phone-number.ts';
import { Segments } from '#app/ui/choice/segments.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import type { RowRequest } from '#contract/rows';
import { setBankPassword } from '#contract/rows/wallet/set-bank-password';
import { changedPaymentPassword, PASSWORD_PROOFS, type PasswordProof } from './payment-password.ts';
import { moneyFormError, type MoneyFormError, unconfirmed } from './money-form-error.ts';
import { PaymentPasswordInput } from './payment-password-input.tsx';
import { type FormNotice, useFormNotice } from './use-form-notice.ts';
import type { WalletKey } from '#app/features/money/wallet/wallet-key.ts';
import * as styles from './wallet.module.css';

type Values = typeof EMPTY;
type Body = RowRequest<typeof setBankPassword>['body'];

/** What was wrong with a code, or with sending it. */
interface CodeError {
  readonly code: FormError['text'];
}

const EMPTY = { old: '', code: '', new_password: '', repeat: '' };

/**
 * Replaces the payment password: proved by the old one, or by a code if it is forgotten. One press is one attempt; the fifth
 * wrong one locks it, which is shown here as it is beside a withdrawal.
 */
export function ChangePaymentPassword({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['wallet', 'session']);
  const dispatch = useAppDispatch();
  const noticeOf = useFormNotice();
  const codeErrorText = useCodeErrorText();
  const [proof, setProof] = useState<PasswordProof>('old');
  const [notice, setNotice] = useState<FormNotice | CodeError>();
  const contact = useCodeContact();
  const code = useCode('bankPassword', contact === undefined ? '' : JSON.stringify(contact));
  const { form, field, showError, clear, isBusy } = useCheckedForm<Values, Body, MoneyFormError | CodeError>({
    defaults: EMPTY,
    schemaOf: ({ new_password }) => changedPaymentPassword(proof, new_password),
    words: (message) =>
      message.startsWith('code.') ? t(`session:${message as 'code.missing'}`) : t(`wallet:${message as WalletKey}`),
    refusal: noticeText,
    async onRequest(body): Promise<void> {
      setNotice(undefined);
      const outcome = await dispatch(callOnce(setBankPassword, { body }));
      if (outcome.ok) return onDone();
      showFailure(outcome.error);
    },
  });

  function noticeText(said: FormNotice | CodeError) {
    return typeof said === 'object' && 'code' in said ? codeErrorText(said.code) : (noticeOf(said) ?? '');
  }

  function showFailure(error: ApiError) {
    // The outcome is unknown: either password may be valid.
    if (isOutcomeUnknown(error)) return setNotice(unconfirmed('password.changeUnconfirmed', error));
    if (error.kind === 'refused' && error.reason === 'wrongCode')
      return showError('code', { code: formErrorOf(error, 'send', 'email').text });
    const refused = moneyFormError(error, 'withdraw');
    if (refused.at === 'payment_password' && proof === 'old') return showError('old', refused);
    setNotice(refused);
  }

  async function onSend() {
    if (contact === undefined) return;
    setNotice(undefined);
    const refused = await code.send(contact);
    if (refused !== undefined) setNotice({ code: refused.text });
  }

  return (
    <CheckedForm {...form} className={styles.form} notice={notice && noticeText(notice)}>
      {contact !== undefined && (
        <Segments
          label={t('wallet:password.way')}
          options={PASSWORD_PROOFS.map((value) => ({ value, text: t(`wallet:password.by.${value}`) }))}
          chosen={proof}
          onChoose={(way) => {
            setProof(way);
            setNotice(undefined);
            clear();
          }}
        />
      )}
      {proof === 'old' ? (
        <PaymentPasswordInput
          key="old"
          {...field('old')}
          label={t('wallet:password.old')}
          showLabel={t('wallet:password.showOld')}
        />
      ) : (
        <CodeInput key="code" {...field('code')} code={code} onSend={() => void onSend()} />
      )}
      <PaymentPasswordInput
        {...field('new_password')}
        label={t('wallet:password.new')}
        showLabel={t('wallet:password.showNew')}
      />
      <PaymentPasswordInput
        {...field('repeat')}
        label={t('wallet:password.repeat')}
        showLabel={t('wallet:password.showRepeat')}
      />
      <SubmitButton isBusy={isBusy}>{t('wallet:password.save')}</SubmitButton>
    </CheckedForm>
  );
}

/** Where the code goes: the verified e-mail, else the mobile number; nowhere without either. */
function useCodeContact() {
  const { data: member } = useGetMemberQuery();
  const { email = null, mobile = null } = member ?? {};
  if (email !== null) return { kind: 'email', email } as const;
  return mobile === null ? undefined : ({ kind: 'phone', ...readPhone(mobile, 'BR') } as const);
}
