import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import { DialCode } from '#app/ui/phone/dial-code.tsx';
import { looksLikePhone, readPhone } from '#app/ui/phone/phone-number.ts';
import type { ContactChoice } from './use-contact.ts';

interface ContactInputProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  readonly choice: ContactChoice;
  /** Whether it holds a mobile number: it then has a dial code. */
  readonly isPhone: boolean;
  readonly error?: string | undefined;
}

/** One field for an e-mail or a mobile number (specification, section 5); a pasted number with a dial code chooses the country. */
export function ContactInput({ choice, isPhone, onChange, ...input }: ContactInputProps) {
  const { t, i18n } = useTranslation('session');
  const { country, setCountry } = choice;

  function onType(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    if (looksLikePhone(typed)) setCountry(readPhone(typed, country).country);
    onChange?.(event);
  }

  return (
    <Field
      {...input}
      onChange={onType}
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      {...(isPhone && {
        before: (
          <DialCode label={t('phone.country')} language={i18n.language} country={country} onCountry={setCountry} />
        ),
      })}
    />
  );
}
