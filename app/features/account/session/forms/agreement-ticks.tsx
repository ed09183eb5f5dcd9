import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import * as styles from './session-form.module.css';

// Safe address: a route of this app.

type Input = ComponentPropsWithRef<'input'> & { readonly error?: string | undefined };

interface AgreementTicksProps {
  readonly terms: Input;
  readonly adult: Input;
  readonly birthDate: Input;
  readonly today: string;
  readonly isBirthDateAsked: boolean;
}

/** Acceptance of the terms, and proof of age: a date if the brand's jurisdiction requires one, else a tick. */
export function AgreementTicks({ terms, adult, birthDate, today, isBirthDateAsked }: AgreementTicksProps) {
  const { t } = useTranslation('session');
  return (
    <>
      {isBirthDateAsked ? (
        <Field
          {...birthDate}
          label={t('register.birthDate')}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today}
        />
      ) : (
        <Checkbox {...adult} label={t('register.adult')} />
      )}
      <Checkbox
        {...terms}
        label={t('register.terms')}
        after={
          // Opens a new tab, so that what was typed here stays.
          <a className={styles.link} href={paths.agreement} target="_blank" rel="noopener">
            {t('register.readTerms')}
          </a>
        }
      />
    </>
  );
}
