import type { FaultRule } from '#simulator/faults/fault-rule.ts';
import type { Idempotency } from '#contract/brand/upstream.ts';
import type { World } from '#simulator/world/world.ts';
import { isUnsettled, selectMoneyCall, type MoneyCall } from '#app/api/money/money-slice.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import { pressMoney } from '#app/api/money/run-money.ts';
import type { AppStore } from '#app/store/store.ts';
import { FAULTS, type FaultName, type Strike } from './cases.ts';
import { openCellApp } from './cell-app.ts';
import { countDone } from './count-done.ts';
import type { InMemoryUpstream } from './in-memory-upstream.ts';

export interface Cell {
  readonly row: MoneyRowName;
  readonly fault: FaultName;
  readonly strike: Strike;
}

export interface RunningCell extends Cell {
  readonly store: AppStore;
  readonly world: World;
  readonly memberId: string;
  /** Where the press stands. */
  call(): MoneyCall | undefined;
  isSettled(): boolean;
  /** How often it was carried out. */
  done(): number;
  /** Calls of the row that reached the upstream since the press. */
  attempts(): number;
}

/** A world, a player and an app of a cell's own, ready for the press. */
export async function prepareCell(
  upstream: InMemoryUpstream,
  number: number,
  cell: Cell,
  idempotency: Idempotency,
  change: (sample: unknown) => unknown = (sample) => sample,
): Promise<RunningCell & { press(): void }> {
  const app = await openCellApp(upstream, number, cell.row, idempotency, change);
  const { world, memberId, store, sample } = app;
  const doneBefore = countDone(world, memberId, cell.row);
  const fault = FAULTS[cell.fault];
  if (fault !== undefined) {
    world.faults.add({ ...fault, row: cell.row, ...(cell.strike === 'first' && { nth: 1 }) } as FaultRule);
  }
  const call = () => selectMoneyCall(store.getState(), cell.row);
  return {
    ...cell,
    store,
    world,
    memberId,
    call,
    isSettled: () => {
      const standing = call();
      return standing !== undefined && !isUnsettled(standing);
    },
    done: () => countDone(world, memberId, cell.row) - doneBefore,
    attempts: app.attempts,
    press: () => void store.dispatch(pressMoney(cell.row, sample as never)),
  };
}
