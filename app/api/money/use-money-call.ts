import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { loadMoneyRow, type MoneyReceipt, type MoneyRequest } from './money-rows.ts';
import type { MoneyRowName } from './money-row-names.ts';
import { isUnsettled, outcomeDismissed, selectMoneyCall, type MoneyProgress } from './money-slice.ts';
import { pressMoney } from './run-money.ts';

export interface MoneyButton<N extends MoneyRowName> {
  /** What became of the last press; undefined before the first, and once dismissed. */
  readonly progress: MoneyProgress<MoneyReceipt<N>> | undefined;
  /** On its way or being checked: the button is locked. */
  readonly isLocked: boolean;
  readonly press: (request: Partial<MoneyRequest<N>>) => void;
  readonly dismiss: () => void;
}

/**
 * A button that moves money: its press is kept in storage, sent once or under one key, and checked until it is certain.
 *
 * @example const { press, progress, isLocked } = useMoneyCall('openDeposit'); press({ body: { channel_id, amount } })
 */
export function useMoneyCall<N extends MoneyRowName>(row: N): MoneyButton<N> {
  const dispatch = useAppDispatch();
  const progress = useAppSelector((state) => selectMoneyCall(state, row));
  // Before the press: one who has lost the connection by then is told what became of it, not that code is missing.
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
    isLocked: progress !== undefined && isUnsettled(progress),
    press,
    dismiss,
  };
}
