import type { ComponentProps, ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMIT_PERIODS, type LimitToSet } from '#contract/entities';
import { AmountField } from '#app/ui/amount-field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { placesOfLimit } from '#app/features/account/credentials/index.ts';
import type { RegisterValues } from './schemas.ts';
import * as styles from './session-form.module.css';

type Field = ComponentPropsWithRef<'select'> & { readonly error?: string | undefined };

type Amount = Pick<ComponentProps<typeof AmountField>, 'name' | 'value' | 'onEnter' | 'error'>;

interface RegisterLimitsProps {
  readonly field: (name: keyof RegisterValues) => object;
  readonly amount: (name: keyof RegisterValues) => Amount;
  readonly currency: string;
  readonly kinds: readonly LimitToSet['kind'][];
  readonly isOptional?: boolean;
}

/** A player's first limits, one of each kind, or a deposit limit that is offered; more can be set afterwards. */
export function RegisterLimits({ field, amount, currency, kinds, isOptional = false }: RegisterLimitsProps) {
  const { t } = useTranslation('protection');
  return (
    <fieldset className={styles.limits}>
      <legend>{t(isOptional ? 'limits.optional' : 'limits.choose')}</legend>
      <p className={styles.lead}>{t(isOptional ? 'limits.optionalLead' : 'limits.chooseLead')}</p>
      {kinds.map((kind) => (
        <div key={kind} className={styles.pair}>
          <AmountField
            {...amount(`${kind}Limit`)}
            places={placesOfLimit(kind, currency)}
            label={t(`kind.${kind}`)}
            currency={kind === 'session' ? t('limits.minutes') : currency}
          />
          <SelectField
            {...(field(`${kind}Period`) as Field)}
            label={t('limits.period', { kind: t(`kind.${kind}`) })}
            options={LIMIT_PERIODS.map((period) => ({ value: period, text: t(`period.${period}`) }))}
          />
        </div>
      ))}
    </fieldset>
  );
}
