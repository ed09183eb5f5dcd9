import chalk from 'chalk';
import { printable } from '#cli/frame/printable.ts';
import type { Replayed } from './replay-one.ts';

/** How a run went, in numbers. */
export interface Tally {
  ok: number;
  differ: number;
  wrong: number;
  /** With --against: how many went to the upstream, and why others did not. */
  placed: number;
  readonly inProcess: Map<string, number>;
  /** For a page: the slowest, the first that differ, and the run in parts of a hundred scenarios. */
  readonly slowest: { id: string; ms: number }[];
  readonly found: Replayed[];
  readonly parts: { total: number; differ: number }[];
  /** Why it ended before its end. */
  cutShort?: string;
}

export const newTally = (): Tally => ({
  ok: 0,
  differ: 0,
  wrong: 0,
  placed: 0,
  inProcess: new Map(),
  slowest: [],
  found: [],
  parts: [],
});

const SLOWEST_KEPT = 5;
const FOUND_KEPT = 200;
const PART = 100;

/** Counts one more, which took so many milliseconds. */
export function count(tally: Tally, replayed: Replayed, ms = 0): void {
  const { id, ok, error, upstream, inProcess } = replayed;
  const at = Math.floor((tally.ok + tally.differ + tally.wrong) / PART);
  tally[ok ? 'ok' : error ? 'wrong' : 'differ'] += 1;
  if (upstream !== undefined) tally.placed += 1;
  if (inProcess !== undefined) tally.inProcess.set(inProcess, (tally.inProcess.get(inProcess) ?? 0) + 1);
  const part = (tally.parts[at] ??= { total: 0, differ: 0 });
  part.total += 1;
  if (!ok) part.differ += 1;
  if (!ok && tally.found.length < FOUND_KEPT) tally.found.push(replayed);
  const { slowest } = tally;
  if (ms <= (slowest[SLOWEST_KEPT - 1]?.ms ?? 0)) return;
  slowest.push({ id, ms });
  slowest.sort((a, b) => b.ms - a.ms).splice(SLOWEST_KEPT);
}

/** What a person reads of a scenario: nothing when it is as expected; else expected and actual side by side, or the place. */
export function humanReport({ id, ok, differences, error }: Replayed): string {
  if (ok) return '';
  if (error) {
    const place = `${error.file}:${error.line}`;
    return `${chalk.red('wrong')}    ${printable(place)}: ${printable(id)}: ${printable(error.message)} ${chalk.dim(error.code)}\n`;
  }
  const rows = differences.map(({ key, expected, actual }) => [key, text(expected), text(actual)] as const);
  const header = ['', 'expected', 'actual'] as const;
  const width = (column: 0 | 1) => Math.max(...[header, ...rows].map((row) => row[column].length));
  const table = [header, ...rows].map(
    ([key, expected, actual]) => `  ${key.padEnd(width(0))}  ${expected.padEnd(width(1))}  ${actual}\n`,
  );
  return `${chalk.yellow('mismatch')} ${printable(id)}\n${table.join('')}`;
}

/** The one line at the end. */
export function summary({ ok, differ, wrong, placed, inProcess, cutShort }: Tally, seconds: number): string {
  const total = ok + differ + wrong;
  const rate = seconds > 0 ? Math.trunc(total / seconds) : 0;
  const parts = [`${total} scenarios: ${ok} as expected`, `${differ} differ`, `${wrong} wrong`];
  const told = [...inProcess].sort(([, a], [, b]) => b - a);
  const computed = told.reduce((sum, [, times]) => sum + times, 0);
  const where = placed + computed === 0 ? '' : `${placed} played at the upstream, ${computed} computed in process:\n`;
  const reasons = told.map(([why, times]) => `  ${String(times).padStart(5)}  ${printable(why)}\n`);
  const end = cutShort === undefined ? '' : `${chalk.red('cut short')} ${printable(cutShort)}; what is above stands\n`;
  return `${where}${reasons.join('')}${end}${parts.join(', ')} (${seconds.toFixed(2)} s, ${rate}/s)\n`;
}

function text(value: unknown): string {
  return printable(typeof value === 'string' ? value : JSON.stringify(value));
}
