import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { loadMoneyRow, type MoneyReceipt, type MoneyRequest } from './money-rows.ts';
import type { MoneyRowName } from './money-row-names.ts';
import { isUnresolved, outcomeDismissed, selectMoneyCall, selectOwnCall, type MoneyProgress } from './money-slice.ts';
import { pressMoney } from './run-money.ts';

export interface MoneyButton<N extends MoneyRowName> {
  /** State of the last press in this tab; undefined before the first one, and once dismissed. */
  readonly progress: MoneyProgress<MoneyReceipt<N>> | undefined;
  /** Running or being checked, in any tab: the button is locked. */
  readonly isLocked: boolean;
  readonly press: (request: Partial<MoneyRequest<N>>) => void;
  readonly dismiss: () => void;
}

/**
 * A button that moves money: its press is stored, sent once or under one key, and reconciled until the outcome is certain.
 *
 * @example const { press, progress, isLocked } = useMoneyCall('openDeposit'); press({ body: { channel_id, amount } })
 */
export function useMoneyCall<N extends MoneyRowName>(row: N): MoneyButton<N> {
  const dispatch = useAppDispatch();
  const progress = useAppSelector((state) => selectOwnCall(state, row));
  const isLocked = useAppSelector((state) => {
    const call = selectMoneyCall(state, row);
    return call !== undefined && isUnresolved(call);
  });
  // Load the code before the press, so that a player who goes offline still gets the outcome.
  useEffect(() => {
    loadMoneyRow(row).catch(() => undefined);
  }, [row]);
  const press = useCallback(
    (request: Partial<MoneyRequest<N>>) => void dispatch(pressMoney(row, request)),
    [dispatch, row],
  );
  const dismiss = useCallback(() => void dispatch(outcomeDismissed(row)), [dispatch, row]);
  return {
    progress: progress as MoneyButton<N>['progress'],
    isLocked,
    press,
    dismiss,
  };
}
