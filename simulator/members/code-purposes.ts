import { CODE_KIND, type CodeKind } from '#contract/entities/verification.ts';
import type { CodePurpose } from './verification.ts';

/** What the codes of each `kind` open. */
export const PURPOSES: Readonly<Record<CodeKind, CodePurpose>> = {
  [CODE_KIND.signIn]: 'signIn',
  [CODE_KIND.forgotPassword]: 'forgotPassword',
  [CODE_KIND.bind]: 'bind',
  [CODE_KIND.changePassword]: 'changePassword',
  [CODE_KIND.bankPassword]: 'bankPassword',
};
