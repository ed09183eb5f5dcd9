import type { Idempotency } from '#contract/brand/upstream.ts';
import type { Upstream } from '#simulator/world/world.ts';
import { loadMoneyRow } from '#app/api/money/money-rows.ts';
import { MONEY_ROW_NAMES, type MoneyRowName } from '#app/api/money/money-row-names.ts';
import { FAULT_NAMES, STRIKES } from './cases.ts';
import { openInMemoryUpstream } from './in-memory-upstream.ts';
import { prepareCell, type Cell, type RunningCell } from './run-cell.ts';
import { passTime, quiesce, VIRTUAL_START_MS } from './virtual-time.ts';

/** Far beyond every deadline: what is not certain by then never will be. */
const CERTAIN_WITHIN_MS = 180_000;
/** What is carried out after the player was told must be seen as well. */
const AFTERMATH_MS = 60_000;

export interface CellResult extends Cell {
  readonly told: 'accepted' | 'refused' | 'neverDone' | 'sending' | 'checking' | 'nothing';
  /** Times it was carried out, by the books, a minute after the player was told. */
  readonly done: number;
  /** Seconds until the player was told. */
  readonly seconds: number;
  /** Calls of the row that reached the upstream. */
  readonly attempts: number;
}

/** Presses a row once under every fault; all presses run side by side, each in a world of its own. The brand says what the upstream is. */
export async function runRow(
  upstream: Upstream,
  row: MoneyRowName,
  idempotency: Idempotency = upstream === 'keyed' ? 'keyed' : 'none',
): Promise<readonly CellResult[]> {
  await loadMoneyRow(row);
  const memory = openInMemoryUpstream({ upstream, startTime: VIRTUAL_START_MS, speed: 1 });
  const cells = FAULT_NAMES.flatMap((fault) => STRIKES.map((strike): Cell => ({ row, fault, strike })));
  const running: (RunningCell & { press(): void })[] = [];
  for (const [number, cell] of cells.entries()) running.push(await prepareCell(memory, number, cell, idempotency));
  const pressedAt = Date.now();
  const toldAt = new Map<RunningCell, number>();
  for (const cell of running) cell.press();
  await passTime(
    () => {
      for (const cell of running) if (cell.isSettled() && !toldAt.has(cell)) toldAt.set(cell, Date.now());
      return toldAt.size === running.length;
    },
    CERTAIN_WITHIN_MS,
    memory.isBusy,
  );
  await passTime(() => false, AFTERMATH_MS, memory.isBusy);
  const results = running.map((cell): CellResult => ({
    row: cell.row,
    fault: cell.fault,
    strike: cell.strike,
    told: cell.call()?.status ?? 'nothing',
    done: cell.done(),
    seconds: Math.round(((toldAt.get(cell) ?? Date.now()) - pressedAt) / 1_000),
    attempts: cell.attempts(),
  }));
  await quiesce();
  memory.worlds.close();
  return results;
}

/** Rows that an upstream of the bare specification has. */
export function rowsOf(upstream: Upstream): readonly MoneyRowName[] {
  return upstream === 'keyed' ? MONEY_ROW_NAMES : MONEY_ROW_NAMES.filter((row) => row !== 'cashOut');
}
