import { printable } from '#cli/terminal/printable.ts';
import { table } from '#cli/terminal/table.ts';
import type { Tally } from './part/tally.ts';

/** The tally without times, so that it does not depend on the distribution of work. */
export function summaryOf({ slowest: _, ...tally }: Tally) {
  const sorted = <T>(of: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...tally, kinds: sorted(tally.kinds), money: sorted(tally.money), days: sorted(tally.days) };
}

export function humanSummary(tally: Tally, seconds: number): string {
  const { records, ok, differ, problems, cashedOut, elsewhere, money, kinds } = tally;
  const rate = seconds > 0 ? Math.trunc(records / seconds) : 0;
  const parts = [
    `${ok} as the engine has them`,
    `${differ} differ`,
    `${problems} unreadable`,
    ...(cashedOut > 0 ? [`${cashedOut} cashed out, not recomputed`] : []),
    ...(elsewhere > 0 ? [`${elsewhere} of other shards`] : []),
  ];
  const rows = Object.entries(money).map(([currency, { paid, owed, difference, tooMuch, tooLittle }]) =>
    [currency, paid, owed, difference, tooMuch, tooLittle].map(printable),
  );
  const sums =
    rows.length === 0 ? '' : `${table([['', 'paid', 'owed', 'difference', 'too much', 'too little'], ...rows])}\n`;
  const found = Object.entries(kinds).map(([kind, times]) => `${printable(kind)} ${times}`);
  return `${records} bets: ${parts.join(', ')} (${seconds.toFixed(1)} s, ${rate}/s)\n${found.length > 0 ? `findings: ${found.join(', ')}\n` : ''}${sums}`;
}
