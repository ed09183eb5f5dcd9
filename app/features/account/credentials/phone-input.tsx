import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '#app/ui/phone/phone-field.tsx';
import { readPhone } from '#app/ui/phone/phone-number.ts';
import type { ContactChoice } from './use-contact.ts';

interface PhoneInputProps extends ComponentPropsWithRef<'input'> {
  readonly choice: ContactChoice;
  readonly error?: string | undefined;
}

/** The mobile number of a form; a pasted number with a dial code chooses the country. */
export function PhoneInput({ choice, onChange, ...input }: PhoneInputProps) {
  const { t, i18n } = useTranslation('session');
  const { country, setCountry } = choice;

  function onType(event: ChangeEvent<HTMLInputElement>) {
    setCountry(readPhone(event.target.value, country).country);
    onChange?.(event);
  }

  return (
    <PhoneField
      {...input}
      onChange={onType}
      label={t('phone.label')}
      countryLabel={t('phone.country')}
      language={i18n.language}
      country={country}
      onCountry={setCountry}
    />
  );
}
