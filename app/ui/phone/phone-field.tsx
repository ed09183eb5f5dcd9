import type { ComponentPropsWithRef } from 'react';
import { Field } from '#app/ui/field.tsx';
import { DialCode } from './dial-code.tsx';
import type { DialCountry } from './dial-codes.ts';

interface PhoneFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  readonly countryLabel: string;
  /** Language of the country names. */
  readonly language: string;
  readonly country: DialCountry;
  readonly onCountry: (country: DialCountry) => void;
  readonly error?: string | undefined;
}

/** A mobile number with its dial code. */
export function PhoneField({ label, countryLabel, language, country, onCountry, ...input }: PhoneFieldProps) {
  return (
    <Field
      {...input}
      label={label}
      type="tel"
      inputMode="tel"
      before={<DialCode label={countryLabel} language={language} country={country} onCountry={onCountry} />}
    />
  );
}
