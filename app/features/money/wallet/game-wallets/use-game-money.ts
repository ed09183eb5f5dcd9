import { useState } from 'react';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import { isUnresolved, selectMoneyCall, type MoneyProgress } from '#app/api/money/money-slice.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { MOVE_ROWS, type GameWallet } from './game-wallets.ts';
import { moveGameMoney, takeAllBack, type Move, type TakenBack } from './move-game-money.ts';

/**
 * Transfers between the main wallet and those of games. All four rows are locked while one is open, because the balances are
 * uncertain until then.
 */
export function useGameMoney() {
  const dispatch = useAppDispatch();
  const row = useAppSelector((state) => MOVE_ROWS.find((each) => selectMoneyCall(state, each) !== undefined));
  const progress = useAppSelector((state): MoneyProgress | undefined => row && selectMoneyCall(state, row));
  const [last, setLast] = useState<Move>();
  const [taken, setTaken] = useState<TakenBack | 'busy'>();
  return {
    /** The last pressed row and its outcome. */
    pressed: row === undefined ? undefined : ({ row, progress } as { row: MoneyRowName; progress: typeof progress }),
    last,
    taken,
    isLocked: taken === 'busy' || (progress !== undefined && isUnresolved(progress)),
    move(wanted: Move) {
      setLast(wanted);
      setTaken(undefined);
      void dispatch(moveGameMoney(wanted));
    },
    async takeAll(wallets: readonly GameWallet[]) {
      setTaken('busy');
      setTaken(await dispatch(takeAllBack(wallets, setLast)));
    },
  };
}
