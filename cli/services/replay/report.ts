import chalk from 'chalk';
import { printable } from '#cli/terminal/printable.ts';
import { table } from '#cli/terminal/table.ts';
import type { Case } from '#cli/services/report/cases.ts';
import type { Replayed } from './scenarios/replay-one.ts';

export interface Tally {
  ok: number;
  differ: number;
  wrong: number;
  /** With --against: scenarios played, and why others were not. */
  placed: number;
  readonly inProcess: Map<string, number>;
  /** The first differences, for the report. */
  readonly found: Replayed[];
  cutShort?: string;
}

export const newTally = (): Tally => ({
  ok: 0,
  differ: 0,
  wrong: 0,
  placed: 0,
  inProcess: new Map(),
  found: [],
});

const MAX_FOUND = 200;

export function count(tally: Tally, replayed: Replayed): void {
  const { ok, error, upstream, inProcess } = replayed;
  tally[ok ? 'ok' : error ? 'wrong' : 'differ'] += 1;
  if (upstream !== undefined) tally.placed += 1;
  if (inProcess !== undefined) tally.inProcess.set(inProcess, (tally.inProcess.get(inProcess) ?? 0) + 1);
  if (!ok && tally.found.length < MAX_FOUND) tally.found.push(replayed);
}

/** Empty for an expected result; else expected and actual side by side, or the place. */
export function humanReport({ id, ok, differences, error }: Replayed): string {
  if (ok) return '';
  if (error) {
    const place = `${error.file}:${error.line}`;
    // A line that could not be read has its place for a name.
    const named = id === place ? '' : `${printable(id)}: `;
    return `${chalk.red('wrong')}    ${printable(place)}: ${named}${printable(error.message)} ${chalk.dim(printable(error.code))}\n`;
  }
  const rows = differences.map(({ key, expected, actual }) => [printable(key), text(expected), text(actual)]);
  const compared = table([['', 'expected', 'actual'], ...rows]);
  return `${chalk.yellow('mismatch')} ${printable(id)}\n${compared.replaceAll(/^/gm, '  ')}\n`;
}

/** For CI: what only the engine computed is skipped, with the reason. */
export function caseOf({ id, ok, differences, error, inProcess }: Replayed, ms = 0): Case {
  const named = { name: id, seconds: ms / 1_000 };
  if (error) return { ...named, error: `${error.file}:${error.line}: ${error.message} (${error.code})` };
  if (ok) return { ...named, ...(inProcess !== undefined && { skipped: `computed in process: ${inProcess}` }) };
  const lines = differences.map(
    ({ key, expected, actual }) => `${key}: expected ${text(expected)}, actual ${text(actual)}`,
  );
  return { ...named, failure: lines.join('\n') };
}

export function summary({ ok, differ, wrong, placed, inProcess, cutShort }: Tally, seconds: number): string {
  const total = ok + differ + wrong;
  const rate = seconds > 0 ? Math.trunc(total / seconds) : 0;
  const parts = [`${total} scenarios: ${ok} as expected`, `${differ} differ`, `${wrong} wrong`];
  const computedWhy = [...inProcess].sort(([, a], [, b]) => b - a);
  const computed = computedWhy.reduce((sum, [, times]) => sum + times, 0);
  const where =
    placed + computed === 0
      ? ''
      : `${placed} played at the upstream, ${computed} computed in process${computed > 0 ? ':' : ''}\n`;
  const reasons = computedWhy.map(([why, times]) => `  ${String(times).padStart(5)}  ${printable(why)}\n`);
  const end =
    cutShort === undefined ? '' : `${chalk.red('cut short')} ${printable(cutShort)}; the results above are valid\n`;
  return `${where}${reasons.join('')}${end}${parts.join(', ')} (${seconds.toFixed(2)} s, ${rate}/s)\n`;
}

function text(value: unknown): string {
  return printable(typeof value === 'string' ? value : JSON.stringify(value));
}
