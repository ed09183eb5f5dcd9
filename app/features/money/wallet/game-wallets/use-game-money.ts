import { useEffect, useState } from 'react';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import {
  isUnresolved,
  selectMoneyCall,
  selectOwnCall,
  type MoneyCall,
  type MoneyProgress,
} from '#app/api/money/money-slice.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { MOVE_ROWS, type GameWallet } from './game-wallets.ts';
import {
  currencyOfMove,
  dismissSeen,
  moveGameMoney,
  takeAllBack,
  type Move,
  type TakenBack,
} from './move-game-money.ts';

/**
 * Transfers between the main wallet and those of games. All four rows are locked while one is open in any tab, because the balances
 * are uncertain until then.
 */
export function useGameMoney() {
  const dispatch = useAppDispatch();
  const row = useAppSelector((state) => MOVE_ROWS.find((each) => selectOwnCall(state, each) !== undefined));
  const progress = useAppSelector((state): MoneyCall | undefined => row && selectOwnCall(state, row));
  const isOpen = useAppSelector((state) =>
    MOVE_ROWS.some((each) => {
      const call = selectMoneyCall(state, each);
      return call !== undefined && isUnresolved(call);
    }),
  );
  const [taken, setTaken] = useState<TakenBack | 'busy'>();
  // An outcome is news only where it was waited for.
  useEffect(() => () => void dispatch(dismissSeen()), [dispatch]);
  return {
    /** The row that was last pressed in this tab, its outcome, and the currency that was moved, if it is known. */
    pressed:
      row === undefined
        ? undefined
        : {
            row: row as MoneyRowName,
            progress: progress as MoneyProgress | undefined,
            currency: currencyOfMove(progress?.key),
          },
    taken,
    isLocked: taken === 'busy' || isOpen,
    move(wanted: Move) {
      setTaken(undefined);
      void dispatch(moveGameMoney(wanted));
    },
    async takeAll(wallets: readonly GameWallet[]) {
      setTaken('busy');
      setTaken(await dispatch(takeAllBack(wallets)));
    },
  };
}
