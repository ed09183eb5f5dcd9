import type { ComponentProps } from 'react';
import { PasswordField } from '#app/ui/password-field.tsx';

/** A payment password: six characters, which no password manager is to keep. */
export const PaymentPasswordInput = (
  props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'maxLength'>,
) => <PasswordField {...props} autoComplete="off" maxLength={6} />;
