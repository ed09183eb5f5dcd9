import { compareAmounts, convertBetween, subtractAmounts } from '#engine/money';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { holds, limitOf, removed, waits } from '#cli/services/player/core/guarded.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';

/** A limit and its pending raise keep their worth in another currency. */
export async function inOtherCurrency(own: Bench): Promise<void> {
  const { player, findings } = own;
  const options = await player.read('listCurrencies');
  const from = options.find(({ currency }) => currency === player.currency);
  const to = options.find(({ currency, status }) => status === 1 && currency !== player.currency);
  if (from === undefined || to === undefined) throw new CannotRun('the upstream has one currency');
  const change = async (unit: string) => {
    const answered = await player.ask('changeCurrency', { query: { unit } });
    if (!isDone(answered)) throw new CannotRun(`changeCurrency to ${unit} is refused: ${reasonOf(answered)}`);
    player.currency = unit;
  };
  await holds(own, 'before an exchange', 'loss', 'month', '100');
  await waits(own, 'loss', 'month', '200');
  const at = `getPlayerLimits, ${from.currency} to ${to.currency}`;
  const worth = (amount: string) => convertBetween(amount, { from: from.exchange, to: to.exchange }, to.currency);
  await change(to.currency);
  try {
    const limit = await limitOf(own, 'loss', 'month');
    const { value, next_value: next } = limit;
    findings.same('protection', at, 'currency', to.currency, 'currency' in limit && limit.currency);
    for (const [wanted, shown] of [
      [worth('100'), value],
      [worth('200'), next],
    ] as const) {
      const apart = subtractAmounts(shown ?? '0', wanted).replace('-', '');
      findings.expect('protection', compareAmounts(apart, unitOf(to.currency)) <= 0, at, `${shown}, not ${wanted}`);
    }
  } finally {
    await change(from.currency);
  }
  await removed(own, 'loss', 'month');
}
