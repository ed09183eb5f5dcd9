import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMIT_KINDS, LIMIT_PERIODS } from '#contract/entities';
import { AmountField } from '#app/ui/amount-field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import type { RegisterValues } from './schemas.ts';
import * as styles from './session-form.module.css';

type Field = ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'select'> & { readonly error?: string | undefined };

interface RegisterLimitsProps {
  readonly field: (name: keyof RegisterValues) => object;
  readonly currency: string;
}

/** A player's first limits, one of each kind; more can be set afterwards. */
export function RegisterLimits({ field, currency }: RegisterLimitsProps) {
  const { t } = useTranslation('protection');
  return (
    <fieldset className={styles.limits}>
      <legend>{t('limits.choose')}</legend>
      <p className={styles.lead}>{t('limits.chooseLead')}</p>
      {LIMIT_KINDS.map((kind) => (
        <div key={kind} className={styles.pair}>
          <AmountField
            {...(field(`${kind}Limit`) as Field)}
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
