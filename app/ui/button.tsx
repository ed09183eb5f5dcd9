import type { ButtonHTMLAttributes } from 'react';
import * as styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'accent' | 'quiet' | 'chrome';
  readonly isBusy?: boolean;
}

/** A button that looks like one. `isBusy` keeps its place and its name while something is on its way. */
export function Button({ look = 'primary', isBusy = false, type = 'button', children, ...rest }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is always one of the valid ones
    <button {...rest} type={type} className={styles.button} data-look={look} aria-busy={isBusy || undefined}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
