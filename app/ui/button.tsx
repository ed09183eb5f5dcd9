import type { ButtonHTMLAttributes } from 'react';
import * as styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'accent' | 'quiet' | 'chrome';
  readonly isBusy?: boolean;
}

/**
 * `isBusy` keeps the button's place, name and focus while work is running: browsers remove the focus from a disabled button, so a
 * busy one only ignores presses. It needs no `disabled` beside it.
 */
export function Button(props: ButtonProps) {
  const { look = 'primary', isBusy = false, type = 'button', disabled, onClick, children, ...rest } = props;
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is always one of the valid ones
      type={type}
      className={styles.button}
      data-look={look}
      disabled={isBusy ? undefined : disabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      // Submitting a form with Enter presses its button too.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.content}>{children}</span>
    </button>
  );
}

/** For what is not the main thing to do. */
export const QuietButton = (props: Omit<ButtonProps, 'look'>) => <Button look="quiet" {...props} />;

/** Sends the form around it. */
export const SubmitButton = (props: Omit<ButtonProps, 'type'>) => <Button type="submit" {...props} />;
