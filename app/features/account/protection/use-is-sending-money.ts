import { selectMoneyCalls } from '#app/api/money/money-slice.ts';
import { useAppSelector } from '#app/store/hooks.ts';

/** Whether the answer to a bet or a payment is awaited: no dialog may come between. */
export function useIsSendingMoney(): boolean {
  return useAppSelector((state) => selectMoneyCalls(state).some(({ status }) => status === 'sending'));
}
