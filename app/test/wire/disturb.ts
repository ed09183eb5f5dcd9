import type { Cell } from './open-cell.ts';
import type { PressFrames } from './press-frames.ts';
import { until } from './quiet.ts';
import { CLOCK_STEPS, type ClockStep, WIRE_FAULTS } from './wire-faults.ts';

/** The page and the tab are away for so long. */
const AWAY_MS = 10_000;

/** How the time of a table passes. */
interface Passing {
  now(): number;
  pass(ms: number): Promise<void>;
  quiet(): Promise<void>;
  /** Pages that are opened from here on start at this time. */
  setStart(): Promise<void>;
}

/** What happens to the page of a cell after the press: it is loaded again, closed and opened again, or the network goes away. */
export async function disturb(
  cells: readonly Cell[],
  frames: PressFrames,
  { now, pass, quiet, setStart }: Passing,
): Promise<void> {
  const of = (kind: string) => cells.filter(({ fault }) => WIRE_FAULTS[fault]?.page === kind);
  for (const { proxy } of of('offline')) proxy.setOffline(true);
  for (const cell of of('reload')) await frames.reload(cell);
  for (const cell of of('reopen')) await frames.close(cell);
  for (const cell of of('storageCleared')) await clearStorage(frames, cell);
  for (const [step, byMs] of Object.entries(CLOCK_STEPS))
    for (const cell of of(step)) await setClock(frames, cell, byMs);
  await quiet();
  await pass(AWAY_MS);
  await setStart();
  for (const { proxy } of of('offline')) proxy.setOffline(false);
  for (const cell of of('reopen')) await frames.open(cell);
  const again = cells.filter((cell) => nextOf(cell) !== undefined && cell.settledAt !== undefined);
  for (const cell of again) await prepareNext(frames, cell, nextOf(cell));
  await until(() => [...of('reopen'), ...again].every(({ shown }) => shown.size > 0), 'a page did not start again');
  await quiet();
  for (const cell of again) {
    cell.settledAt = undefined;
    cell.pressedAt = now();
    cell.before = { done: cell.done(), failures: cell.failures() };
    await frames.press(cell);
  }
  await quiet();
}

const nextOf = ({ fault }: Cell) => WIRE_FAULTS[fault]?.next;

/** The player has read the outcome; then the storage is cleared or the clock is set, and the page is loaded again for the next press. */
async function prepareNext(frames: PressFrames, cell: Cell, next: ClockStep | 'storageCleared' | undefined) {
  const skew = next === undefined || next === 'storageCleared' ? 0 : CLOCK_STEPS[next];
  if (next === 'storageCleared') await clearStorage(frames, cell);
  await setClock(frames, cell, skew);
  await frames.reload(cell, { skew });
}

const clearStorage = (frames: PressFrames, cell: Cell) => frames.first(cell)?.evaluate(() => localStorage.clear());
const setClock = (frames: PressFrames, cell: Cell, byMs: number) =>
  frames.first(cell)?.evaluate((by) => window.setClock(by), byMs);
