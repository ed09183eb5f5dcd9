import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Field } from './field.tsx';
import * as styles from './password-field.module.css';

interface PasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: string;
  readonly showLabel: string;
  /** For password managers: a known password, a new one, or none of theirs. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** A password with a button to show it. Pasting is never prevented. While the field is locked, it is hidden. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  if (isShown && field.disabled === true) setShown(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      maxLength={256}
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          className={styles.toggle}
          disabled={field.disabled}
          aria-pressed={isShown}
          aria-label={showLabel}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}
