import { CODE_KIND, type CodeKind } from '#contract/entities';
import type { CodePurpose } from './verification.ts';

export const PURPOSES: Readonly<Record<CodeKind, CodePurpose>> = {
  [CODE_KIND.signIn]: 'signIn',
  [CODE_KIND.forgotPassword]: 'forgotPassword',
  [CODE_KIND.bind]: 'bind',
  [CODE_KIND.changePassword]: 'changePassword',
  [CODE_KIND.bankPassword]: 'bankPassword',
};
