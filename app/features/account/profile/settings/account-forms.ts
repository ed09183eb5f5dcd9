import type { ReactNode } from 'react';

/** Forms of other features that the account section contains. */
export interface AccountForms {
  /** Shown until one is set. */
  readonly realNameForm: (onDone: () => void) => ReactNode;
  /** The first one, or a replacement. */
  readonly paymentPasswordForm: (isSet: boolean, onDone: () => void) => ReactNode;
  readonly copyButton: (code: string, label: string) => ReactNode;
}
