import { useTranslation } from 'react-i18next';
import { MONEY_RULES } from '#contract/brand';
import { LIMIT_KINDS } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { serverClock } from '#app/api/server-clock.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { localDay } from '#app/i18n/local-day.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { looksLikePhone } from '#app/ui/phone/phone-number.ts';
import {
  CodeInput,
  ContactInput,
  NewPassword,
  formErrorOf,
  inOneField,
  useCode,
  useContact,
  useCredentialForm,
} from '#app/features/account/credentials/index.ts';
import { AgreementTicks } from './agreement-ticks.tsx';
import { FormFoot } from './form-foot.tsx';
import { DependencyWarning } from './dependency-warning.tsx';
import { RegisterLimits } from './register-limits.tsx';
import { codeContactSchema, registerSchema, type RegisterValues } from './schemas.ts';
import { useRegisterMutation, type Registration } from '#app/features/account/session/session-api.ts';
import { useEnter } from './use-enter.ts';
import * as styles from './session-form.module.css';

const EMPTY = {
  contact: '',
  code: '',
  password: '',
  confirm: '',
  terms: false,
  adult: false,
  birthDate: '',
  cpf: '',
  noDepositLimit: false,
  depositLimit: '',
  depositPeriod: 'month',
  lossLimit: '',
  lossPeriod: 'month',
  stakeLimit: '',
  stakePeriod: 'month',
  sessionLimit: '',
  sessionPeriod: 'day',
} as const;

/** Registration by e-mail or mobile, in one field. The wallet push announces the welcome bonus once it is paid. */
export function RegisterForm({ inviteCode }: { readonly inviteCode: string }) {
  const { t } = useTranslation(['session', 'shell']);
  const { currency, profile } = useBrand();
  const offersDepositLimit = MONEY_RULES[profile].offersDepositLimit === true;
  const { needs, isWarned } = useRules();
  const choice = useContact();
  const { country } = choice;
  const enter = useEnter();
  const [register] = useRegisterMutation();
  const today = localDay(serverClock.gameTime());
  const { form, field, amount, value, notice, isBusy, showError, read } = useCredentialForm<
    RegisterValues,
    Registration
  >({
    defaults: { ...EMPTY, inviteCode },
    schemaOf: (values) => registerSchema(values, { country, today, needs, offersDepositLimit, currency }),
    async onRequest(request) {
      const answer = await register(request);
      if (answer.data === undefined)
        return inOneField(formErrorOf(answer.error as ApiError, 'register', request.contact.kind));
      enter(answer.data);
      return undefined;
    },
  });

  const typed = value('contact');
  const isPhone = looksLikePhone(typed);
  const code = useCode('register', `${isPhone ? country : ''} ${typed}`);

  async function onSend() {
    const contact = read(codeContactSchema(country), 'contact');
    const formError = contact && (await code.send(contact));
    if (formError !== undefined) showError(inOneField(formError));
  }

  return (
    <CheckedForm {...form} className={styles.form} notice={notice}>
      <ContactInput
        {...field('contact')}
        label={t('contact.label')}
        choice={choice}
        isPhone={isPhone}
        autoComplete="username"
      />
      <CodeInput {...field('code')} code={code} onSend={() => void onSend()} />
      <NewPassword field={field} value={value} label={t('password.label')} showLabel={t('password.show')} />
      <Field
        {...field('inviteCode')}
        label={t('register.inviteCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      {needs.includes('cpf') && (
        <Field
          {...field('cpf')}
          label={t('register.cpf')}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
      )}
      {needs.includes('limits') && (
        <RegisterLimits field={field} amount={amount} currency={currency} kinds={LIMIT_KINDS} />
      )}
      {offersDepositLimit && (
        <RegisterLimits
          field={field}
          amount={amount}
          currency={currency}
          kinds={['deposit']}
          decline={field('noDepositLimit')}
        />
      )}
      <AgreementTicks
        terms={field('terms')}
        adult={field('adult')}
        birthDate={field('birthDate')}
        today={today}
        isBirthDateAsked={needs.includes('birth_date')}
      />
      {isWarned && <DependencyWarning />}
      <Button type="submit" look="accent" isBusy={isBusy}>
        {t('register.submit')}
      </Button>
      <FormFoot to="signIn" />
    </CheckedForm>
  );
}
