import type { PushMessage } from '#contract/entities';
import type { Toast } from '#app/store/toast-slice.ts';

/**
 * The toast of each push. A settled bet is not shown as a success: the push does not say how it ended, and a return that is not
 * above the stake must not look like a win (protection).
 */
export const TOAST_OF: Readonly<Record<PushMessage['notifyType'], Omit<Toast, 'id'>>> = {
  WITHDRAW: { kind: 'successful', text: 'toast.withdrawn' },
  RECHARGE: { kind: 'successful', text: 'toast.recharged' },
  REGISTER: { kind: 'successful', text: 'toast.registered' },
  INVITE: { kind: 'successful', text: 'toast.invited' },
  RETURNED: { kind: 'warning', text: 'toast.depositReturned' },
  SETTLE: { kind: 'info', text: 'toast.betSettled' },
  CASH_OUT: { kind: 'info', text: 'toast.partCashedOut' },
};
