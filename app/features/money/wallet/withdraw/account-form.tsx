import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savePayoutAccount } from '#contract/rows/wallet/save-payout-account';
import type { PaymentChannel, PayoutAccount } from '#contract/entities';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import { withWords } from '#app/api/refusals/error-text.ts';
import { Loaded } from '#app/features/money/wallet/ui/loaded.tsx';
import { moneyFormError, type MoneyFormError, unconfirmed } from '#app/features/money/wallet/ui/money-form-error.ts';
import { type FormNotice, useFormNotice } from '#app/features/money/wallet/ui/use-form-notice.ts';
import type { WalletKey } from '#app/features/money/wallet/wallet-key.ts';
import { useListBanksQuery } from '#app/features/money/wallet/wallet-api.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { QuietButton, SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { DIAL_COUNTRIES, guessCountry } from '#app/ui/phone/dial-codes.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { accountTypeFor } from './account-fits.ts';
import { accountSchema, isCpfNeeded, type AccountRequest, type AccountValues } from './account-schema.ts';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

interface AccountFormProps {
  /** The chosen channel: it decides which kind of account is needed. */
  readonly channel: PaymentChannel;
  readonly onSaved: (account: PayoutAccount) => void;
  readonly onCancel: () => void;
}

const NUMBER_LABEL = { bank: 'account.number', crypto: 'account.address', pix: 'account.pix' } as const;

/** A new payout account. Its numbers go straight to the upstream and into no cache. */
export function AccountForm({ channel, onSaved, onCancel }: AccountFormProps) {
  const { t, i18n } = useTranslation('wallet');
  const dispatch = useAppDispatch();
  const noticeOf = useFormNotice();
  const place = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => place.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  const [notice, setNotice] = useState<FormNotice>();
  const type = accountTypeFor(channel);
  const { network } = channel;
  const [country, setCountry] = useState<string>(type === 'pix' ? 'BR' : guessCountry(navigator.languages));
  const banks = useListBanksQuery(type === 'bank' ? country : skipToken);
  const rules = { type, country, network, banks: banks.currentData ?? [] };
  const { form, field, isBusy, showError, set } = useCheckedForm<AccountValues, AccountRequest, MoneyFormError>({
    defaults: {
      country,
      bank_code: '',
      bank_name: '',
      account_number: '',
      account_name: '',
      cpf: '',
      is_default: false,
    },
    schemaOf: (values) => accountSchema({ ...rules, country: values.country }),
    words: (message) => t(message as WalletKey, { network: network ?? '' }),
    refusal: (said) => noticeOf(said) ?? '',
    onRequest: (body) => save(body),
  });

  async function save(body: AccountRequest) {
    setNotice(undefined);
    const outcome = await dispatch(callOnce(savePayoutAccount, { body }));
    // Also after a lost answer: the list then shows whether it was saved.
    dispatch(api.util.invalidateTags(['PayoutAccounts']));
    if (outcome.ok) onSaved(outcome.data);
    else if (outcome.error.kind !== 'refused') setNotice(unconfirmed('refused.unconfirmed', outcome.error));
    else if (outcome.error.detail?.field === 'cpf')
      showError('cpf', withWords<MoneyFormError>({ text: { key: 'account.cpfInvalid' } }, outcome.error));
    else setNotice(moneyFormError(outcome.error, 'withdraw'));
  }

  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const countryField = field('country');
  return (
    <div ref={place}>
      <CheckedForm {...form} className={styles.form} notice={noticeOf(notice)}>
        <h3 className={styles.title}>{t('account.title')}</h3>
        {type === 'bank' && (
          <>
            <SelectField
              {...countryField}
              label={t('account.country')}
              autoComplete="country"
              onChange={(event) => {
                setCountry(event.target.value);
                set('bank_code', '');
                void countryField.onChange(event);
              }}
              options={DIAL_COUNTRIES.map((code) => ({ value: code, text: names.of(code) ?? code }))}
            />
            <Loaded of={[banks]} rows={1}>
              {rules.banks.length > 0 ? (
                <SelectField
                  {...field('bank_code')}
                  label={t('account.bank')}
                  options={[
                    { value: '', text: t('account.bankChoose') },
                    ...rules.banks.map(({ code, name }) => ({ value: code, text: `${name} (${code})` })),
                  ]}
                />
              ) : (
                <Field {...field('bank_name')} label={t('account.bankName')} maxLength={80} />
              )}
            </Loaded>
          </>
        )}
        <Field
          {...field('account_number')}
          label={t(NUMBER_LABEL[type])}
          inputMode={type === 'bank' ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={120}
        />
        {isCpfNeeded(rules) && (
          <Field
            {...field('cpf')}
            label={t('account.cpf')}
            inputMode="numeric"
            autoComplete="off"
            placeholder="000.000.000-00"
            maxLength={14}
          />
        )}
        <Field
          {...field('account_name')}
          label={t(type === 'crypto' ? 'account.walletLabel' : 'account.holder')}
          autoComplete={type === 'crypto' ? 'off' : 'name'}
          maxLength={80}
        />
        <Checkbox {...field('is_default')} label={t('account.makeDefault')} />
        <div className={styles.actions}>
          <QuietButton onClick={onCancel}>{t('account.cancel')}</QuietButton>
          <SubmitButton isBusy={isBusy} disabled={banks.isFetching}>
            {t('account.save')}
          </SubmitButton>
        </div>
      </CheckedForm>
    </div>
  );
}
