import type { PushMessage } from '#contract/push.ts';
import type { Toast } from '#app/store/toast-slice.ts';

/**
 * What is told of each push. That a bet was settled is no success: the push does not say how it ended, and a return that is
 * not above the stake must not look like a win (design: protection).
 */
export const TOAST_OF: Readonly<Record<PushMessage['notifyType'], Omit<Toast, 'id'>>> = {
  WITHDRAW: { kind: 'successful', text: 'toast.withdrawn' },
  RECHARGE: { kind: 'successful', text: 'toast.recharged' },
  REGISTER: { kind: 'successful', text: 'toast.registered' },
  SETTLE: { kind: 'info', text: 'toast.betSettled' },
};
