import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#app/ui/password-field.tsx';
import { PasswordHints } from './password-hints.tsx';

type Input = ComponentPropsWithRef<'input'> & { readonly error?: string | undefined };

interface NewPasswordProps {
  readonly field: (name: 'password' | 'confirm') => Input;
  readonly value: (name: 'password') => string;
  readonly label: string;
  readonly showLabel: string;
}

/** A password with its rules, and once more. */
export function NewPassword({ field, value, label, showLabel }: NewPasswordProps) {
  const { t } = useTranslation('session');
  const autoComplete = 'new-password';
  const hint = <PasswordHints password={value('password')} />;
  return (
    <>
      <PasswordField {...field('password')} {...{ label, showLabel, autoComplete, hint }} />
      <PasswordField
        {...field('confirm')}
        label={t('password.confirm')}
        showLabel={t('password.showConfirm')}
        autoComplete={autoComplete}
      />
    </>
  );
}
