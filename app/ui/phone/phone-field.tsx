import { ChevronUp } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Field } from '#app/ui/field.tsx';
import { DIAL_CODES, dialOf, type DialCountry } from './dial-codes.ts';
import { Flag } from './flag.tsx';
import * as styles from './phone-field.module.css';

interface PhoneFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  readonly countryLabel: string;
  /** Language of the country names. */
  readonly language: string;
  readonly country: DialCountry;
  readonly onCountry: (country: DialCountry) => void;
  readonly error?: string | undefined;
}

/** A mobile number with its dial code. The list is the platform's own, drawn as flag and code. */
export function PhoneField({ label, countryLabel, language, country, onCountry, ...input }: PhoneFieldProps) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (
    <Field
      {...input}
      label={label}
      type="tel"
      inputMode="tel"
      before={
        <span className={styles.country}>
          <Flag country={country} className={styles.flag ?? ''} />
          <span aria-hidden="true">+{dialOf(country).code}</span>
          <ChevronUp size={14} aria-hidden="true" className={styles.arrow} />
          <select
            className={styles.select}
            aria-label={countryLabel}
            value={country}
            onChange={(event) => onCountry(event.target.value as DialCountry)}
          >
            {DIAL_CODES.map((row) => (
              <option key={row.country} value={row.country}>
                {`${names.of(row.country) ?? row.country} +${row.code}`}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
