import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { BirthDate, cpfDigits, type Identity, isCpf } from '#contract/entities';
import type { RowRequest } from '#contract/rows';
import { checkIdentity } from '#contract/rows/account/check-identity';
import type { ApiError } from '#app/api/api-error.ts';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import { beside, wordsOf } from '#app/api/refusals/beside.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './protection.module.css';

/** What the account lacks: it was asked for at registration, so only older accounts are asked again. */
type Missing = 'birth_date' | 'cpf';
const WRONG = { birth_date: 'birthDateWrong', cpf: 'cpfWrong' } as const;
type Message = 'nameMissing' | 'addressMissing' | 'birthDateWrong' | 'cpfWrong';

const NAME_MAX = 80;
const ADDRESS = { least: 5, most: 200 };

/** The details of the check; the face is looked at by the provider, whose camera step returns a reference. */
export function IdentityForm({ asks }: { readonly asks: NonNullable<Identity['asks']> }) {
  const { t } = useTranslation('protection');
  const dispatch = useAppDispatch();
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const [problem, setProblem] = useState<ApiError>();
  const { form, field, isBusy, showError } = useCheckedForm({
    defaults: { real_name: '', address: '', birth_date: '', cpf: '' },
    schemaOf: () => schemaOf(asks, missing),
    words: (message) => t(`identity.${message as Message}`),
    async onRequest(body) {
      setProblem(undefined);
      const face = asks === 'face' ? { face: crypto.randomUUID() } : {};
      const outcome = await dispatch(callOnce(checkIdentity, { body: { ...body, ...face } }));
      dispatch(api.util.invalidateTags(['Protection', 'Member']));
      if (outcome.ok) return;
      const lacking = lackingIn(outcome.error);
      if (lacking === undefined) setProblem(outcome.error);
      else setMissing([...missing, lacking]);
    },
  });

  // After the field is there: it takes the focus, and says what is to be entered.
  const onMissing = useEffectEvent((added: Missing) => showError(added, WRONG[added]));
  useEffect(() => {
    const added = missing.at(-1);
    if (added !== undefined) onMissing(added);
  }, [missing]);

  function textOf(error: ApiError): string {
    const said = wordsOf(error);
    if (error.kind === 'refused' && error.reason === 'tooManyRequests')
      return beside(said, t('identity.tooOften'), 'identity.tooOften');
    if (error.kind === 'refused' && error.reason === 'forbidden' && error.detail?.field !== 'birth_date')
      return beside(said, t('identity.otherCpf'), 'identity.otherCpf');
    return said ?? t('failed');
  }

  return (
    <CheckedForm {...form} className={stack.fit3} aria-labelledby="identity" notice={problem && textOf(problem)}>
      <p className={muted.lead}>{t(`identity.lead.${asks}`)}</p>
      <Field {...field('real_name')} label={t('identity.name')} autoComplete="name" autoCapitalize="words" />
      {asks === 'details' && (
        <Field {...field('address')} label={t('identity.address')} autoComplete="street-address" maxLength={200} />
      )}
      {missing.includes('birth_date') && (
        <Field {...field('birth_date')} label={t('identity.birthDate')} type="date" autoComplete="bday" />
      )}
      {missing.includes('cpf') && <Field {...field('cpf')} label="CPF" inputMode="numeric" autoComplete="off" />}
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy}>{t(`identity.start.${asks}`)}</SubmitButton>
      </div>
    </CheckedForm>
  );
}

const message = (key: Message) => key;
const trimmed = (least: number, most: number, key: Message) =>
  v.pipe(v.string(), v.trim(), v.minLength(least, message(key)), v.maxLength(most, message(key)));

type Details = Omit<RowRequest<typeof checkIdentity>['body'], 'face'>;

function schemaOf(asks: NonNullable<Identity['asks']>, missing: readonly Missing[]): v.GenericSchema<unknown, Details> {
  return v.object({
    real_name: trimmed(1, NAME_MAX, 'nameMissing'),
    ...(asks === 'details' && { address: trimmed(ADDRESS.least, ADDRESS.most, 'addressMissing') }),
    ...(missing.includes('birth_date') && { birth_date: BirthDateField }),
    ...(missing.includes('cpf') && { cpf: CpfField }),
  }) as v.GenericSchema<unknown, Details>;
}

const BirthDateField = v.pipe(
  v.string(),
  v.check((text) => v.is(BirthDate, text), message(WRONG.birth_date)),
);

const CpfField = v.pipe(v.string(), v.transform(cpfDigits), v.check(isCpf, message(WRONG.cpf)));

/** The detail that the upstream does not have yet. */
function lackingIn(error: ApiError): Missing | undefined {
  if (error.kind !== 'refused' || error.reason !== 'badRequest') return undefined;
  const place = error.detail?.field;
  return place === 'birth_date' || place === 'cpf' ? place : undefined;
}
