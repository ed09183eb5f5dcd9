import type { Transaction } from '#contract/entities';
import { addAmounts } from '#engine/money';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { checkPages, MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';

const read = ({ player }: Bench, start: number, limit: number, more: Readonly<Record<string, string>> = {}) =>
  player.read('listTransactions', { query: page(start, limit, more) });

/** Number of movements before the first bet. */
export const openStatement = async (bench: Bench): Promise<number> => (await read(bench, 0, 1)).total;

/** Each amount leads from one balance to the next, and this run's bets are there in order. */
export async function checkStatement(bench: Bench, opened: number | undefined): Promise<void> {
  const { findings, player } = bench;
  const place = 'listTransactions';
  const seen = new Map<string, Transaction>();
  const ids = await checkPages(findings, { check: 'statement', place }, async (start, limit) => {
    const { total, transactions } = await read(bench, start, limit);
    for (const each of transactions) seen.set(each.id, each);
    return { total, ids: transactions.map(({ id }) => id) };
  });
  const all = ids.map((id) => seen.get(id)).filter((each) => each !== undefined);
  const [newest] = all;
  if (newest === undefined) throw new CannotRun('the statement is empty');
  findings.same('statement', place, 'balance of the newest movement', await player.balance(), newest.balance);
  for (const [at, each] of all.entries()) {
    const before = all[at + 1];
    if (before === undefined || before.currency !== each.currency) continue;
    const sum = addAmounts(before.balance, each.amount);
    findings.same('statement', place, `balance of ${each.id} (${each.type})`, sum, each.balance);
    const isLater = Date.parse(each.at) >= Date.parse(before.at);
    findings.expect('statement', isLater, place, `${each.id} stands above the later ${before.id}`);
  }
  for (const kind of ['34', '50']) {
    const { transactions } = await read(bench, 0, MAX_PAGE, { kind });
    const others = transactions.filter((each) => String(each.kind) !== kind).map(({ id }) => id);
    findings.same('statement', `${place}, kind ${kind}`, 'movements of another kind', [], others);
  }
  const day = newest.at.slice(0, 10);
  const ofDay = await read(bench, 0, MAX_PAGE, { start_date: day, end_date: day });
  const wanted = all.filter((each) => each.at.startsWith(day)).map(({ id }) => id);
  const shown = ofDay.transactions.map(({ id }) => id);
  if (ofDay.total <= MAX_PAGE && ids.length < MAX_PAGE)
    findings.same('statement', `${place}, of a day`, 'movements', wanted, shown);
  const days = [...new Set(all.map((each) => each.at.slice(0, 10)))].filter((each) => each < day);
  const [start_date = day, end_date = day] = [days.at(-1), days[0]];
  const earlier = await read(bench, 0, MAX_PAGE, { start_date, end_date });
  if (days.length > 0 && ids.length < MAX_PAGE)
    findings.same(
      'statement',
      `${place}, of the days before`,
      'movements',
      all.filter((each) => days.includes(each.at.slice(0, 10))).map(({ id }) => id),
      earlier.transactions.map(({ id }) => id),
    );
  const never = await read(bench, 0, 5, { start_date: '2001-01-01', end_date: '2001-01-02' });
  findings.same('statement', `${place}, of a day long ago`, 'movements', 0, never.transactions.length);
  if (opened === undefined || bench.placed.length === 0) return;
  const made = all.slice(0, Math.max(0, (await read(bench, 0, 1)).total - opened));
  const [stakes, amounts] = [
    bench.placed.toReversed().map(({ stake }) => written(`-${stake}`)),
    made.map(({ amount }) => written(amount)),
  ];
  findings.same('statement', `${place}, the bets of this run`, 'amounts, newest first', stakes, amounts);
}

/** Normalizes decimals: `-0.03` is `-0.030000`. */
export const written = (amount: string): string => addAmounts(amount, '0.000000');
